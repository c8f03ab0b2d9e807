import { getPath, wordsOf } from '../../rules';
import type {
  CompiledFilter,
  FilterOptionView,
  FilterView,
  JsonObject,
  ScreenChoice,
} from '../model';
import { plain } from '../text';
import type { Reading } from './reading';

/** A filter with what is chosen in it. */
export interface SetFilter {
  readonly filter: CompiledFilter;
  readonly initial: readonly string[];
  readonly chosen: readonly string[];
}

/** What is chosen; a value that the filter does not offer is as none. */
export function setFilters(
  filters: readonly CompiledFilter[],
  choice: ScreenChoice,
  items: readonly JsonObject[],
  reading: Reading,
): readonly SetFilter[] {
  return filters.map((filter) => {
    const offered = new Set(optionsOf(filter, items, reading).map(({ value }) => value));
    const initial = filter.of === null ? [wordsOf(reading.value(filter.initial))] : [];
    const given = choice.filters?.[filter.id];
    const named = (typeof given === 'string' ? [given] : (given ?? [])).filter((value) =>
      offered.has(value),
    );
    const chosen = filter.of === null ? named.slice(0, 1) : named;
    return { filter, initial, chosen: chosen.length > 0 ? chosen : initial };
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
    options: optionsOf(filter, items, reading).map((option) => ({
      ...option,
      count: left.filter((item) => keeps({ ...set, chosen: [option.value] }, item, reading)).length,
    })),
    others: reading.fill(filter.others),
  };
}

type Offered = Omit<FilterOptionView, 'count'>;

function optionsOf(
  filter: CompiledFilter,
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
    found.set(value, { value, label: [label], always: filter.always.includes(raw) });
  }
  return [...found.values()].sort((a, b) => nameOf(a).localeCompare(nameOf(b), reading.locale));
}

const nameOf = ({ label }: Offered): string => plain(label);
