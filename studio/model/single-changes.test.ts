import { expect, it } from 'vitest';
import type { Json } from '../../src/rules';
import type { Edit } from './edits';
import { singleChanges } from './single-changes';

const edit = (place: string, was: Json, value: Json, isOrder?: true): Edit => {
  const [file = '', pointer = ''] = place.split('#');
  return { file, pointer, was, value, ...(isOrder && { isOrder }) };
};
const text = edit('a.json#/fields/phone/title', 'Phone', 'Your phone');
const bound = edit('a.json#/fields/phone/schema/maximum', 9, 8);

it.each<readonly [string, readonly Edit[], number]>([
  ['two texts of two questions', [text, edit('a.json#/fields/age/title', 'Age', 'Your age')], 2],
  ['a text and a bound of one question', [text, bound], 2],
  ['a place within another', [edit('a.json#/fields/phone', { a: 1 }, { a: 2 }), text], 1],
  ['the same pointer of two files', [text, { ...text, file: 'b.json' }], 2],
  ['the words of a consent and its version', [text, edit('a.json#/fields/phone/consent/version', 1, 2)], 1], // oxfmt-ignore
  ['the rule of a consent and its version', [edit('a.json#/fields/phone/required', null, true), edit('a.json#/fields/phone/consent/version', 1, 2)], 2], // oxfmt-ignore
  ['two expectations of one scenario', [edit('scenarios/a.json#/scenarios/3/expect/open', 'x', 'y'), edit('scenarios/a.json#/scenarios/3/expect/calls', [], ['x'])], 1], // oxfmt-ignore
  ['those of two scenarios', [edit('scenarios/a.json#/scenarios/3/expect/open', 'x', 'y'), edit('scenarios/a.json#/scenarios/4/expect/open', 'x', 'y')], 2], // oxfmt-ignore
  ['an order and a text of what stands in it', [edit('a.json#/fields', ['phone', 'age'], ['age', 'phone'], true), text], 2], // oxfmt-ignore
  ['a new variant, its entry, and a new text of another', [edit('suppliers/moor.json#', null, {}), edit('suppliers/directory.json#/entries/47', null, { variant: 'moor' }), edit('suppliers/ovo.json#/name', 'Ovo', 'Ovo of the moor')], 2], // oxfmt-ignore
])('%s', (_, edits, count) => {
  const changes = singleChanges(edits);
  expect(changes).toHaveLength(count);
  expect(changes.flat().toSorted(byPlace)).toEqual(edits.toSorted(byPlace));
});

it('a new question holds with the calls that send it, also where they come first', () => {
  const sent = edit('calls/a.json#/body/online', false, { var: 'house.manageOnline' });
  const made = edit('a.json#/fields/manageOnline', null, { title: 'Online?' });
  const said = edit('messages/en.json#/done', 'Done', 'Done: {house.manageOnline}');
  expect(singleChanges([sent, text, said, made])).toEqual([[text], [sent, said, made]]);
  const gone = edit('a.json#/fields/manageOnline', { title: 'Online?' }, null);
  const unsent = edit('calls/a.json#/body/online', { var: 'house.manageOnline' }, false);
  expect(singleChanges([gone, bound, unsent])).toEqual([[bound], [gone, unsent]]);
});

const byPlace = (one: Edit, other: Edit): number =>
  `${one.file}#${one.pointer}`.localeCompare(`${other.file}#${other.pointer}`);
