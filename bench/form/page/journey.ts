import type {
  CompiledField,
  CompiledJourney,
  CompiledOption,
  CompiledSection,
  FieldType,
  Json,
  JsonObject,
  Rule,
} from '../../../src/engine';

/** Four texts, two selects, a radio group and a checkbox. */
export const fieldsPerSection = 8;

const option = (value: string): CompiledOption => ({
  value,
  label: [`Choice ${value}`],
  hint: [],
  pictogram: null,
  when: true,
  unavailable: false,
  unavailableReason: [],
});

const isTicked = (section: string): Rule => ({ '===': [{ var: `${section}.toggle` }, true] });

interface Part {
  readonly name: string;
  readonly type: FieldType;
  readonly widget: string;
  readonly options?: readonly string[];
  readonly visible?: Rule;
  readonly required?: Rule;
  readonly bounds?: CompiledField['bounds'];
}

function field(section: string, part: Part): CompiledField {
  return {
    name: part.name,
    path: `${section}.${part.name}`,
    type: part.type,
    label: [`The ${part.name} of ${section}`],
    subject: part.name,
    hint: part.type === 'string' ? ['As it stands on your letter'] : [],
    reason: [],
    missing: [`Say the ${part.name}`],
    relevant: true,
    visible: part.visible ?? true,
    required: part.required ?? false,
    mustAccept: false,
    unticked: false,
    disabled: false,
    disabledReason: [],
    noun: [],
    unlisted: null,
    whole: null,
    options: part.options === undefined ? null : { kind: 'list', items: part.options.map(option) },
    bounds: part.bounds ?? null,
    normalise: [],
    parts: null,
    list: null,
    initial: null,
  };
}

/** Two fields shown and the bounds of one set by the same section, one required by the one before. */
function section(index: number): CompiledSection {
  const id = `s${index}`;
  const before = index === 0 ? false : isTicked(`s${index - 1}`);
  const parts: readonly Part[] = [
    { name: 'free', type: 'string', widget: 'text' },
    { name: 'asked', type: 'string', widget: 'text', required: before },
    { name: 'extra', type: 'string', widget: 'text', visible: isTicked(id) },
    {
      name: 'amount',
      type: 'number',
      widget: 'quantity',
      bounds: {
        by: { var: `${id}.unit` },
        cases: { a: [1, 200_000], b: [1, 16_600], c: [1, 50_000] },
      },
    },
    { name: 'unit', type: 'string', widget: 'select', options: ['a', 'b', 'c'] },
    {
      name: 'reading',
      type: 'string',
      widget: 'select',
      options: ['d', 'e', 'f', 'g'],
      visible: { '!': [isTicked(id)] },
    },
    { name: 'way', type: 'string', widget: 'radios', options: ['h', 'i', 'j'] },
    { name: 'toggle', type: 'boolean', widget: 'checkbox' },
  ];
  const properties: Record<string, JsonObject> = {};
  const uiSchema: Record<string, Json> = {};
  for (const part of parts) {
    properties[part.name] = { type: part.type };
    uiSchema[part.name] = { 'ui:widget': part.widget };
  }
  return {
    id,
    step: 'form',
    variant: null,
    title: [`Section ${index + 1}`],
    name: `Section ${index + 1}`,
    lead: [],
    source: [],
    relevant: true,
    visible: true,
    needs: [],
    schema: { $id: id, type: 'object', properties },
    uiSchema,
    present: { as: 'page' },
    fields: parts.map((part) => field(id, part)),
    checks: [],
    actions: [],
    content: [],
    reactions: [],
    summary: [],
    summaryNote: [],
  };
}

/** A journey of one page that shows all its sections at once. */
export function journeyOf(fields: number): CompiledJourney {
  const sections = Array.from({ length: fields / fieldsPerSection }, (_, index) => section(index));
  return {
    id: 'bench',
    digest: '',
    locale: 'en-GB',
    entry: 'form',
    stages: [],
    settings: {},
    steps: [
      {
        id: 'form',
        parameters: [],
        route: '/',
        stage: null,
        name: 'Form',
        title: [],
        lead: [],
        screen: null,
        scene: 'none',
        later: null,
        aside: [],
        progressive: false,
        sections,
        content: [],
        requires: [],
        startsAnew: false,
        reactions: [],
        entry: null,
        submit: null,
      },
    ],
    facts: {},
    calls: {},
    sequences: {},
    commits: {},
    calendars: {},
    screens: {},
    records: {},
    persist: {
      version: 1,
      days: 30,
      allow: sections.flatMap(({ fields: all }) => all.map(({ path }) => path)),
    },
    tracking: { call: null, records: {} },
    messages: {
      fields: {},
      rules: { required: [{ path: 'label' }, ' is required'] },
      default: [{ path: 'label' }, ' is not right'],
      texts: {},
    },
    failures: null,
  };
}
