import { describe, expect, it } from 'vitest';
import { createRunner, hasPassed, readSuite } from '../../src/scenarios';
import { runs } from '../full';
import { files, shipped, type Edit } from './shipped';

interface Directory {
  readonly entries: Readonly<Record<string, { readonly variant: string }>>;
  readonly otherwise: { readonly variant: string };
}

const file = 'suppliers/directory.json';
const { entries, otherwise } = JSON.parse(files.get(file) ?? '') as Directory;
const suite = readSuite(files);
const own = suite.scenarios.filter(
  ({ at }) => at.file === 'scenarios/personal-details/suppliers.json',
);

/** Where the directory names each variant, once. */
const places = [
  ...Object.entries(entries).map(([id, { variant }]) => ({
    at: ['entries', id, 'variant'],
    variant,
  })),
  { at: ['otherwise', 'variant'], variant: otherwise.variant },
];
const pairs = places.flatMap((one, index) =>
  places.slice(index + 1).map((other, behind) => ({ one, other, isNext: behind === 0 })),
);

describe('TER-03 TER-04 two variants that change places in the directory', () => {
  it('are those of all thirteen screens', () => {
    expect(new Set(places.map(({ variant }) => variant)).size).toBe(13);
    expect(pairs).toHaveLength(78);
  });

  // Each compiles the whole journey: the neighbours always, all others in the full test.
  it.each(
    runs(
      pairs.filter(({ isNext }) => isNext),
      pairs,
    ),
  )('$one.variant and $other.variant: a scenario of the suppliers says so', ({ one, other }) => {
    const edits: readonly Edit[] = [
      { file, at: one.at, value: other.variant },
      { file, at: other.at, value: one.variant },
    ];
    const { journey, engine } = shipped(...edits);
    const runner = createRunner(journey, engine, suite);
    expect(own.some((scenario) => !hasPassed(runner.run(scenario)))).toBe(true);
  });
});
