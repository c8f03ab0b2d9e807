import { describe, expect, it } from 'vitest';
import { codes, compile, type Diagnostic } from '../../../src/compiler';
import { parking, parkingContract } from '../../../src/compiler/fixtures/parking';
import { payment } from '../../../src/compiler/fixtures/payment';
import { loadOwnModules } from '../../own-modules';
import { applyExample } from './apply-example';
import { explanations, type Example } from '.';

const clauses = new Set(['PARK-01', 'PARK-20', 'PARK-21']);

/** The findings of the parking permit with a piece of it as the example has it. */
async function findings(
  { at, beside, pays }: Example,
  file: string,
  piece: string | null,
): Promise<readonly Diagnostic[]> {
  const files = new Map([...(pays ? payment() : parking()), ...Object.entries(beside ?? {})]);
  if (piece === null) files.delete(file);
  else files.set(file, applyExample(files.get(file) ?? '', at, piece));
  const modules = await loadOwnModules(files);
  return compile(files, parkingContract, { modules, clauses }).diagnostics;
}

/** The same with the example put right. */
function rightFindings(example: Example): Promise<readonly Diagnostic[]> {
  const { rightFile, rightAt } = example;
  const right = { ...example, at: rightAt ?? example.at };
  return findings(right, rightFile ?? example.file, example.right);
}

it('every code has an explanation, and nothing else has', () => {
  expect(Object.keys(explanations).sort()).toEqual(Object.keys(codes).sort());
});

describe.each(Object.entries(explanations))('%s', (code, { means, why, example }) => {
  it('gives that code for what it calls wrong', async () => {
    const found = await findings(example, example.file, example.wrong);
    expect(found.map((each) => each.code)).toContain(code);
  });

  it('gives no finding for what it calls right', async () => {
    // A piece of a journey need not say who reads its answers, or uses its operator.
    const elsewhere = code === 'JC538' ? null : code === 'JC108' ? 'JC519' : 'JC538';
    const found = await rightFindings(example);
    const others = found.filter((each) => each.code !== elsewhere);
    expect(others).toEqual([]);
  });

  it('is said in whole sentences', () => {
    for (const text of [means, why]) expect(text).toMatch(/^([A-Z`]|\w+\.json).*\.$/);
  });
});
