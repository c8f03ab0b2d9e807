import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/engine';
import { shipped } from '../unit/shipped';
import { compareOpeningTicks } from './opening-ticks';
import table from './opening-ticks.json';

const asShipped = shipped();
const defaultOf901 = (value: Json) =>
  shipped({
    file: 'suppliers/simplicity.json',
    at: ['fields', 'gasSmartMeterInstalled', 'opens', 'value'],
    value,
  });

describe('CUS-07 CUS-08 TER-30 TER-31 TER-32 TER-36 TER-42 TER-43 TER-54 the terms of every supplier open', () => {
  it('as the table says, row by row', () => {
    expect(compareOpeningTicks(asShipped)).toEqual([]);
  });

  it('for every supplier, fuel and pair of meters', () => {
    expect(table.rows).toHaveLength(156);
  });

  it('and a default that ticks “none” alone is found', () => {
    const broken = defaultOf901({ '===': [{ var: 'gasSmartMeterInstalled' }, true] });
    const found = compareOpeningTicks(broken);
    expect(found.every((line) => line.startsWith('Simplicity'))).toBe(true);
    const both = 'gasElectricity, gas meter smart, electricity meter smart';
    const words = `Simplicity, ${both}: gasSmartMeterInstalled is true, not false`;
    expect(found.filter((line) => line.startsWith(words))).toHaveLength(1);
  });
});
