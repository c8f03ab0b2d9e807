import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { brandsIn, compile, createShapeValidators } from '../../src/compiler';
import type { Json } from '../../src/engine';
import { diffJourneys, type JourneyDiff } from '../../src/prover';
import { readConfiguration, readContract } from '../../tools/project';

const folder = join(import.meta.dirname, '../../journey-config');
const files = readConfiguration(folder);
const contract = readContract(folder, files);

function compiled(given: ReadonlyMap<string, string>, brand: string | null) {
  const { journey, origins, diagnostics } = compile(given, contract, { traced: true, brand });
  if (journey === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return { journey, origins, validators: createShapeValidators(journey) };
}

/** The shipped journey against itself with a place of a file otherwise. */
function diffTo(
  edit: readonly [file: string, at: readonly (string | number)[], value: Json] | null,
  brand: string | null = null,
): JourneyDiff {
  const copy = new Map(files);
  if (edit !== null) {
    const [file, at, value] = edit;
    const text = copy.get(file) ?? '';
    copy.set(file, applyEdits(text, modify(text, [...at], value, {})));
  }
  const [before, after] = [compiled(files, brand), compiled(copy, brand)];
  return diffJourneys(before.journey, after.journey, {
    origins: { before: before.origins, after: after.origins },
    validators: [before.validators, after.validators],
  });
}

describe('the shipped journey', () => {
  it.each([null, ...brandsIn(files)])('is the same as itself, under %s', (brand) => {
    expect(diffTo(null, brand)).toMatchObject({ differences: [], incomplete: [], notReplayed: 0 });
  });

  it('whose credit check of E.ON is required with a smart meter alone says of whom more', () => {
    const rule = {
      or: [
        { '===': [{ var: 'terms.gasSmartMeterInstalled' }, true] },
        { '===': [{ var: 'terms.electricitySmartMeterInstalled' }, true] },
      ],
    };
    const at = ['fields', 'happyToReceiveCreditCheck', 'required', 'when'];
    const { differences } = diffTo(['suppliers/eon.json', at, rule]);
    expect(differences).toMatchObject([
      {
        kinds: ['consents', 'required'],
        what: 'the consent `eon/credit-check` (`happyToReceiveCreditCheck` of `terms@eon`)',
        says: ['must be answered'],
        counts: { lost: 0 },
        because: [],
        examples: [
          {
            before: false,
            after: true,
            household: { answers: { 'terms.gasSmartMeterInstalled': true } },
          },
        ],
      },
    ]);
    expect(differences[0]?.counts?.gained).toBeGreaterThan(0);
  });

  it('whose consent is reworded under its version says so, and of its words nothing else', () => {
    const at = ['fields', 'happyToReceiveCreditCheck', 'title'];
    const { differences } = diffTo(['suppliers/eon.json', at, 'A credit check may be made.']);
    expect(differences).toMatchObject([
      { kinds: ['consent-text', 'consents'], says: ['under the same version 1 says'] },
    ]);
  });

  it('that requires a question no more says of whom, once for all sheets that ask it', () => {
    const at = ['fields', 'supplier', 'required'];
    const { differences } = diffTo(['steps/current-tariff/supplier-gas.json', at, false]);
    const required = differences.filter(({ kinds }) => kinds.includes('required'));
    expect(required).toMatchObject([
      {
        what: 'the question `supplier` of `supplierCombined`',
        also: [
          'the question `supplier` of `supplierGas`',
          'the question `supplier` of `supplierElectricity`',
        ],
        says: ['must be answered'],
        counts: { gained: 0 },
        examples: [{ before: true, after: false }],
      },
    ]);
  });
});
