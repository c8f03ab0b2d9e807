import type { FilterView, ScreenChoice, ScreenView } from '../../engine';

/**
 * What is chosen, as the screen shows it: what is as the screen begins is not kept,
 * and neither is what a query made by hand asked for in vain.
 */
function chosenOn({ filters, order, orders }: ScreenView): ScreenChoice {
  return {
    filters: Object.fromEntries(
      filters
        .filter(isChanged)
        .map(({ id, as, chosen }) => [id, as === 'boxes' ? chosen : (chosen[0] ?? '')]),
    ),
    order: order === orders[0]?.id ? null : order,
  };
}

export function withFilter(
  shown: ScreenView,
  { id }: FilterView,
  chosen: readonly string[],
): ScreenChoice {
  const filters = shown.filters.map((each) => (each.id === id ? { ...each, chosen } : each));
  return chosenOn({ ...shown, filters });
}

export const withOrder = (shown: ScreenView, order: string): ScreenChoice =>
  chosenOn({ ...shown, order });

/** Every filter as it begins; the order stays. */
export const withoutFilters = (shown: ScreenView): ScreenChoice => ({
  ...chosenOn(shown),
  filters: {},
});

/** Whether anything is chosen otherwise than it begins. */
export const isFiltered = ({ filters }: ScreenView): boolean => filters.some(isChanged);

const isChanged = ({ chosen, initial }: FilterView): boolean =>
  chosen.join(' ') !== initial.join(' ');
