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
  id: plain,
  from: plain,
  key: plain,
  first: plain,
  values: values('value', item),
  badges: {
    slot: 'through',
    in: { first: plain, each: each('badge', { name: ({ id }) => id, scope: item }) },
  },
  details: plain,
  orders: each('order', { name: ({ id }) => id }),
  filters: each('filter', { name: ({ id }) => id }),
  actions: each('itemAction', { as: 'action', name: ({ id }) => id }),
  cards: each('card', { name: ({ id }) => id }),
  counts: conditions('count', item),
  offers: each('offer', { name: ({ id }) => id, scope: item }),
  tables: each('table', { name: ({ id }) => id }),
};

export const badge: SlotsOf<'badge'> = {
  id: plain,
  text: text(),
  hint: text(),
  icon: plain,
  tone: plain,
  when: condition(),
};
export const order: SlotsOf<'order'> = {
  id: plain,
  label: text(),
  by: value(ofScreen),
  descending: plain,
};
export const filter: SlotsOf<'filter'> = {
  id: plain,
  label: text(),
  as: plain,
  initial: value(),
  options: each('filterOption', { as: 'option', name: ({ value: code }) => code }),
  of: plain,
  always: each('box', { as: 'always' }),
  others: text(),
  notListed: text(),
};
export const filterOption: SlotsOf<'filterOption'> = {
  value: plain,
  label: text(),
  keep: condition(({ owner }) => item(owner.owner)),
};
export const box: SlotsOf<'box'> = { value: plain, label: text() };
export const itemAction: SlotsOf<'itemAction'> = {
  id: plain,
  label: text(),
  when: condition(ofScreen),
  sequence: plain,
  with: values('with', ofScreen),
};
export const card: SlotsOf<'card'> = {
  id: plain,
  when: condition(),
  after: plain,
  offer: one('cardOffer'),
};
export const cardOffer: SlotsOf<'cardOffer'> = {
  before: text(),
  title: text(),
  text: text(),
  note: text(),
  button: one('cardButton'),
};
export const cardButton: SlotsOf<'cardButton'> = { label: text(), goTo: plain };
export const offer: SlotsOf<'offer'> = { id: plain, filter: plain, value: plain, by: value() };

export const table: SlotsOf<'table'> = {
  id: plain,
  title: text(),
  lead: text(),
  when: condition(),
  columns: each('column', { name: ({ id }) => id }),
  groups: each('tableGroup', { as: 'group', name: ({ id }) => id }),
};
export const column: SlotsOf<'column'> = { id: plain, title: text() };
export const tableGroup: SlotsOf<'tableGroup'> = {
  id: plain,
  title: text(),
  of: plain,
  first: plain,
  rows: each('row', { as: ({ is }) => is.id, outer: ({ owner }) => owner.place }),
};

const columns = ({ owner }: PartOf<'row'>) => over({ of: 'column', paths: owner.is.of });

export const row: SlotsOf<'row'> = {
  label: text(),
  hint: text(),
  text: each('textCase', { as: 'text', scope: columns }),
  when: condition(columns),
};
