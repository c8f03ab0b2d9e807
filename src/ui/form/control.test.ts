import { expect, it } from 'vitest';
import type { FieldView, OptionView } from '../../engine';
import { withDistinctOptions } from './control';

const option = (value: string, label: string): OptionView => ({
  ...{ value, label, hint: [], pictogram: null, unavailable: false, unavailableReason: [] },
});
const view = (options: readonly OptionView[]) =>
  ({ name: 'address', optionsFrom: 'addresses', options }) as unknown as FieldView;

it('what was looked up and names a value twice is offered once', () => {
  const twice = view([option('1', 'One'), option('2', 'Two'), option('1', 'One again')]);
  expect(withDistinctOptions(twice).options?.map(({ label }) => label)).toEqual(['One', 'Two']);
});

it('a view without such options stays the same object', () => {
  const once = view([option('1', 'One'), option('2', 'Two')]);
  expect(withDistinctOptions(once)).toBe(once);
});
