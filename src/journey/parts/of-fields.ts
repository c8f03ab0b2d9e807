import { over } from '../scope';
import { condition, each, one, plain, text, texts, value, type SlotsOf } from './slots';

export const field: SlotsOf<'field'> = {
  name: plain,
  path: plain,
  type: plain,
  label: text(),
  subject: plain,
  hint: text(),
  reason: text(),
  missing: text(),
  relevant: condition(),
  visible: condition(),
  required: condition(),
  mustAccept: plain,
  unticked: plain,
  disabled: condition(),
  disabledReason: text(),
  noun: text(),
  unlisted: one('unlisted'),
  whole: value(),
  bounds: one('bounds'),
  options: one('options'),
  normalise: plain,
  initial: plain,
  parts: each('fieldPart', { as: 'part', name: ({ name }) => name }),
  list: one('list'),
  medical: plain,
  masked: plain,
  shown: plain,
  consent: plain,
};

export const fieldPart: SlotsOf<'fieldPart'> = {
  name: plain,
  type: plain,
  label: text(),
  subject: plain,
  required: plain,
};
export const unlisted: SlotsOf<'unlisted'> = { label: text(), text: text() };
export const bounds: SlotsOf<'bounds'> = { by: value(), cases: plain };
export const list: SlotsOf<'list'> = {
  item: plain,
  max: plain,
  words: texts('word'),
  summary: each('textCase', {
    as: 'summary',
    scope: ({ owner }) => over({ of: 'list', answer: owner.is.path }),
  }),
};

/** Written, or taken from a lookup. */
export const options: SlotsOf<'options'> = {
  kind: plain,
  items: each('option', {
    name: ({ value: code }) => String(code),
    outer: ({ owner }) => owner.place,
  }),
  lookup: plain,
  at: plain,
  value: plain,
  label: plain,
  keep: plain,
  known: each('knownOption', { as: 'known' }),
  shows: plain,
};
export const option: SlotsOf<'option'> = {
  value: plain,
  label: text(),
  hint: each('textCase', { as: 'hint' }),
  pictogram: plain,
  when: condition(),
  unavailable: condition(),
  unavailableReason: each('textCase', { as: 'unavailableReason' }),
};
export const knownOption: SlotsOf<'knownOption'> = { hint: text(), pictogram: plain };
export const textCase: SlotsOf<'textCase'> = { when: condition(), text: text() };
