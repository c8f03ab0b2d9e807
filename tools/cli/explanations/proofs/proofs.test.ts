import { describe, expect, it } from 'vitest';
import { compile, createShapeValidators, type Diagnostic } from '../../../../src/compiler';
import { parking, parkingContract } from '../../../../src/compiler/fixtures/parking';
import { payment } from '../../../../src/compiler/fixtures/payment';
import { createProver, proofCodes, prove, type ProofFinding } from '../../../../src/prover';
import { applyExample } from '../apply-example';
import type { Example } from '../explanation';
import { proofs } from './proofs';

interface Found {
  readonly diagnostics: readonly Diagnostic[];
  readonly proved: readonly ProofFinding[];
}

/** What is said of the parking permit with a piece of it as the example has it. */
function findings({ at, beside, file, pays }: Example, piece: string): Found {
  const files = new Map([...(pays ? payment() : parking()), ...Object.entries(beside ?? {})]);
  files.set(file, applyExample(files.get(file) ?? '', at, piece));
  const { journey, diagnostics, origins, policies } = compile(files, parkingContract, {
    traced: true,
  });
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  const prover = createProver(journey, { validators: createShapeValidators(journey) });
  return { diagnostics, proved: prove(prover, origins, policies).findings };
}

it('the permit itself has no findings', () => {
  const { at, file } = proofs.JP305.example;
  expect(
    findings({ ...proofs.JP305.example, at, file }, proofs.JP305.example.right).proved,
  ).toEqual([]);
});

it('every code has an explanation, and nothing else has', () => {
  expect(Object.keys(proofs).sort()).toEqual(Object.keys(proofCodes).sort());
});

describe.each(Object.entries(proofs))('%s', (code, { means, why, example }) => {
  it('is found in what is called wrong', () => {
    const { proved } = findings(example, example.wrong ?? '');
    expect(proved.map((each) => each.code)).toContain(code);
  });

  it('is not found in what is called right', () => {
    const { proved } = findings(example, example.right);
    expect(proved.map((each) => each.message)).toEqual([]);
  });

  it('is said in whole sentences', () => {
    for (const text of [means, why]) expect(text).toMatch(/^([A-Z`]|\w+\.json).*\.$/);
  });
});
