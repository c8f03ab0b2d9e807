import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile, createShapeValidators, renderDiagnostic } from '../../src/compiler';
import { createEngine } from '../../src/engine';
import { createProver, prove } from '../../src/prover';
import { runCli } from '../../tools/cli/run-cli';
import { captureTerminal } from '../../tools/cli/testing/capture-terminal';
import { readConfiguration, readContract } from '../../tools/project';
import { holdScenarios } from '../hold-scenarios';

const folder = join(import.meta.dirname, 'journey-config');
const files = readConfiguration(folder);
const { journey, diagnostics, origins, policies } = compile(files, readContract(folder, files), {
  traced: true,
});
if (journey === null)
  throw new Error(
    diagnostics.map((one) => renderDiagnostic(one, files.get(one.file) ?? null)).join('\n'),
  );
const validators = createShapeValidators(journey);

it('the survey compiles without a finding', () => {
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

it('nothing is proved against it, and nothing is left out', () => {
  const { findings, looked } = prove(createProver(journey, { validators }), origins, policies);
  expect(findings.map(({ message }) => message)).toEqual([]);
  expect(looked).toMatchObject({ incomplete: [], notReplayed: 0 });
  expect(looked.rules).toBeGreaterThan(40);
});

holdScenarios(files, journey, createEngine(journey, validators), 'scenarios/sending.json');

it('what is asked of a person in a dwelling stays as long as the dwellings do', async () => {
  const terminal = captureTerminal({ cwd: import.meta.dirname });
  expect(await runCli(['data'], terminal)).toBe(0);
  const row = terminal.output.split('\n').find((line) => line.includes('`person.pay`')) ?? '';
  expect(row).toContain('stored 30 days');
  expect(row).not.toContain('not stored');
});

it('its scenarios come to each outcome of each rule', async () => {
  const terminal = captureTerminal({ cwd: import.meta.dirname });
  expect(await runCli(['test', '--coverage'], terminal)).toBe(0);
  for (const what of ['rules', 'outcomes', 'branches'])
    expect(terminal.output).toMatch(new RegExp(`^${what} +100\\.0 %`, 'm'));
});
