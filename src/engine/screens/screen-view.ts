import { wordsOf } from '../../rules';
import type { CardOfferView, Json, JsonObject, ScreenChoice, ScreenView } from '../model';
import type { CompiledCardOffer, CompiledOrder, CompiledScreen } from '../../journey';
import { filterView, keeps, setFilters } from './filters';
import { itemsOf } from './items-of';
import { offerView } from './offer-view';
import type { Reading } from './reading';
import { tableView } from './table-view';

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
