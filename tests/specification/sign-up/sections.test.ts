import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { disagreements, none } from '../disagreements';
import { compareOrder, compareReady } from './compare-ready';
import { compareWay } from './compare-sections';
import { compareStage } from './compare-stages';
import { asShipped, ofPlans } from './kinds';
import { compareRule, elsewhere } from './rules';
import { sections } from './tables';

const { rows, stages, calls, completeSwitch } = sections;

describe('the sections of the sign-up', () => {
  it('are met by each household in this order', () => {
    none(disagreements(rows, (row) => compareWay(asShipped, row), ofPlans('ways')));
  });

  it('come onto the page only behind valid ones', () => {
    none(disagreements(stages, (row) => compareStage(asShipped, row), ofPlans('stages')));
  });

  it('make Complete Switch available once all is valid, and else say what is missing', () => {
    const compare = (row: (typeof completeSwitch.rows)[number]) => compareReady(asShipped, row);
    none(disagreements(completeSwitch.rows, compare, ofPlans('Complete Switch')));
  });

  it('are saved in this order', () => {
    none(disagreements(calls, (row) => compareOrder(asShipped, row), ofPlans('calls')));
  });

  const own = completeSwitch.rules.filter(({ says }) => !Object.hasOwn(elsewhere, says));

  it.each(own)('$says', ({ says }) => {
    none(compareRule(asShipped, says));
  });

  it.each(Object.entries(elsewhere))('“%s” is held where it is drawn', (says, { file, name }) => {
    expect(completeSwitch.rules.map((rule) => rule.says)).toContain(says);
    expect(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')).toContain(name);
  });

  it('row by row', () => {
    const tables = [rows, stages, completeSwitch.rows, completeSwitch.rules, calls];
    expect(tables.map(({ length }) => length)).toEqual([100, 22, 95, 6, 9]);
  });
});
