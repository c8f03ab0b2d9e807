import { questionKey } from '../../journey';
import type { JsonObject } from '../../engine';
import type { Context } from '../context';
import { lengthsOf } from '../formats';
import { lineLimit } from '../language';
import { questionsOf, type Question } from '../questions';

const words = new Set([
  'title',
  'description',
  'type',
  'properties',
  'items',
  'required',
  'format',
]);
const gives: Readonly<Record<string, readonly string[]>> = {
  between: ['min', 'max'],
  minimum: ['min'],
  maximum: ['max'],
  minLength: ['n'],
  maxLength: ['n'],
  minWords: ['n'],
  maxWords: ['n'],
  minChoices: ['n'],
  maxChoices: ['n'],
  earliest: ['min'],
  latest: ['max'],
  minFiles: ['n'],
  maxFiles: ['n'],
  megabytes: ['n'],
  minItems: ['min', 'n'],
  maxItems: ['max', 'n'],
};
const ofTypes: Readonly<Record<string, string>> = { integer: 'numeric', number: 'decimal' };

/** What the message of a rule may name, beside {label}. */
export const placeholdersOf = (rule: string): ReadonlySet<string> => given.get(rule) ?? labelAlone;

const labelAlone: ReadonlySet<string> = new Set(['label']);
const given: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(gives).map(([rule, names]) => [rule, new Set(['label', ...names])]),
);

/** `section.field` → the rules that its answer can break, in any variant. */
export function rulesOfFields(context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { section } of context.symbols.units)
    for (const question of questionsOf(section)) {
      const key = questionKey(section.value.id, question.name);
      found.set(key, new Set([...(found.get(key) ?? []), ...rulesOf(question, context)]));
    }
  return found;
}

function rulesOf({ at, schema }: Question, context: Context): readonly string[] {
  const { required, options, bounds, words: counted, checks = {}, list } = at.value;
  const named = Object.keys(checks);
  if (list !== undefined) {
    const isLeast = list.min !== undefined || list.exactly !== undefined;
    return ['required', 'unsaved', ...(isLeast ? ['minItems'] : []), 'maxItems', ...named];
  }
  const { files } = at.value;
  if (files !== undefined) {
    const least = files.min === undefined ? [] : ['minFiles'];
    const limits = ['sending', ...least, 'maxFiles', 'fileTypes', 'megabytes'];
    return ['required', ...limits, ...named];
  }
  const { min, max, alone } = at.value.choices ?? {};
  const { min: earliest, max: latest } = at.value.time ?? {};
  return [
    ...(required === undefined ? [] : ['required']),
    ...(options === undefined ? [] : ['notOffered']),
    ...(bounds === undefined ? [] : ['between']),
    ...(counted === undefined ? [] : ['maxWords', ...(counted[0] > 0 ? ['minWords'] : [])]),
    ...(min === undefined ? [] : ['minChoices']),
    ...(max === undefined ? [] : ['maxChoices']),
    ...(alone === undefined ? [] : ['alone']),
    ...(earliest === undefined ? [] : ['earliest']),
    ...(latest === undefined ? [] : ['latest']),
    ...named,
    ...ofSchema(schema.value, lineLimit(schema.value, at.value), context),
  ];
}

/** Rules by the keywords of a schema, and of its parts. */
function ofSchema(schema: JsonObject, limit: number | null, context: Context): readonly string[] {
  const { type, format, properties } = schema;
  return [
    (typeof type === 'string' ? ofTypes[type] : undefined) ?? 'invalid',
    ...(typeof format === 'string' ? [format] : []),
    ...(format === 'time' ? ['halfOfDay'] : []),
    ...(limit === null ? [] : ['maxLength']),
    ...Object.keys(lengthsOf(schema, context)),
    ...(schema['required'] === undefined ? [] : ['required']),
    ...Object.keys(schema).filter((keyword) => !words.has(keyword)),
    ...Object.values((properties ?? {}) as Readonly<Record<string, JsonObject>>).flatMap((part) =>
      ofSchema(part, lineLimit(part), context),
    ),
  ];
}
