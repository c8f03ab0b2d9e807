import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Json, JsonObject } from '../../src/engine';

/** Four texts, one of them a number, two selects, a radio group and a checkbox. */
export const fieldsPerSection = 8;

/** Sections of eight fields of which one is open, or all fields in one section. */
export const layouts = ['sections', 'sheet'] as const;
export type Layout = (typeof layouts)[number];

/** How answers are named: `s0.free` in a record per group of eight, or `s0free` in one record. */
export type Naming = 'grouped' | 'flat';

export interface FormSize {
  /** A multiple of eight. */
  readonly fields: number;
  readonly layout: Layout;
  readonly naming?: Naming;
}

interface Part {
  readonly schema: object;
  readonly ui?: string;
  readonly options?: readonly string[];
  /** What a person would have answered. */
  readonly answer: string | number | boolean;
}

const choice = (...values: readonly string[]) => ({ schema: { type: 'string' }, options: values });

const parts: Readonly<Record<string, Part>> = {
  free: { schema: { type: 'string', maxLength: 200 }, answer: 'Something' },
  asked: { schema: { type: 'string', minLength: 2, maxLength: 60 }, answer: 'Anything' },
  extra: { schema: { type: 'string', maxLength: 60 }, answer: 'More' },
  amount: { schema: { type: 'number' }, ui: 'quantity', answer: 12_345 },
  unit: { ...choice('a', 'b', 'c'), ui: 'select', answer: 'a' },
  reading: { ...choice('d', 'e', 'f', 'g'), ui: 'select', answer: 'd' },
  way: { ...choice('h', 'i', 'j'), ui: 'radios', answer: 'h' },
  toggle: { schema: { type: 'boolean' }, ui: 'checkbox', answer: false },
};
const names = Object.keys(parts);

const groupsOf = ({ fields }: FormSize): readonly number[] =>
  Array.from({ length: fields / fieldsPerSection }, (_, index) => index);

/** Section and name of a field, as events and the page know it. */
export const placeOf = ({ layout }: FormSize, group: number, name: string) =>
  layout === 'sections'
    ? { section: `s${group}`, field: name }
    : { section: 'all', field: `s${group}${name}` };

const pathOf = ({ naming = 'grouped' }: FormSize, group: number, name: string): string =>
  naming === 'flat' ? `s${group}${name}` : `s${group}.${name}`;

/** Sources of a configuration, as the compiler takes them: path → text. */
export function sourceOf(size: FormSize): ReadonlyMap<string, string> {
  const groups = groupsOf(size);
  const sections =
    size.layout === 'sections'
      ? groups.map((group) => sectionOf(size, `s${group}`, [group]))
      : [sectionOf(size, 'all', groups)];
  const files: Record<string, object> = {
    'journey.json': {
      ...schemaOf('journey', 0),
      language: 2,
      id: 'bench',
      locale: 'en-GB',
      entry: 'form',
      stages: ['Form'],
      steps: ['form'],
      persist: {
        version: 1,
        days: 30,
        allow: groups.flatMap((group) => names.map((name) => pathOf(size, group, name))),
      },
    },
    'messages/en-GB.json': {
      ...schemaOf('messages', 1),
      rules: { required: '{label} is required', between: '{label}: {min} to {max}' },
      default: '{label} is not right',
    },
    'steps/form/step.json': {
      ...schemaOf('step', 2),
      id: 'form',
      route: '/',
      stage: 1,
      name: 'Form',
      title: 'A long form',
      progressive: size.layout === 'sections',
      aside: ['outline'],
      sections: sections.map(({ id }) => id),
    },
    ...Object.fromEntries(sections.map((each) => [`steps/form/${each.id}.json`, each])),
  };
  return new Map(Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)]));
}

const schemaOf = (kind: string, depth: number) => ({
  $schema: `${'../'.repeat(depth + 1)}schemas/${kind}.schema.json`,
});

/** Two are shown and the bounds of one set by the group, one is required by the group before. */
function questionOf(size: FormSize, group: number, name: string, part: Part) {
  const { schema, ui, options } = part;
  const isTicked = (of: number) => ({ '===': [{ var: pathOf(size, of, 'toggle') }, true] });
  return {
    answer: pathOf(size, group, name),
    title: `The ${name} of ${group}`,
    ...(name === 'free' && { hint: 'As it stands on your letter' }),
    schema: { ...schema, ...(options && { enum: options }) },
    ...(ui !== undefined && { ui: { widget: ui } }),
    ...(name === 'extra' && { visible: isTicked(group) }),
    ...(name === 'reading' && { visible: { '!': [isTicked(group)] } }),
    ...(name === 'asked' && group > 0 && { required: isTicked(group - 1) }),
    ...(name === 'amount' && {
      bounds: {
        by: pathOf(size, group, 'unit'),
        cases: { a: [1, 200_000], b: [1, 16_600], c: [1, 50_000] },
      },
    }),
    ...(options && {
      options: options.map((value) => ({ value, label: `Choice ${value}` })),
    }),
  };
}

function sectionOf(size: FormSize, id: string, groups: readonly number[]) {
  const fields = groups.flatMap((group) =>
    Object.entries(parts).map(
      ([name, part]) =>
        [placeOf(size, group, name).field, questionOf(size, group, name, part)] as const,
    ),
  );
  return {
    ...schemaOf('section', 2),
    id,
    title: `Section ${id}`,
    fields: Object.fromEntries(fields),
    summary: `{${pathOf(size, groups[0] ?? 0, 'free')}}`,
  };
}

/** What the household has answered, by path. */
export const answersOf = (size: FormSize): readonly (readonly [string, Part['answer']])[] =>
  groupsOf(size).flatMap((group) =>
    Object.entries(parts).map(([name, { answer }]) => [pathOf(size, group, name), answer] as const),
  );

/** A snapshot of the form with every field filled and the section in the middle open. */
export function filledSnapshot(size: FormSize): JsonObject {
  const answers: Record<string, Json> = {};
  const records = new Map<string, JsonObject>();
  for (const [path, answer] of answersOf(size)) {
    const [group = '', name] = path.split('.');
    if (name === undefined) answers[group] = answer;
    else records.set(group, { ...records.get(group), [name]: answer });
  }
  for (const [group, record] of records) answers[group] = record;
  const open = { form: placeOf(size, middleOf(size), 'free').section };
  return {
    version: 1,
    answers,
    lost: [],
    lookups: [],
    progress: {
      step: 'form',
      parameters: {},
      open,
      reached: { form: placeOf(size, groupsOf(size).length - 1, 'free').section },
      entered: {},
      runs: {},
    },
  };
}

/** The group that is worked in. */
export const middleOf = ({ fields }: FormSize): number => Math.floor(fields / fieldsPerSection / 2);

/** The same fields as plain RJSF takes them, without rules. */
export function plainForm(fields: number): {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly formData: object;
} {
  const each = <Value>(of: (part: Part) => Value): Readonly<Record<string, Value>> =>
    Object.fromEntries(
      groupsOf({ fields, layout: 'sheet' }).flatMap((group) =>
        Object.entries(parts).map(([name, part]) => [`s${group}${name}`, of(part)] as const),
      ),
    );
  return {
    schema: {
      type: 'object',
      properties: each(({ schema, options }) => ({
        ...schema,
        ...(options && { enum: [...options] }),
      })),
    },
    uiSchema: each(({ ui }) => ({ 'ui:widget': ui === 'radios' ? 'radio' : undefined })),
    formData: each(({ answer }) => answer),
  };
}
