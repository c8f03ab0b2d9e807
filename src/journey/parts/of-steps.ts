import { sectionKey } from '../place';
import { condition, each, one, plain, text, texts, value, type SlotsOf } from './slots';
import { placeAt } from '../place';

export const step: SlotsOf<'step'> = {
  id: plain,
  route: plain,
  parameters: each('parameter', { name: ({ name }) => name }),
  query: each('queryValue', { as: 'query', name: ({ name }) => name }),
  unrouted: plain,
  stage: plain,
  name: plain,
  title: each('textCase', { as: 'title' }),
  lead: each('textCase', { as: 'lead' }),
  scene: plain,
  later: one('later'),
  screen: plain,
  aside: plain,
  progressive: plain,
  content: each('content', { name: ({ id }) => id }),
  requires: each('requirement', { as: 'requires' }),
  startsAnew: plain,
  renewsToken: plain,
  reactions: each('reaction'),
  sections: each('section', { name: sectionKey, outer: () => null }),
  entry: plain,
  submit: one('submit'),
};

export const later: SlotsOf<'later'> = {
  title: each('textCase', { as: 'title' }),
  lead: each('textCase', { as: 'lead' }),
  scene: plain,
};
export const parameter: SlotsOf<'parameter'> = { name: plain, answer: plain, values: plain };
export const queryValue: SlotsOf<'queryValue'> = {
  name: plain,
  answer: plain,
  pattern: plain,
  otherwise: plain,
};
export const requirement: SlotsOf<'requirement'> = {
  that: condition(),
  goTo: plain,
  parameters: plain,
  notice: text(),
};
export const submit: SlotsOf<'submit'> = {
  label: text(),
  when: condition(),
  sequence: plain,
  ready: text(),
  deliberate: plain,
};
export const content: SlotsOf<'content'> = {
  id: plain,
  kind: plain,
  when: condition(),
  title: text(),
  text: text(),
  items: texts('item'),
  under: plain,
  source: plain,
};

export const section: SlotsOf<'section'> = {
  id: plain,
  step: plain,
  // Its rules are in `relevant`, which alone is evaluated.
  variant: plain,
  title: text(),
  name: plain,
  chapter: plain,
  lead: text(),
  source: plain,
  relevant: condition(),
  visible: condition(),
  known: condition(),
  needs: plain,
  schema: plain,
  uiSchema: plain,
  fields: each('field', { name: ({ name }) => name }),
  groups: each('group'),
  checks: each('check', { name: ({ field, id }) => `${field}.${id}` }),
  actions: each('action', { name: ({ id }) => id }),
  content: each('content', { name: ({ id }) => id }),
  summary: each('textCase', { as: 'summary' }),
  summaryNote: each('textCase', { as: 'summaryNote' }),
  opens: each('opening', { as: 'opens', name: ({ path }) => path }),
  reactions: each('reaction'),
  present: one('present'),
};

export const present: SlotsOf<'present'> = {
  as: plain,
  section: plain,
  field: plain,
  paged: plain,
  button: text(),
  complete: each('change', { outer: ({ owner }) => placeAt(owner.place, 'complete') }),
};
export const group: SlotsOf<'group'> = { title: text(), text: text() };
export const check: SlotsOf<'check'> = {
  id: plain,
  field: plain,
  assert: condition(),
  source: plain,
};
export const action: SlotsOf<'action'> = {
  id: plain,
  label: text(),
  beside: plain,
  block: plain,
  look: plain,
  valid: plain,
  enabled: condition(),
};
export const opening: SlotsOf<'opening'> = { path: plain, value: value() };
