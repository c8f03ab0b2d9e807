import type { FieldView, JsonObject, OptionView, SectionView } from '../../../engine';

/** A field as the engine would show it, with what a test cares about laid over it. */
export function fieldView(name: string, over: Partial<FieldView> = {}): FieldView {
  return {
    name,
    key: `bank.${name}`,
    target: `bank-${name}`,
    label: [name],
    hint: [],
    reason: [],
    value: null,
    shown: true,
    required: true,
    disabled: false,
    disabledReason: [],
    noun: [],
    unlisted: null,
    whole: null,
    optionsFrom: null,
    options: null,
    optionsStatus: 'ready',
    parts: null,
    list: null,
    bounds: null,
    error: null,
    breaks: null,
    ...over,
  };
}

export function optionView(
  value: OptionView['value'],
  label: string,
  over: Partial<OptionView> = {},
): OptionView {
  return {
    value,
    label,
    hint: [],
    pictogram: null,
    unavailable: false,
    unavailableReason: [],
    ...over,
  };
}

export interface FakeField extends Partial<FieldView> {
  readonly name: string;
  /** Entry of the uiSchema, e.g. `{ 'ui:widget': 'select' }`. */
  readonly ui?: JsonObject;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
}

/** The open section `bank` with these fields. */
export function sectionView(
  fields: readonly FakeField[],
  over: Partial<SectionView> = {},
): SectionView {
  return {
    id: 'bank',
    number: 1,
    title: ['Your bank'],
    name: 'Your bank',
    lead: [],
    verdict: 'valid',
    status: 'open',
    schema: {
      $id: 'bank',
      type: 'object',
      properties: Object.fromEntries(
        fields.map(({ name, type = 'string' }) => [
          name,
          type === 'object' ? { type, properties: { id: { type: 'string' } } } : { type },
        ]),
      ),
    },
    uiSchema: Object.fromEntries(fields.map(({ name, ui = {} }) => [name, ui])),
    fields: Object.fromEntries(
      fields.map((field) => {
        const view: Partial<Record<keyof FakeField, unknown>> = { ...field };
        delete view.ui;
        delete view.type;
        return [field.name, fieldView(field.name, view as Partial<FieldView>)];
      }),
    ),
    content: [],
    groups: {},
    actions: [],
    lookups: [],
    summary: [],
    summaryNote: [],
    confirm: [],
    ...over,
  };
}
