import type {
  CompiledCall,
  CompiledCallUse,
  CompiledChange,
  CompiledField,
  CompiledJourney,
  CompiledReaction,
  CompiledSection,
  CompiledSequence,
  CompiledSequenceStep,
  CompiledStep,
  FieldType,
  Trigger,
} from '../model';

/** Compiled parts with every default filled in, as the compiler would leave them. */

export const field = (
  name: string,
  path: string,
  type: FieldType,
  rest: Partial<CompiledField> = {},
): CompiledField => ({
  name,
  path,
  type,
  label: [name],
  subject: name,
  hint: [],
  reason: [],
  missing: [],
  relevant: true,
  visible: true,
  required: false,
  mustAccept: false,
  unticked: false,
  disabled: false,
  disabledReason: [],
  noun: [],
  unlisted: null,
  whole: null,
  options: null,
  bounds: null,
  normalise: [],
  initial: null,
  parts: null,
  list: null,
  ...rest,
});

export const section = (
  id: string,
  fields: readonly CompiledField[],
  rest: Partial<CompiledSection> = {},
): CompiledSection => ({
  id,
  step: 'apply',
  variant: null,
  title: [id],
  name: id,
  lead: [],
  source: [],
  relevant: true,
  visible: true,
  needs: [],
  schema: { $id: id, type: 'object', properties: {} },
  uiSchema: {},
  present: { as: 'page' },
  fields,
  checks: [],
  actions: [],
  content: [],
  reactions: [],
  summary: [],
  summaryNote: [],
  ...rest,
});

export const step = (
  id: string,
  sections: readonly CompiledSection[],
  rest: Partial<CompiledStep> = {},
): CompiledStep => ({
  id,
  route: `/${id}`,
  parameters: [],
  stage: 1,
  name: id,
  title: [],
  lead: [],
  screen: null,
  scene: 'none',
  later: null,
  aside: [],
  progressive: true,
  sections,
  content: [],
  requires: [],
  startsAnew: false,
  reactions: [],
  entry: null,
  submit: null,
  ...rest,
});

export const journey = (
  steps: readonly CompiledStep[],
  rest: Partial<CompiledJourney> = {},
): CompiledJourney => ({
  id: 'test',
  locale: 'en-GB',
  entry: steps[0]?.id ?? '',
  stages: ['One'],
  settings: {},
  steps,
  facts: {},
  calls: {},
  sequences: {},
  calendars: {},
  screens: {},
  records: {},
  persist: { version: 1, days: 1, allow: [] },
  tracking: { call: null, records: {} },
  messages: {
    fields: {},
    rules: {
      required: [{ path: 'label' }, ' is required'],
      between: [
        { path: 'label' },
        ' must be between ',
        { path: 'min' },
        ' & ',
        { path: 'max' },
        '.',
      ],
    },
    default: [{ path: 'label' }, ' is invalid.'],
    texts: {},
  },
  failures: null,
  ...rest,
});

export const change = (rest: Partial<CompiledChange>): CompiledChange => ({
  when: true,
  set: {},
  clear: [],
  untouch: [],
  call: [],
  track: [],
  run: null,
  goTo: null,
  open: null,
  ...rest,
});

export const reaction = (
  on: Trigger,
  changes: readonly Partial<CompiledChange>[],
  when: CompiledReaction['when'] = true,
): CompiledReaction => ({ on, when, changes: changes.map(change), source: [] });

export const use = (call: string, as = call): CompiledCallUse => ({ call, as, with: {} });

export const call = (id: string, rest: Partial<CompiledCall> = {}): CompiledCall => ({
  id,
  operation: id,
  path: {},
  query: {},
  body: null,
  pick: { kind: 'path', path: '' },
  none: [],
  silent: false,
  busy: ['Loading'],
  failed: ['Could not load'],
  ...rest,
});

export const sequenceStep = (
  id: string,
  rest: Partial<CompiledSequenceStep> = {},
): CompiledSequenceStep => ({
  id,
  name: id,
  use: use(id),
  when: true,
  parallel: false,
  marker: null,
  okWhen: true,
  message: [`${id} failed`],
  serverMessage: false,
  optional: false,
  onFailure: [],
  confirmBy: null,
  then: [],
  stopWhen: false,
  ...rest,
});

export const sequence = (
  id: string,
  steps: readonly CompiledSequenceStep[],
  rest: Partial<CompiledSequence> = {},
): CompiledSequence => ({ id, title: [id], first: [], steps, then: [], ...rest });
