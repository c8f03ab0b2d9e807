import type {
  CompiledCardOffer,
  CompiledOffer,
  CompiledOrder,
  CompiledScreen,
  CompiledTable,
  CompiledTableGroup,
  CompiledTableRow,
} from '../../journey';
import { isObject, wordsOf } from '../../rules';
import type {
  CardOfferView,
  Json,
  JsonObject,
  OfferView,
  ScreenChoice,
  ScreenView,
  TableRowView,
  TableView,
  Text,
} from '../model';
import { filterView, keeps, type SetFilter, setFilters } from './filters';
import { itemsOf, type Reading } from './items';

/** What the screen shows for what somebody chose on it. */
export function screenView(
  screen: CompiledScreen,
  choice: ScreenChoice,
  reading: Reading,
): ScreenView {
  const items = itemsOf(screen, reading);
  const filters = setFilters(screen.filters, choice, reading);
  const order = screen.orders.find(({ id }) => id === choice.order) ?? screen.orders[0] ?? null;
  // Worked out once for each filter: the counts of every other need it too.
  const kept = filters.map((each) => new Set(items.filter((item) => keeps(each, item, reading))));
  const leftBy = (sets: readonly ReadonlySet<JsonObject>[]) =>
    items.filter((item) => sets.every((set) => set.has(item)));
  const left = leftBy(kept);
  const leftWithout = (index: number) => leftBy(kept.filter((_, other) => other !== index));
  return {
    items: order === null ? left : sorted(left, order, reading),
    total: items.length,
    first: screen.first,
    order: order?.id ?? null,
    orders: screen.orders.map(({ id, label }) => ({ id, label: reading.fill(label) })),
    filters: filters.map((each, index) => filterView(each, leftWithout(index), items, reading)),
    cards: screen.cards
      .filter(({ when }) => reading.holds(when))
      .map(({ id, after, offer }) => ({
        id,
        after,
        ...(offer !== undefined && { offer: offered(offer, reading) }),
      })),
    counts: Object.fromEntries(
      Object.entries(screen.counts).map(([name, rule]) => [
        name,
        left.filter((item) => reading.holds(rule, item)).length,
      ]),
    ),
    offers: screen.offers.flatMap((offer) => {
      const index = filters.findIndex(({ filter }) => filter.id === offer.filter);
      const set = filters[index];
      if (set === undefined) return [];
      return offerView(offer, set, leftWithout(index), left, reading) ?? [];
    }),
    tables: screen.tables
      .map((table) => tableView(table, reading))
      .filter((table) => table !== null),
  };
}

function offered(offer: CompiledCardOffer, { fill }: Reading): CardOfferView {
  const { before, title, text, note, button } = offer;
  return {
    before: fill(before),
    title: fill(title),
    text: fill(text),
    note: fill(note),
    button: button && { label: fill(button.label), goTo: button.goTo },
  };
}

/** Items of which nothing is known come last, whichever way round. */
function sorted(
  items: readonly JsonObject[],
  { by, descending }: CompiledOrder,
  reading: Reading,
): readonly JsonObject[] {
  const way = descending ? -1 : 1;
  return items
    .map((item) => ({ item, by: reading.value(by, item) }))
    .sort((a, b) => {
      if (a.by === null || b.by === null) return Number(a.by === null) - Number(b.by === null);
      return way * compare(a.by, b.by, reading.locale);
    })
    .map(({ item }) => item);
}

const compare = (a: Json, b: Json, locale: string): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : wordsOf(a).localeCompare(wordsOf(b), locale);

/**
 * What a filter hides that is better than anything shown; null while there is no such thing.
 * `left`: what the other filters keep of the items.
 */
function offerView(
  { id, filter, value, by }: CompiledOffer,
  set: SetFilter,
  left: readonly JsonObject[],
  shown: readonly JsonObject[],
  reading: Reading,
): OfferView | null {
  // Nothing is better than nothing.
  if (shown.length === 0) return null;
  const numberOf = (item: JsonObject): number | null => {
    const found = reading.value(by, item);
    return typeof found === 'number' ? found : null;
  };
  const least = Math.min(...shown.map((item) => numberOf(item) ?? Infinity));
  const visible = new Set(shown);
  const better = left.filter(
    (item) =>
      !visible.has(item) &&
      keeps({ ...set, chosen: [value] }, item, reading) &&
      (numberOf(item) ?? Infinity) < least,
  );
  return better.length === 0 ? null : { id, filter, value, count: better.length };
}

/** A table as it is now; null while it has nothing to say. */
function tableView(table: CompiledTable, reading: Reading): TableView | null {
  if (!reading.holds(table.when)) return null;
  const groups = table.groups.flatMap((group) => {
    const rows = rowsOf(table, group, reading);
    const { id, first } = group;
    return rows.length === 0 ? [] : [{ id, title: reading.fill(group.title), first, rows }];
  });
  if (groups.length === 0) return null;
  return {
    id: table.id,
    title: reading.fill(table.title),
    lead: reading.fill(table.lead),
    columns: table.columns.map(({ id, title }) => ({ id, title: reading.fill(title) })),
    groups,
  };
}

/** A row that says nothing in any column is left out. */
function rowsOf(
  { columns }: CompiledTable,
  group: CompiledTableGroup,
  reading: Reading,
): readonly TableRowView[] {
  const items = columns.map(({ id }) => {
    const item = reading.at(group.of[id] ?? '');
    return isObject(item) ? item : null;
  });
  return group.rows.flatMap((row) => {
    const held = items.map((item) =>
      item !== null && reading.holds(row.when, item) ? item : null,
    );
    const cells = held.map((item) => textOf(row.text, item, reading));
    if (cells.every(isEmpty)) return [];
    const speaking = held.map((item, at) => (isEmpty(cells[at] ?? []) ? null : item));
    const figures = speaking.map((item) => figuresOf(row, item, reading));
    return [
      {
        label: reading.fill(row.label),
        hint: reading.fill(row.hint),
        cells,
        notes: speaking.map((item) => textOf(row.note, item, reading)),
        figures,
        lowest: lowestOf(figures),
        bar: row.bar,
      },
    ];
  });
}

const isEmpty = (cell: Text): boolean => cell.every((part) => part === '');

function textOf(cases: CompiledTableRow['text'], item: JsonObject | null, reading: Reading): Text {
  if (item === null) return [];
  const found = cases.find(({ when }) => reading.holds(when, item));
  return found === undefined ? [] : reading.fill(found.text, item);
}

function figuresOf(
  { figures }: CompiledTableRow,
  item: JsonObject | null,
  reading: Reading,
): Readonly<Record<string, number>> {
  if (item === null) return {};
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, rule]) => {
      const found = reading.value(rule, item);
      return typeof found === 'number' ? [[name, found]] : [];
    }),
  );
}

/** Which columns come to least; none where all that have a figure come to the same. */
function lowestOf(figures: readonly Readonly<Record<string, number>>[]): readonly boolean[] {
  const sums = figures.map((each) => {
    const numbers = Object.values(each);
    return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0);
  });
  const known = sums.filter((sum) => sum !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return sums.map((sum) => sum !== null && sum === least && least < most);
}
