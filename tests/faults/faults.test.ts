import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { readConfiguration, readContract } from '../../tools/project';
import { runs } from '../full';
import type { FaultGroup } from './fault';
import { makeFaults } from './make-faults';
import { measure } from './measure';
import { table } from './table';

const folder = join(import.meta.dirname, '../../journey-config');
const files = readConfiguration(folder);
const contract = readContract(folder, files);
// One of each class here, to be quick; `npm run faults` makes three, from any seed.
const faults = makeFaults(files, 1, contract, 1);
const played = runs(
  faults.filter((_, at) => at % 5 === 0),
  faults,
);

describe('seeded faults', () => {
  it('are the same for the same seed, and others for another', () => {
    const descriptions = (seed: number): readonly string[] =>
      makeFaults(files, seed, contract, 1).map(({ id, description }) => `${id} ${description}`);
    expect(descriptions(1)).toEqual(faults.map(({ id, description }) => `${id} ${description}`));
    expect(descriptions(2)).not.toEqual(descriptions(1));
  });

  it('are many, of many kinds, all over the configuration', () => {
    expect(faults.length).toBeGreaterThanOrEqual(150);
    expect(new Set(faults.map((fault) => fault.class)).size).toBeGreaterThanOrEqual(100);
    expect(new Set(faults.map(({ file }) => file)).size).toBeGreaterThanOrEqual(40);
    for (const { edits } of faults)
      for (const [path, text] of Object.entries(edits)) expect(text).not.toBe(files.get(path));
  });

  it(
    'are found: 95 of 100, and every one of syntax, names and variants',
    { timeout: patiently(300_000) },
    () => {
      const outcomes = measure(files, contract, played);
      const found = outcomes.filter(({ findings }) => findings.length > 0);
      const missed = (group: FaultGroup): readonly string[] =>
        outcomes
          .filter(({ fault, findings }) => fault.group === group && findings.length === 0)
          .map(({ fault }) => `${fault.id}: ${fault.file}: ${fault.description}`);
      expect(missed('syntax')).toEqual([]);
      expect(missed('dangling')).toEqual([]);
      expect(missed('unmapped')).toEqual([]);
      expect(found.length / outcomes.length, table(outcomes)).toBeGreaterThanOrEqual(0.95);
      for (const { fault, findings } of found)
        for (const { line, column, message } of findings)
          expect([line > 0, column > 0, message !== ''], fault.id).toEqual([true, true, true]);
    },
  );
});
