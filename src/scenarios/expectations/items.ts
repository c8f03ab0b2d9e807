import type { FilterView, ItemView, Json } from '../../engine';
import {
  atKey,
  meant,
  readEntries,
  readList,
  readMany,
  ScenarioProblem,
  unknownKey,
  type Located,
} from '../source';
import { filterNamed, itemsNow, screenNow } from '../world';
import {
  compare,
  forEntries,
  forParts,
  forValues,
  forWhole,
  pairs,
  writing,
  type Expectations,
} from './check';
import { forItems, says } from './drawn';
import { tables } from './tables';

const figures = forItems('the figure', ({ values }, at, label) =>
  readEntries(at).flatMap(([name, value]) => {
    if (!Object.hasOwn(values, name)) throw unknownKey(name, value, Object.keys(values));
    return compare(value, label.replace('figure', `figure \`${name}\``), value.value, values[name]);
  }),
);

const details = forItems('the details', (item, at, label) => {
  if (Array.isArray(at.value)) return compare(at, label, at.value, item.details);
  return forParts<ItemView>(at, {
    lines: (view, wanted) => compare(wanted, label, wanted.value, view.details),
    first: (view, wanted) => compare(wanted, label, wanted.value, view.detailsFirst),
  })(item);
});

/** Numbers of the items stand in the address as words. */
const words = (value: Json): Json => (typeof value === 'number' ? String(value) : value);

const chosen = ({ id, chosen: actual }: FilterView, at: Located) => {
  const expected = readMany(at).map(({ value }) => words(value));
  const [only, ...more] = actual;
  const value = Array.isArray(at.value) || more.length > 0 ? actual : (only ?? actual);
  return writing(compare(at, `what is chosen in \`${id}\``, expected, actual), { value });
};

const filters = forEntries((world, id, at) => {
  const found = filterNamed(screenNow(world, at).view, id, at);
  if (typeof at.value !== 'object' || Array.isArray(at.value)) return chosen(found, at);
  return forParts<FilterView>(at, {
    chosen,
    options: ({ options }, wanted) => {
      const list = readList(wanted);
      const actual = pairs(
        list,
        options,
        ({ value }) => value,
        ({ label }) => label,
      );
      const expected = list.map(({ value }) =>
        Array.isArray(value) ? (value as readonly Json[]).map(words) : words(value),
      );
      const found = compare(wanted, `the options of \`${id}\``, expected, actual);
      return writing(found, { value: actual });
    },
    always: ({ options }, wanted) => {
      const actual = options.filter((option) => option.always).map(({ value }) => value);
      const expected = readList(wanted).map(({ value }) => words(value));
      const what = `the boxes of \`${id}\` that always stand`;
      return writing(compare(wanted, what, expected, actual), { value: actual });
    },
    counts: ({ options }, wanted) =>
      readEntries(wanted).flatMap(([value, each]) => {
        const option = options.find((one) => one.value === value);
        return compare(each, `the count of \`${value}\` in \`${id}\``, each.value, option?.count);
      }),
  })(found);
});

const counts = forValues('the count', (world, name, at) => {
  const { view } = screenNow(world, at);
  if (Object.hasOwn(view.counts, name)) return view.counts[name];
  const help = meant(name, Object.keys(view.counts));
  throw new ScenarioProblem(atKey(at), `The screen counts no \`${name}\`.`, help);
});

const offers = forWhole('the offers', (world, from) => {
  const { view } = screenNow(world, from);
  return Object.fromEntries(view.offers.map(({ id, count }) => [id, count]));
});

/** What a screen of items shows. */
export const items: Expectations = {
  /** `"items": ["s1", "s2"]`: the keys of the items that a screen shows, exactly and in order. */
  items: forWhole('the items', (world, from) =>
    itemsNow(world, screenNow(world, from)).map(({ key }) => key),
  ),

  /** `"badges": { "s1": ["covered", ["lit", "Lit at night"]] }`: exactly these, in order; a pair states its words too. */
  badges: forItems(
    'the badges',
    says(({ badges }, at) =>
      pairs(
        readList(at),
        badges,
        ({ id }) => id,
        ({ text }) => text,
      ),
    ),
  ),

  /** `"buttons": { "s1": ["book"], "s2": [] }`: exactly these at an item; a pair states its words too. */
  buttons: forItems(
    'the buttons',
    says(({ actions }, at) =>
      pairs(
        readList(at),
        actions,
        ({ id }) => id,
        ({ label }) => label,
      ),
    ),
  ),

  /** `"figures": { "s1": { "price": 41 } }`: what the screen works out of an item. */
  figures,

  /** `"details": { "s1": ["Dry"] }`: the lines of an item; `{ "lines", "first" }` states how many stand at first too. */
  details,

  /**
   * `"filters": { "roof": "any", "owner": [2] }`: what is chosen in each; `{ "chosen", "options",
   * "always", "counts" }` states what is offered, which boxes always stand, and the items each would leave.
   */
  filters,

  /** `"cards": ["map"]`: cards between the items, exactly; `["map", 1]` states after how many too. */
  cards: (from) => {
    const wanted = readList(from);
    const cards = forWhole('the cards', (world) =>
      screenNow(world, from).view.cards.map(({ id, after }, index) =>
        Array.isArray(wanted[index]?.value) ? [id, after] : id,
      ),
    );
    return cards(from);
  },

  /** `"counts": { "free": 2 }`: how many of the items shown a rule of the screen holds of. */
  counts,

  /** `"offers": { "open": 1 }`: what a filter hides that is better, exactly; `{}` for none. */
  offers: (from) => {
    readEntries(from);
    return offers(from);
  },

  /**
   * `"tables": { "compare": { "prices": [["Price", "£4", "£5"]] } }`: the rows of a group, exactly: the
   * label, then each column. A group that says nothing has none. `"compare": false`: the table is not there.
   * `{ "row": ["Price", "£4", "£5"], "notes": ["", "with the fee"] }` states more of a row.
   */
  tables,
};
