import type { ScreenSource, TableRowSource } from '../language';
import { entries, items, type Cursor } from '../source';
import { noteTextCases } from './note-text-cases';
import { under, type Take } from './notes';

export function noteScreen(at: Cursor<ScreenSource>, outer: Take): void {
  const take = under(outer, `screen:${at.value.id}`);
  take('', at.at('id'));
  for (const [name, rule] of entries(at.find('values'))) take(`value:${name}`, rule);
  for (const badge of items(at.find('badges')?.at('each') ?? null)) {
    noteParts(badge, ['text', 'hint', 'when'], under(take, `badge:${badge.value.id}`));
  }
  for (const order of items(at.find('orders'))) {
    noteParts(order, ['label', 'by'], under(take, `order:${order.value.id}`));
  }
  for (const filter of items(at.find('filters'))) {
    const inner = under(take, `filter:${filter.value.id}`);
    noteParts(filter, ['label', 'initial'], inner);
    for (const option of items(filter.find('options'))) {
      noteParts(option, ['label', 'keep'], under(inner, `option:${option.value.value}`));
    }
  }
  for (const action of items(at.find('actions'))) {
    const inner = under(take, `action:${action.value.id}`);
    noteParts(action, ['label', 'when'], inner);
    for (const [name, rule] of entries(action.find('with'))) inner(`with:${name}`, rule);
  }
  for (const card of items(at.find('cards'))) {
    noteParts(card, ['when', 'offer'], under(take, `card:${card.value.id}`));
  }
  for (const [name, rule] of entries(at.find('counts'))) take(`count:${name}`, rule);
  for (const offer of items(at.find('offers'))) {
    noteParts(offer, ['by'], under(take, `offer:${offer.value.id}`));
  }
  for (const table of items(at.find('tables'))) {
    const inner = under(take, `table:${table.value.id}`);
    noteParts(table, ['title', 'lead', 'when'], inner);
    for (const group of items(table.at('groups'))) {
      items(group.at('rows')).forEach((row, index) =>
        noteRow(row, under(inner, `${group.value.id}:${index}`)),
      );
    }
  }
}

function noteRow(row: Cursor<TableRowSource>, take: Take): void {
  noteParts(row, ['label', 'hint', 'when'], take);
  noteTextCases(row.at('text'), 'text', take);
}

function noteParts<T extends object>(
  at: Cursor<T>,
  keys: readonly (keyof T & string)[],
  take: Take,
): void {
  take('', at);
  for (const key of keys) take(key, at.find(key));
}
