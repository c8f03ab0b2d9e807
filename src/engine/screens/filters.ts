import { getPath, wordsOf } from '../../rules';
import type { FilterOptionView, FilterView, JsonObject, ScreenChoice } from '../model';
import type { CompiledFilter } from '../../journey';
import { plain } from '../text';
import type { Reading } from './reading';

/** A filter with what is chosen in it. */
export interface SetFilter {
  readonly filter: CompiledFilter;
  readonly initial: readonly string[];
  readonly chosen: readonly string[];
}

/**
 * What is chosen. A value that a filter of options does not offer is as none. A box that is ticked
 * stays ticked, also when no item has its value: else all items would stand unasked.
 */
export function setFilters(
  filters: readonly CompiledFilter[],
  choice: ScreenChoice,
  reading: Reading,
): readonly SetFilter[] {
  return filters.map((filter) => {
    const given = choice.filters?.[filter.id];
    const named = typeof given === 'string' ? [given] : (given ?? []);
    if (filter.of !== null)
      return { filter, initial: [], chosen: named.filter((value) => value !== '') };
    const initial = [wordsOf(reading.value(filter.initial))];
    const chosen = named.filter((value) => filter.options.some((each) => each.value === value));
    return { filter, initial, chosen: chosen.length > 0 ? chosen.slice(0, 1) : initial };
  });
}

/** Whether an item stays. Boxes of which none is ticked keep all. */
export function keeps({ filter, chosen }: SetFilter, item: JsonObject, reading: Reading): boolean {
  if (filter.of !== null)
    return chosen.length === 0 || chosen.includes(wordsOf(getPath(item, filter.of.value)));
  const option = filter.options.find(({ value }) => chosen.includes(value));
  return option === undefined || reading.holds(option.keep, item);
}

/** `left`: what the other filters keep of the items. */
export function filterView(
  set: SetFilter,
  left: readonly JsonObject[],
  items: readonly JsonObject[],
  reading: Reading,
): FilterView {
  const { filter, initial, chosen } = set;
  return {
    id: filter.id,
    label: reading.fill(filter.label),
    as: filter.as,
    chosen,
    initial,
    options: optionsOf(set, items, reading).map((option) => ({
      ...option,
      count: left.filter((item) => keeps({ ...set, chosen: [option.value] }, item, reading)).length,
    })),
    others: reading.fill(filter.others),
  };
}

type Offered = Omit<FilterOptionView, 'count'>;

function optionsOf(
  { filter, chosen }: SetFilter,
  items: readonly JsonObject[],
  reading: Reading,
): readonly Offered[] {
  const { of } = filter;
  if (of === null) {
    return filter.options.map(({ value, label }) => ({
      value,
      label: reading.fill(label),
      always: true,
    }));
  }
  const found = new Map<string, Offered>();
  for (const item of items) {
    const raw = getPath(item, of.value);
    const value = wordsOf(raw);
    if (value === '' || found.has(value)) continue;
    const label = wordsOf(getPath(item, of.label));
    found.set(value, { value, label: [label], always: false });
  }
  for (const { value: raw, label } of filter.always) {
    const value = wordsOf(raw);
    found.set(value, {
      value,
      label: found.get(value)?.label ?? reading.fill(label),
      always: true,
    });
  }
  for (const value of chosen) {
    if (found.has(value)) continue;
    const label = filter.notListed.length > 0 ? reading.fill(filter.notListed) : [value];
    found.set(value, { value, label, always: false });
  }
  return [...found.values()].sort((a, b) => nameOf(a).localeCompare(nameOf(b), reading.locale));
}

const nameOf = ({ label }: Offered): string => plain(label);
