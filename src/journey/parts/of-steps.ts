import { placeAt, sectionKey } from '../place';
import { condition, each, one, plain, text, texts, value, values, type SlotsOf } from './slots';

export const step: SlotsOf<'step'> = {
  ...plain(
    'id',
    'route',
    'unrouted',
    'stage',
    'name',
    'scene',
    'screen',
    'aside',
    'progressive',
    'startsAnew',
    'renewsToken',
    'entry',
  ),
  parameters: each('parameter', { name: ({ name }) => name }),
  query: each('queryValue', { as: 'query', name: ({ name }) => name }),
  title: each('textCase', { as: 'title' }),
  lead: each('textCase', { as: 'lead' }),
  later: one('later'),
  content: each('content', { name: ({ id }) => id }),
  requires: each('requirement', { as: 'requires' }),
  reactions: each('reaction'),
  sections: each('section', { name: sectionKey, outer: () => null }),
  submit: one('submit'),
};

export const later: SlotsOf<'later'> = {
  ...plain('scene'),
  title: each('textCase', { as: 'title' }),
  lead: each('textCase', { as: 'lead' }),
};
export const parameter: SlotsOf<'parameter'> = { ...plain('name', 'answer', 'values') };
export const queryValue: SlotsOf<'queryValue'> = {
  ...plain('name', 'answer', 'pattern', 'otherwise'),
};
export const requirement: SlotsOf<'requirement'> = {
  ...plain('goTo', 'parameters'),
  that: condition(),
  notice: text(),
};
export const submit: SlotsOf<'submit'> = {
  ...plain('sequence', 'deliberate'),
  label: text(),
  when: condition(),
  ready: text(),
  text: text(),
};
export const content: SlotsOf<'content'> = {
  ...plain('id', 'kind', 'under', 'of', 'source'),
  when: condition(),
  title: text(),
  text: text(),
  items: texts('item'),
  row: {
    slot: 'through',
    in: { ...plain('tone', 'says'), note: each('textCase', { as: 'note' }), inFull: text() },
  },
};

export const section: SlotsOf<'section'> = {
  // The rules of its variant are in `relevant`, which alone is evaluated.
  ...plain('id', 'step', 'variant', 'name', 'chapter', 'source', 'needs', 'schema', 'uiSchema'),
  title: text(),
  titles: each('textCase', { as: 'title' }),
  lead: text(),
  relevant: condition(),
  visible: condition(),
  known: condition(),
  visited: condition(),
  fields: each('field', { name: ({ name }) => name }),
  groups: each('group'),
  checks: each('check', { name: ({ field, id }) => `${field}.${id}` }),
  actions: each('action', { name: ({ id }) => id }),
  content: each('content', { name: ({ id }) => id }),
  summary: each('textCase', { as: 'summary' }),
  summaryNote: each('textCase', { as: 'summaryNote' }),
  confirm: each('textCase', { as: 'confirm' }),
  opens: each('opening', { as: 'opens', name: ({ path }) => path }),
  reactions: each('reaction'),
  present: one('present'),
};

export const present: SlotsOf<'present'> = {
  ...plain('as', 'section', 'field', 'paged'),
  button: text(),
  complete: each('change', { outer: ({ owner }) => placeAt(owner.place, 'complete') }),
};
export const group: SlotsOf<'group'> = { title: text(), text: text() };
export const check: SlotsOf<'check'> = {
  ...plain('id', 'field', 'source'),
  assert: condition(),
  gives: values(null),
};
export const action: SlotsOf<'action'> = {
  ...plain('id', 'beside', 'block', 'look', 'valid'),
  label: text(),
  enabled: condition(),
};
export const opening: SlotsOf<'opening'> = { ...plain('path'), value: value() };
