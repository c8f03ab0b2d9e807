import { over } from '../scope';
import type { PartOf } from './part';
import {
  condition,
  conditions,
  each,
  one,
  plain,
  text,
  value,
  values,
  type SlotsOf,
} from './slots';

const item = ({ is: { from } }: PartOf<'screen'>) => over({ of: 'screen', ...from });
const ofScreen = ({ owner }: { readonly owner: PartOf<'screen'> }) => item(owner);

export const screen: SlotsOf<'screen'> = {
  ...plain('id', 'from', 'key', 'first', 'details'),
  values: values('value', item),
  badges: {
    slot: 'through',
    in: { ...plain('first'), each: each('badge', { name: ({ id }) => id, scope: item }) },
  },
  orders: each('order', { name: ({ id }) => id }),
  filters: each('filter', { name: ({ id }) => id }),
  actions: each('itemAction', { as: 'action', name: ({ id }) => id }),
  cards: each('card', { name: ({ id }) => id }),
  counts: conditions('count', item),
  offers: each('offer', { name: ({ id }) => id, scope: item }),
  tables: each('table', { name: ({ id }) => id }),
};

export const badge: SlotsOf<'badge'> = {
  ...plain('id', 'icon', 'tone', 'says'),
  text: text(),
  hint: text(),
  when: condition(),
};
export const order: SlotsOf<'order'> = {
  ...plain('id', 'descending'),
  label: text(),
  by: value(ofScreen),
};
export const filter: SlotsOf<'filter'> = {
  ...plain('id', 'as', 'of'),
  label: text(),
  initial: value(),
  options: each('filterOption', { as: 'option', name: ({ value: code }) => code }),
  always: each('box', { as: 'always' }),
  others: text(),
  notListed: text(),
};
export const filterOption: SlotsOf<'filterOption'> = {
  ...plain('value'),
  label: text(),
  keep: condition(({ owner }) => item(owner.owner)),
};
export const box: SlotsOf<'box'> = { ...plain('value'), label: text() };
export const itemAction: SlotsOf<'itemAction'> = {
  ...plain('id', 'sequence'),
  label: text(),
  when: condition(ofScreen),
  with: values('with', ofScreen),
};
export const card: SlotsOf<'card'> = {
  ...plain('id', 'after'),
  when: condition(),
  offer: one('cardOffer'),
};
export const cardOffer: SlotsOf<'cardOffer'> = {
  before: text(),
  title: text(),
  text: text(),
  note: text(),
  button: one('cardButton'),
};
export const cardButton: SlotsOf<'cardButton'> = { ...plain('goTo'), label: text() };
export const offer: SlotsOf<'offer'> = { ...plain('id', 'filter', 'value'), by: value() };

export const table: SlotsOf<'table'> = {
  ...plain('id'),
  title: text(),
  lead: text(),
  when: condition(),
  columns: each('column', { name: ({ id }) => id }),
  groups: each('tableGroup', { as: 'group', name: ({ id }) => id }),
};
export const column: SlotsOf<'column'> = { ...plain('id'), title: text() };
export const tableGroup: SlotsOf<'tableGroup'> = {
  ...plain('id', 'of', 'first'),
  title: text(),
  rows: each('row', { as: ({ is }) => is.id, outer: ({ owner }) => owner.place }),
};

const columns = ({ owner }: PartOf<'row'>) => over({ of: 'column', paths: owner.is.of });

export const row: SlotsOf<'row'> = {
  ...plain('bar'),
  label: text(),
  hint: text(),
  text: each('textCase', { as: 'text', scope: columns }),
  note: each('textCase', { as: 'note', scope: columns }),
  figures: values('figure', columns),
  when: condition(columns),
};
