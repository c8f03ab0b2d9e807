import { over, type RuleScope } from '../scope';
import type { PartOf } from './part';
import { condition, each, one, plain, text, texts, value, type SlotsOf } from './slots';

export const field: SlotsOf<'field'> = {
  ...plain(
    'name',
    'path',
    'type',
    'subject',
    'mustAccept',
    'unticked',
    'normalise',
    'initial',
    'medical',
    'masked',
    'shown',
    'consent',
    'forget',
  ),
  label: text(),
  labels: each('textCase', { as: 'title' }),
  hint: text(),
  hints: each('textCase', { as: 'hint' }),
  reason: text(),
  missing: text(),
  relevant: condition(),
  visible: condition(),
  required: condition(),
  disabled: condition(),
  disabledReason: text(),
  noun: text(),
  unlisted: one('unlisted'),
  whole: value(),
  bounds: one('bounds'),
  options: one('options'),
  parts: each('fieldPart', { as: 'part', name: ({ name }) => name }),
  list: one('list'),
};

export const fieldPart: SlotsOf<'fieldPart'> = {
  ...plain('name', 'type', 'subject', 'required'),
  label: text(),
};
export const unlisted: SlotsOf<'unlisted'> = { label: text(), text: text() };
export const bounds: SlotsOf<'bounds'> = { ...plain('cases'), by: value() };
export const list: SlotsOf<'list'> = {
  ...plain('item', 'max', 'least'),
  most: value(),
  words: texts('word'),
  summary: each('textCase', {
    as: 'summary',
    scope: ({ owner }) => over({ of: 'list', answer: owner.is.path }),
  }),
};

const ofItems = ({ is }: PartOf<'options'>): RuleScope =>
  over({ of: 'list', answer: is.kind === 'ofItems' ? is.list : '' });

/** Written, taken from a lookup, or the items of a list. */
export const options: SlotsOf<'options'> = {
  ...plain('kind', 'lookup', 'at', 'value', 'label', 'keep', 'shows', 'list', 'key'),
  text: text(ofItems),
  where: condition(ofItems),
  items: each('option', {
    name: ({ value: code }) => String(code),
    outer: ({ owner }) => owner.place,
  }),
  known: each('knownOption', { as: 'known' }),
};
export const option: SlotsOf<'option'> = {
  ...plain('value', 'pictogram'),
  label: text(),
  hint: each('textCase', { as: 'hint' }),
  when: condition(),
  unavailable: condition(),
  unavailableReason: each('textCase', { as: 'unavailableReason' }),
};
export const knownOption: SlotsOf<'knownOption'> = { ...plain('pictogram'), hint: text() };
export const textCase: SlotsOf<'textCase'> = { when: condition(), text: text() };
