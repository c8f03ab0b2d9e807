import { describe, expect, it } from 'vitest';
import { withQuestions } from './households';

const inUsage = () => withQuestions().open('usageGas');

describe('gas usage', () => {
  it('USE-17 another type of figure resets the cost', () => {
    const player = inUsage().answer('usageGas', { usageType: 0, cost: 900 });
    player.answer('usageGas', { usageType: 1 });
    expect(player.at('gasUsage.cost')).toBeNull();
  });

  it('USE-19 usage is required for kWh', () => {
    const player = inUsage().answer('usageGas', { usageType: 1, usage: null });
    expect(player.continue('usageGas').error('usageGas', 'usage')).toBe('Gas usage is required');
  });

  it('USE-20 cost is required for pounds', () => {
    const player = inUsage().answer('usageGas', { usageType: 0 });
    expect(player.continue('usageGas').error('usageGas', 'cost')).toBe('Gas cost is required');
  });

  // From the specification's own table: yearly, monthly, quarterly (decision 1).
  const table = [
    ['USE-24', 'cost', 0, 1, 120, 9000],
    ['USE-25', 'cost', 0, 2, 10, 750],
    ['USE-26', 'cost', 0, 3, 30, 2250],
    ['USE-30', 'usage', 1, 1, 1, 200_000],
    ['USE-31', 'usage', 1, 2, 1, 16_600],
    ['USE-32', 'usage', 1, 3, 1, 50_000],
  ] as const;
  const cases = table.flatMap(([clause, field, usageType, usageUnit, min, max]) =>
    [
      { amount: min - 1, fits: false },
      { amount: min, fits: true },
      { amount: max, fits: true },
      { amount: max + 1, fits: false },
    ].map((one) => ({ ...one, clause, field, usageType, usageUnit, min, max })),
  );

  it.each(cases)(
    '$clause $field of $amount for unit $usageUnit is taken: $fits',
    ({ field, usageType, usageUnit, amount, fits, min, max }) => {
      const player = inUsage().answer('usageGas', { usageType, usageUnit, [field]: amount });
      const error = player.error('usageGas', field);
      if (fits) expect(error).toBeNull();
      else
        expect(error?.replaceAll(',', '')).toContain(
          `must be between ${String(min)} & ${String(max)}.`,
        );
      expect(player.section('usageGas').verdict).toBe(fits ? 'valid' : 'invalid');
    },
  );
});
