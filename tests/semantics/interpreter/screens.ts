/** W: what a screen shows. */
import { allows, asText, equal, holds, inside, isObject, list, object, own, string } from './rules';
import { several, value, values } from './rules';
import { scope, type World } from './sections';
import { cases, fill } from './texts';
import type { Choice, Json } from '../subject';

interface Chosen {
  readonly id: string;
  readonly said: Json;
  readonly values: readonly string[];
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly keep: Json;
  }[];
}
/** W3: whether an item stays, with these options chosen. */
function stays(
  w: World,
  { said, options }: Chosen,
  item: Json,
  values: readonly string[],
): boolean {
  const of = own(said, 'of');
  if (of !== null)
    return values.length === 0 || values.includes(asText(inside(item, string(own(of, 'value')))));
  const option = options.find((one) => one.value === values[0]);
  return !option || allows(option.keep, scope(w, { item }));
}
/** W3 */
function filterOf(w: World, said: Json, items: readonly Json[], choice: Choice): Chosen {
  const id = string(own(said, 'id'));
  const picked = several(choice.filters[id] ?? null).map(string);
  const of = own(said, 'of');
  const s = scope(w);
  const offered = list(own(said, 'options')).map((one) => ({
    value: string(own(one, 'value')),
    label: fill(own(one, 'label'), s, true),
    keep: own(one, 'keep'),
  }));
  if (of === null) {
    const choice_ = picked.find((one) => offered.some((option) => option.value === one));
    return {
      id,
      said,
      values: [choice_ ?? asText(value(own(said, 'initial'), s))],
      options: offered,
    };
  }
  const at = (item: Json, key: string): string => asText(inside(item, string(own(of, key))));
  const all = items.map((item) => ({
    value: at(item, 'value'),
    label: at(item, 'label'),
    keep: null,
  }));
  const boxes = all.filter(
    (one, i) => one.value !== '' && all.findIndex((o) => o.value === one.value) === i,
  );
  const options = boxes.toSorted((a, b) => a.label.localeCompare(b.label, w.journey.locale));
  return {
    id,
    said,
    values: picked.filter((one) => boxes.some((box) => box.value === one)),
    options,
  };
}
/** W5 */
function sorted(w: World, items: readonly Json[], order: Json): readonly Json[] {
  if (order === null) return items;
  const by = (item: Json): Json => value(own(order, 'by'), scope(w, { item }));
  const turn = own(order, 'descending') === true ? -1 : 1;
  return items.toSorted((x, y) => {
    const [a, b] = [by(x), by(y)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return turn * (a - b);
    return turn * asText(a).localeCompare(asText(b), w.journey.locale);
  });
}
/** W6 */
function itemView(w: World, screen: Json, item: Json): Json {
  const s = scope(w, { item });
  const standing = (all: Json): readonly Json[] =>
    list(all).filter((one) => allows(own(one, 'when'), s));
  return {
    id: keyOf(screen, item),
    values: values(own(screen, 'values'), s),
    badges: standing(own(own(screen, 'badges'), 'each')).map((one) => ({
      id: own(one, 'id'),
      text: fill(own(one, 'text'), s),
      hint: fill(own(one, 'hint'), s),
    })),
    details: list(inside(item, string(own(own(screen, 'details'), 'key')) || '-'))
      .map(asText)
      .filter((line) => line !== ''),
    actions: standing(own(screen, 'actions')).map((one) => ({
      id: own(one, 'id'),
      label: fill(own(one, 'label'), s),
      sequence: own(one, 'sequence'),
      with: values(own(one, 'with'), s),
    })),
  };
}
/** W2 */
const keyOf = (screen: Json, item: Json): string =>
  list(own(screen, 'key'))
    .map((key) => asText(inside(item, string(key))))
    .join('/');
/** W8 */
function table(w: World, said: Json): Json[] {
  const s = scope(w);
  const columns = list(own(said, 'columns'));
  const cell = (group: Json, row: Json, column: Json): string => {
    const path = own(own(group, 'of'), string(own(column, 'id')));
    const item = path === null ? null : s.read(string(path));
    const of = scope(w, { item });
    return isObject(item) && allows(own(row, 'when'), of) ? cases(own(row, 'text'), of) : '';
  };
  const say = (of: Json, key: string): Json => fill(own(of, key), s);
  const groups = list(own(said, 'groups')).map((group) => ({
    id: own(group, 'id'),
    title: say(group, 'title'),
    first: own(group, 'first'),
    rows: list(own(group, 'rows'))
      .map((row) => ({
        label: say(row, 'label'),
        hint: say(row, 'hint'),
        cells: columns.map((column) => cell(group, row, column)),
      }))
      .filter(({ cells }) => cells.some((one) => one !== '')),
  }));
  const there = groups.filter(({ rows }) => rows.length > 0);
  if (there.length === 0 || !allows(own(said, 'when'), s)) return [];
  const heads = columns.map((column) => ({ id: own(column, 'id'), title: say(column, 'title') }));
  return [
    {
      id: own(said, 'id'),
      title: say(said, 'title'),
      lead: say(said, 'lead'),
      columns: heads,
      groups: there,
    },
  ];
}
/** W1–W8 */
export function screenView(w: World, name: string, choice: Choice): Json {
  const screen = own(w.journey.screens, name);
  const s = scope(w);
  const from = own(screen, 'from');
  const there = s.read(string(isObject(from) ? own(from, 'one') : from));
  const items = (isObject(from) ? [there] : list(there)).filter(isObject);
  const filters = list(own(screen, 'filters')).map((said) => filterOf(w, said, items, choice));
  const stay = (changed?: Chosen, values: readonly string[] = []): Json[] =>
    items.filter((item) =>
      filters.every((one) => stays(w, one, item, one === changed ? values : one.values)),
    );
  const shown = stay();
  const orders = list(own(screen, 'orders'));
  const order = orders.find((one) => own(one, 'id') === choice.order) ?? orders[0] ?? null;
  const count = (rule: Json): number =>
    shown.filter((item) => holds(rule, scope(w, { item }))).length;
  const low = (by: Json, item: Json): number => {
    const v = value(by, scope(w, { item }));
    return typeof v === 'number' ? v : Infinity;
  };
  const offers = list(own(screen, 'offers')).map((offer) => {
    const [by, v] = [own(offer, 'by'), string(own(offer, 'value'))];
    const least = Math.min(...shown.map((item) => low(by, item)));
    const filter = filters.find(({ id }) => id === own(offer, 'filter'));
    const hidden = filter
      ? stay(filter, [v]).filter((item) => !shown.includes(item) && low(by, item) < least)
      : [];
    return { id: own(offer, 'id'), filter: own(offer, 'filter'), value: v, count: hidden.length };
  });
  return {
    total: items.length,
    first: own(screen, 'first'),
    order: own(order, 'id'),
    orders: orders.map((one) => ({
      id: own(one, 'id'),
      label: fill(own(one, 'label'), s),
    })),
    counts: Object.fromEntries(
      Object.entries(object(own(screen, 'counts'))).map(([key, rule]) => [key, count(rule)]),
    ),
    items: sorted(w, shown, order).map((item) => itemView(w, screen, item)),
    filters: filters.map((one) => ({
      id: one.id,
      label: fill(own(one.said, 'label'), s),
      as: own(one.said, 'as'),
      chosen: one.values,
      initial: own(one.said, 'of') === null ? [asText(value(own(one.said, 'initial'), s))] : [],
      others: fill(own(one.said, 'others'), s),
      options: one.options.map((option) => ({
        value: option.value,
        label: option.label,
        always:
          own(one.said, 'of') === null ||
          list(own(one.said, 'always')).some((v) => equal(asText(v), option.value)),
        count: stay(one, [option.value]).length,
      })),
    })),
    cards: list(own(screen, 'cards'))
      .filter((one) => allows(own(one, 'when'), s))
      .map((one) => ({ id: own(one, 'id'), after: own(one, 'after') })),
    offers: shown.length === 0 ? [] : offers.filter((offer) => offer.count > 0),
    tables: list(own(screen, 'tables')).flatMap((said) => table(w, said)),
  };
}
