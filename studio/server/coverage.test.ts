import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createShapeValidators } from '../../src/compiler';
import { createEngine } from '../../src/engine';
import { createCoverage, createRunner } from '../../src/scenarios';
import type { Covering } from '../model/protocol';
import { coveredBy } from './coverage';
import { openDesk, readyOf } from './desk';

const folder = join(import.meta.dirname, '../../tests/permit/journey-config');
const desk = await openDesk(folder, [], true);

describe('what the scenarios play', () => {
  it('is known once all are played, slice by slice', () => {
    let covering: Covering = coveredBy(desk, 0);
    expect(covering).toMatchObject({ played: 1, covered: null });
    expect(coveredBy(desk, 0).played).toBe(2);
    covering = coveredBy(desk, Infinity);
    expect(covering.played).toBe(covering.all);
    expect(covering.covered).not.toBeNull();
  });

  it('is what `journey test --coverage` counts', () => {
    const { covered } = coveredBy(desk, Infinity);
    const { journey, origins, suite } = readyOf(desk);
    if (origins === null || covered === null) throw new Error('it is not known');
    const coverage = createCoverage(journey, origins);
    const engine = createEngine(journey, createShapeValidators(journey), coverage.observe);
    const { run } = createRunner(journey, engine, suite);
    for (const scenario of suite.scenarios) run(scenario);
    const { rules, outcomes, branches, gaps } = coverage.report();
    const sum = (key: 'reached' | 'all') => rules[key] + outcomes[key] + branches[key];
    expect(covered.shares['']).toEqual({ reached: sum('reached'), all: sum('all') });
    expect(covered.gaps).toHaveLength(gaps.length);
  });

  it('is counted anew for another draft', async () => {
    const known = coveredBy(desk, Infinity);
    const stage = { file: 'journey.json', pointer: '/stages/1', was: 'Done', value: 'Ready' };
    const other = await openDesk(folder, [stage], true);
    expect(coveredBy(other, 0)).toMatchObject({ played: 1, covered: null });
    expect(known.covered).not.toBeNull();
  });
});
