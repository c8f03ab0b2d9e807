import { questionKey } from '../../journey';
import type { Json } from '../../engine';
import { lastKeyOf } from '../../rules';
import type { Report } from '../diagnostic';
import {
  isComposite,
  type FieldSchemaSource,
  type LookupOptionsSource,
  type OptionSource,
  type SectionSource,
  type FieldSource,
} from '../language';
import { questionsOf } from '../questions';
import { entries, type Cursor } from '../source';
import type { Sources } from './sources';
import { deepestLists } from './collect-lists';
import type { AnswerSymbol, InnerSymbol, ListSymbol, SectionUnit } from './symbols';

export interface Answers {
  readonly answers: ReadonlyMap<string, AnswerSymbol>;
  /** `section.field` → answer path. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Every answer that a field or a record declares. */
export function collectAnswers(
  sources: Sources,
  units: readonly SectionUnit[],
  lists: ReadonlyMap<string, ListSymbol>,
  report: Report,
): Answers {
  const answers = new Map<string, AnswerSymbol>();
  const fields = new Map<string, string>();
  const declare = (symbol: AnswerSymbol): void => {
    const earlier = answers.get(symbol.path);
    if (earlier !== undefined && earlier.type !== symbol.type) {
      report.add(
        'JC504',
        typeAt(symbol.at),
        `\`${symbol.path}\` is ${symbol.type} here and ${earlier.type} elsewhere.`,
        {
          key: true,
          help: 'bind one of them to another path, or give both the same type',
          also: [{ at: typeAt(earlier.at), message: `${earlier.type} here` }],
        },
      );
      return;
    }
    if (earlier !== undefined && earlier.draft !== symbol.draft) {
      report.add(
        'JC511',
        symbol.at,
        `\`${symbol.path}\` is the draft of an item, and an answer elsewhere.`,
        {
          key: true,
          help: 'bind the fields of an item to paths of their own',
          also: [{ at: earlier.at, message: 'bound here' }],
        },
      );
    }
    answers.set(symbol.path, earlier === undefined ? symbol : joined(earlier, symbol));
  };
  const fromAddress = valuesFromAddress(sources);
  for (const [path, record] of entries(sources.journey.find('records'))) {
    const { type, initial = null } = record.value;
    const values = fromAddress.get(path) ?? null;
    declare({ ...plain, path, type, values, initial, at: record, record: true });
  }
  for (const { section } of units) {
    for (const { name, path, at, schema } of questionsOf(section)) {
      fields.set(questionKey(section.value.id, name), path);
      const draft = lists.has(section.value.id) ? section.value.id : null;
      if (at.value.list !== undefined) {
        const inner = itemOf(section, path, { units, lists });
        declare({ ...plain, path, type: 'array', inner, draft, at, record: false });
        continue;
      }
      const { options } = at.value;
      declare({
        path,
        type: schema.value.type,
        ...ofChoice(at.value, schema.value),
        keys: keysOf(options),
        ...keptBy(at),
        hasOptions: options !== undefined,
        isSetAlone:
          schema.value.type === 'object' && options === undefined && !isComposite(schema.value),
        isMonth: schema.value['format'] === 'month',
        isTime: isTime(schema.value),
        inner: partsOf(schema.value),
        ...(at.value.files !== undefined && { isOfFiles: true as const, inner: ofFile }),
        draft,
        initial: at.value.initial ?? null,
        at,
        record: false,
      });
    }
  }
  return { answers, fields };
}

/** Where it is said of what type an answer is: the question, or the variant that says another than the section. */
function typeAt(at: Cursor<unknown>): Cursor<unknown> {
  const { schema } = at.value as FieldSource;
  if (schema === undefined) return at;
  const written = at.part('schema', schema);
  const isOwn = written.pointer.at(-2) === at.pointer.at(-1);
  return isOwn && written.file !== at.file ? written : at;
}

/** Answer → all that the address of a step can set it to. */
const valuesFromAddress = ({ steps }: Sources): ReadonlyMap<string, readonly Json[]> =>
  new Map(
    steps.flatMap(({ value }) =>
      Object.values(value.parameters ?? {}).flatMap(({ answer, values }) =>
        values === undefined ? [] : [[answer, values] as const],
      ),
    ),
  );

const plain = {
  values: null,
  keys: null,
  hasOptions: false,
  isMonth: false,
  inner: null,
  draft: null,
  initial: null,
} as const;

const isTime = (schema: Readonly<Record<string, Json>>): boolean => schema['format'] === 'time';
/** What a file that is stored says of itself. */
const ofFile: AnswerSymbol['inner'] = new Map(
  Object.entries({ id: 'string', name: 'string', size: 'integer', type: 'string' } as const).map(
    ([key, type]) => [key, { type, values: null, keys: null, always: true }],
  ),
);

/** Parts of a composite answer. */
function partsOf(schema: FieldSchemaSource): AnswerSymbol['inner'] {
  if (!isComposite(schema)) return null;
  return new Map(
    Object.entries(schema.properties).map(([name, part]) => [
      name,
      { type: part.type, values: valuesOf(part, undefined), keys: null, isTime: isTime(part) },
    ]),
  );
}

interface Asking {
  readonly units: readonly SectionUnit[];
  readonly lists: ReadonlyMap<string, ListSymbol>;
}

/** What an item of a list keeps: each answer under the last part of its path, an inner list with what its items keep. */
function itemOf(
  host: Cursor<SectionSource>,
  path: string,
  asking: Asking,
  depth = 1,
): AnswerSymbol['inner'] {
  const item = asking.units.find(({ section }) => {
    const symbol = asking.lists.get(section.value.id);
    return symbol?.path === path && symbol.host.value.id === host.value.id;
  });
  // Deeper ones are refused.
  if (item === undefined || depth > deepestLists) return null;
  const { section } = item;
  return new Map(
    questionsOf(section).map((question): [string, InnerSymbol] => {
      const { at, schema } = question;
      const isList = at.value.list !== undefined;
      return [
        lastKeyOf(question.path),
        {
          type: schema.value.type,
          ...ofChoice(at.value, schema.value),
          keys: keysOf(at.value.options),
          isTime: isTime(schema.value),
          ...(isList && { inner: itemOf(section, question.path, asking, depth + 1) }),
        },
      ];
    }),
  );
}

type Options = readonly OptionSource[] | LookupOptionsSource | undefined;
const isList = (options: Options): options is readonly OptionSource[] => Array.isArray(options);

/** What an answer can be; of several choices, what can be among them. */
function ofChoice(
  { choices, options }: FieldSource,
  schema: Readonly<Record<string, Json>>,
): Pick<AnswerSymbol, 'values' | 'items'> {
  const values = valuesOf(schema, options);
  if (choices === undefined) return { values };
  return { values: null, ...(values !== null && { items: values }) };
}

function valuesOf(
  schema: Readonly<Record<string, Json>>,
  options: Options,
): readonly Json[] | null {
  // What is offered may be less than what an answer can be: `enum` has the last word.
  const listed = schema['enum'];
  if (Array.isArray(listed)) return listed as readonly Json[];
  return isList(options) ? options.map(({ value }) => value) : null;
}

function keysOf(options: Options): ReadonlySet<string> | null {
  if (options === undefined || isList(options) || options.keep === undefined) return null;
  return new Set(options.keep);
}

/** The list of keys that a question keeps of what a lookup offers. */
function keptBy(at: Cursor<FieldSource>): Pick<AnswerSymbol, 'kept'> {
  const options = at.find('options');
  if (options === null || isList(options.value)) return {};
  const { keep } = options.value as LookupOptionsSource;
  return keep === undefined ? {} : { kept: [options.part('keep', keep)] };
}

/** The first as it is where it has all: a thousand variants share most of their fields. */
function union(first: readonly Json[], second: readonly Json[]): readonly Json[] {
  const more = second.filter((value) => !first.includes(value));
  return more.length === 0 ? first : [...first, ...more];
}

/**
 * What an answer keeps that two questions share. Of what a rule sets, the first of them says it (S20): so
 * one that nobody can answer adds nothing.
 */
function keysOfBoth(a: AnswerSymbol, b: AnswerSymbol): AnswerSymbol['keys'] {
  if (a.keys !== null && !a.record && b.isSetAlone === true) return a.keys;
  return a.keys === null || b.keys === null ? null : new Set([...a.keys, ...b.keys]);
}

/** Two fields that share an answer: it can be what either allows. */
function joined(a: AnswerSymbol, b: AnswerSymbol): AnswerSymbol {
  return {
    ...a,
    values: a.values === null || b.values === null ? null : union(a.values, b.values),
    keys: keysOfBoth(a, b),
    kept: [...(a.kept ?? []), ...(b.kept ?? [])],
    hasOptions: a.hasOptions || b.hasOptions,
    isMonth: a.isMonth && b.isMonth,
    isTime: a.isTime === true && b.isTime === true,
    initial: b.initial ?? a.initial,
    record: a.record && b.record,
  };
}
