import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile, createShapeValidators, renderDiagnostic } from '../src/compiler';
import { createEngine } from '../src/engine';
import { createProver, prove } from '../src/prover';
import { runCli } from '../tools/cli/run-cli';
import { captureTerminal } from '../tools/cli/testing/capture-terminal';
import { readConfiguration, readContract } from '../tools/project';
import { holdScenarios } from './hold-scenarios';

/**
 * Tests that nothing is found in a journey or proved against it, and that its scenarios hold and
 * come to each outcome of each rule.
 *
 * @param folder the one in which its `journey-config` is.
 * @param among a file of its scenarios.
 * @param rules more than so many are looked at.
 */
export function holdJourney(folder: string, among: string, rules = 100): void {
  const config = join(folder, 'journey-config');
  const files = readConfiguration(config);
  const { journey, diagnostics, origins, policies } = compile(files, readContract(config, files), {
    traced: true,
  });
  if (journey === null)
    throw new Error(
      diagnostics.map((one) => renderDiagnostic(one, files.get(one.file) ?? null)).join('\n'),
    );
  const validators = createShapeValidators(journey);

  it('compiles without a finding', () => {
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  it('has nothing proved against it, and nothing left out', () => {
    const { findings, looked } = prove(createProver(journey, { validators }), origins, policies);
    expect(findings.map(({ message }) => message)).toEqual([]);
    expect(looked).toMatchObject({ incomplete: [], notReplayed: 0 });
    expect(looked.rules).toBeGreaterThan(rules);
  });

  holdScenarios(files, journey, createEngine(journey, validators), among);

  it('has scenarios that come to each outcome of each rule', async () => {
    const terminal = captureTerminal({ cwd: folder });
    expect(await runCli(['test', '--coverage'], terminal)).toBe(0);
    for (const what of ['rules', 'outcomes', 'branches'])
      expect(terminal.output).toMatch(new RegExp(`^${what} +100\\.0 %`, 'm'));
  });
}
