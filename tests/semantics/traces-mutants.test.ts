/** Bugs put into the engine by hand, one of a kind: the cases find each, and so do random traces. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runs } from '../full';
import { changesOf, type Mutant } from '../doubt/mutants/run-in';
import { root } from '../doubt/simulator/bundle';
import found from './traces/mutants/mutants.json';
import { playWith } from './traces/mutants/with-change';

const mutants: readonly Mutant[] = found.mutants;
const seed = 20260115;
const most = 2000;

it.each(mutants)('$id is one change of the text that is there', (mutant) => {
  for (const { file, find } of changesOf(mutant)) {
    const path = join(root, file);
    expect(existsSync(path) ? readFileSync(path, 'utf8').split(find).length : 0).toBe(2);
  }
});

describe.runIf(runs(false, true))('a bug put in by hand', () => {
  it.each(mutants)(
    '$id is found by the cases and by random traces',
    async (mutant) => {
      const play = await playWith(mutant);
      const cases = play.cases();
      const traces = play.traces(seed, most);
      process.stdout.write(
        `${mutant.id}: ${cases.length} cases, first at trace ${String(traces)}\n`,
      );
      expect(cases).not.toEqual([]);
      expect(traces).not.toBeNull();
    },
    600_000,
  );
});
