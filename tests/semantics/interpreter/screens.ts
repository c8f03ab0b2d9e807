/** W: what a screen shows. */
import { isObject, list, mapped, own, picked, string } from '../json';
import { fill, filled } from './texts';
import { allows, asText, at, holds, isNumber, value, values } from './values';
import { file, scope, type World } from './world';
import type { Choice, Json } from '../subject';

interface Filter {
  readonly said: Json;
  readonly chosen: readonly string[];
  readonly options: readonly { value: string; label: string; keep: Json }[];
}
const textAt = (item: Json, key: Json): string => asText(at(item, string(key)));
const standing = (w: World, all: Json, item: Json = null): Json[] =>
  list(all).filter((one) => allows(own(one, 'when'), scope(w, { item })));
/** W3: whether an item stays, with these options chosen. */
function stays(w: World, filter: Filter, item: Json, chosen: readonly string[]): boolean {
  const of = own(filter.said, 'of');
  if (of !== null) return chosen.length === 0 || chosen.includes(textAt(item, own(of, 'value')));
  const option = filter.options.find((one) => one.value === chosen[0]);
  return !option || allows(option.keep, scope(w, { item }));
}
/** W3: the boxes that always stand, and their words where no item has the value. */
const alwaysOf = (said: Json): { value: string; label: Json }[] =>
  list(own(said, 'always')).map((one) =>
    isObject(one)
      ? { value: asText(own(one, 'value')), label: own(one, 'label') }
      : { value: asText(one), label: asText(one) },
  );
/** W3: the boxes of a filter with `of`: each value with the first item that has it. */
function boxes(w: World, said: Json, items: readonly Json[], chosen: readonly string[]) {
  const of = own(said, 'of');
  const labels = items.map((item) =>
    [own(of, 'value'), own(of, 'label')].map((k) => textAt(item, k)),
  );
  const first = labels.filter(([v], i) => v !== '' && labels.findIndex(([one]) => one === v) === i);
  const options = first.map(([value = '', label = '']) => ({ value, label, keep: null }));
  const notListed = own(said, 'notListed');
  const more = [
    ...alwaysOf(said),
    ...chosen.map((value) => ({ value, label: string(notListed) === '' ? value : notListed })),
  ];
  for (const { value, label } of more) {
    if (options.some((one) => one.value === value)) continue;
    options.push({ value, label: fill(label, scope(w), true), keep: null });
  }
  return options.toSorted((a, b) => a.label.localeCompare(b.label, w.journey.locale));
}
/** W3: a filter with what it offers, and what is chosen. */
function filterOf(w: World, said: Json, items: readonly Json[], choice: Choice): Filter {
  const of = own(said, 'of');
  const written = list(own(said, 'options')).map((one) => {
    const label = fill(own(one, 'label'), scope(w), true);
    return { value: string(own(one, 'value')), label, keep: own(one, 'keep') };
  });
  const picked = [choice.filters[string(own(said, 'id'))] ?? []].flat();
  if (of !== null) {
    const chosen = picked.filter((one) => one !== '');
    return { said, options: boxes(w, said, items, chosen), chosen };
  }
  const offered = picked.find((one) => written.some((option) => option.value === one));
  return { said, options: written, chosen: [offered ?? initial(w, said)] };
}
const initial = (w: World, said: Json): string => asText(value(own(said, 'initial'), scope(w)));
/** W5 */
function sorted(w: World, items: readonly Json[], order: Json): readonly Json[] {
  if (order === null) return items;
  const by = (item: Json): Json => value(own(order, 'by'), scope(w, { item }));
  const turn = own(order, 'descending') === true ? -1 : 1;
  return items.toSorted((x, y) => {
    const [a, b] = [by(x), by(y)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (isNumber(a) && isNumber(b)) return turn * (a - b);
    return turn * asText(a).localeCompare(asText(b), w.journey.locale);
  });
}
/** W2, W6 */
function itemView(w: World, screen: Json, item: Json): Json {
  const s = scope(w, { item });
  const keys = list(own(screen, 'key'));
  const badges = standing(w, at(screen, 'badges.each'), item);
  const said = badges.flatMap((one) => list(own(one, 'says')));
  const details = list(at(item, string(at(screen, 'details.key')) || '-')).map(asText);
  return {
    id: keys.map((key) => textAt(item, key)).join('/'),
    values: values(own(screen, 'values'), s),
    badges: badges.map((one) => {
      return { id: own(one, 'id'), ...filled(one, s, 'text', 'hint') };
    }),
    details: details.filter((line) => line !== '' && !said.includes(line)),
    actions: standing(w, own(screen, 'actions'), item).map((one) => ({
      ...picked(one, 'id', 'sequence'),
      ...filled(one, s, 'label'),
      with: values(own(one, 'with'), s),
    })),
  };
}
/** W8: whose numbers add up to less than another's, and to no more than anybody's. */
function lowest(columns: readonly (readonly number[])[]): boolean[] {
  const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const others = columns.filter(({ length }) => length > 0).map(total);
  return columns.map((own) => {
    const mine = total(own);
    return own.length > 0 && others.every((one) => one >= mine) && others.some((one) => one > mine);
  });
}
/** W8 */
function table(w: World, said: Json): Json[] {
  const s = scope(w);
  const columns = list(own(said, 'columns'));
  const cellOf = (group: Json, row: Json, column: Json) => {
    const item = s.read(string(own(own(group, 'of'), string(own(column, 'id')))));
    const of = scope(w, { item });
    const cell = isObject(item) && allows(own(row, 'when'), of) ? fill(own(row, 'text'), of) : '';
    if (cell === '') return { cell, note: '', figures: {} };
    const note = own(row, 'note');
    const figures = Object.entries(values(own(row, 'figures'), of)).filter(([, one]) =>
      isNumber(one),
    );
    return {
      cell,
      note: note === null ? '' : fill(note, of),
      figures: Object.fromEntries(figures),
    };
  };
  const groups = list(own(said, 'groups')).map((group) => {
    const rows = list(own(group, 'rows')).map((row) => {
      const each = columns.map((column) => cellOf(group, row, column));
      return {
        ...filled(row, s, 'label', 'hint'),
        cells: each.map(({ cell }) => cell),
        notes: each.map(({ note }) => note),
        figures: each.map(({ figures }) => figures),
        lowest: lowest(each.map(({ figures }) => Object.values(figures).filter(isNumber))),
      };
    });
    const full = rows.filter(({ cells }) => cells.some((one) => one !== ''));
    return { ...picked(group, 'id', 'first'), ...filled(group, s, 'title'), rows: full };
  });
  const there = groups.filter(({ rows }) => rows.length > 0);
  if (there.length === 0) return [];
  const heads = columns.map((one) => ({ ...picked(one, 'id'), ...filled(one, s, 'title') }));
  const texts = filled(said, s, 'title', 'lead');
  return [{ ...picked(said, 'id'), ...texts, columns: heads, groups: there }];
}
/** Z32 */
function offerOf(w: World, said: Json): Json {
  if (said === null) return null;
  const s = scope(w);
  const button = own(said, 'button');
  return {
    ...filled(said, s, 'before', 'title', 'text', 'note'),
    button: button && { ...filled(button, s, 'label'), ...picked(button, 'goTo') },
  };
}
/** W1–W8; null for a name that none has. */
export function screenView(w: World, name: string, choice: Choice): Json {
  const screen = file(w, 'screens', name);
  if (own(screen, 'id') === null) return null;
  const s = scope(w);
  const { from = null, first = null } = screen;
  const there = s.read(string(own(from, 'one') ?? from));
  const items = (isObject(from) ? [there] : list(there)).filter(isObject);
  const filters = list(own(screen, 'filters')).map((said) => filterOf(w, said, items, choice));
  const staying = (changed?: Filter, chosen: readonly string[] = []): Json[] =>
    items.filter((item) =>
      filters.every((one) => stays(w, one, item, one === changed ? chosen : one.chosen)),
    );
  const shown = staying();
  const orders = list(own(screen, 'orders'));
  const order = orders.find((one) => own(one, 'id') === choice.order) ?? orders[0] ?? null;
  /** W7 */
  const hidden = (offer: Json): number => {
    const price = (item: Json): number => {
      const by = value(own(offer, 'by'), scope(w, { item }));
      return isNumber(by) ? by : Infinity;
    };
    const lowest = Math.min(...shown.map(price));
    const filter = filters.find(({ said }) => own(said, 'id') === own(offer, 'filter'));
    const others = filter ? staying(filter, [string(own(offer, 'value'))]) : [];
    return others.filter((item) => !shown.includes(item) && price(item) < lowest).length;
  };
  const offers = list(own(screen, 'offers')).map((offer) => {
    return { ...picked(offer, 'id', 'filter', 'value'), count: hidden(offer) };
  });
  const count = (rule: Json): number =>
    shown.filter((item) => holds(rule, scope(w, { item }))).length;
  return {
    total: items.length,
    first,
    order: own(order, 'id'),
    orders: orders.map((one) => ({ ...picked(one, 'id'), ...filled(one, s, 'label') })),
    counts: mapped(own(screen, 'counts'), count),
    items: sorted(w, shown, order).map((item) => itemView(w, screen, item)),
    filters: filters.map((filter) => ({
      ...picked(filter.said, 'id', 'as'),
      ...filled(filter.said, s, 'label', 'others'),
      chosen: filter.chosen,
      initial: own(filter.said, 'of') === null ? [initial(w, filter.said)] : [],
      options: filter.options.map((option) => ({
        value: option.value,
        label: option.label,
        always:
          own(filter.said, 'of') === null ||
          alwaysOf(filter.said).some(({ value }) => value === option.value),
        count: staying(filter, [option.value]).length,
      })),
    })),
    cards: standing(w, own(screen, 'cards')).map((one) => {
      return { ...picked(one, 'id', 'after'), offer: offerOf(w, own(one, 'offer')) };
    }),
    offers: offers.filter(({ count }) => shown.length > 0 && count > 0),
    tables: standing(w, own(screen, 'tables')).flatMap((said) => table(w, said)),
  };
}
