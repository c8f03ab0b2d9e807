import { spelled } from '../../src/explain';
import { isObject, type Json } from '../../src/rules';
import { below, sentence, type Form, type Placed, type Schema } from './meta-schemas';

/** How a key is asked for. */
export type Draws =
  | 'words'
  | 'line'
  | 'number'
  | 'choice'
  | 'yes or no'
  | 'lines'
  /** A text, a number or a boolean. */
  | 'value'
  | 'rule'
  /** Objects, one after the other or each under a key. */
  | 'items'
  | 'json';

/** One thing that can be said, as its meta-schema has it. */
export interface SaidKey {
  /** From what the form is of. */
  readonly keys: readonly string[];
  readonly title: string;
  readonly about: string;
  readonly example: Json;
  readonly draws: Draws;
  /** Of a choice what there is; of a list of texts none. */
  readonly choices: readonly Json[];
  readonly isRequired: boolean;
  /** It is asked for also while nothing is said. */
  readonly isUsual: boolean;
  /** What it stands with, by its heading. */
  readonly group: string;
  readonly placed: Placed;
  /** Of items: what one is. */
  readonly item: Placed | null;
}

/** Everything that can be said of something, in the order in which its meta-schema asks for it. */
export function keysOf(placed: Placed, said: Json): readonly SaidKey[] {
  const { form, properties = {} } = placed.schema;
  return ordered(Object.keys(properties), form).flatMap(({ key, group }) => {
    const isUsual = form?.usual.includes(key) ?? false;
    return childOf(placed, key, said, []).map((each) => ({ ...each, group, isUsual }));
  });
}

function ordered(
  keys: readonly string[],
  form: Form | undefined,
): readonly { readonly key: string; readonly group: string }[] {
  const groups = form?.groups ?? [];
  const named = groups.flatMap(({ title, keys: own }) =>
    own.filter((key) => keys.includes(key)).map((key) => ({ key, group: title })),
  );
  const rest = keys.filter((key) => !named.some((each) => each.key === key));
  return [...named, ...rest.map((key) => ({ key, group: '' }))];
}

function childOf(
  around: Placed,
  key: string,
  said: Json,
  way: readonly string[],
): readonly SaidKey[] {
  const schema = around.schema.properties?.[key];
  if (schema === undefined) return [];
  const isRequired = around.schema.required?.includes(key) ?? false;
  const placed = below(around, schema);
  const value = isObject(said) ? (said[key] ?? null) : null;
  return saidKeys(placed, value, [...way, key], isRequired);
}

/** A key, or those within it where it is a small object or a text with cases. */
function saidKeys(
  placed: Placed,
  value: Json,
  keys: readonly string[],
  isRequired: boolean,
  title = titleOf(placed.schema, keys),
): readonly SaidKey[] {
  const { schema } = placed;
  const one = (draws: Draws, more: Partial<SaidKey> = {}): readonly SaidKey[] => [
    {
      ...{ keys, title, draws, isRequired, placed, item: null, choices: [] },
      ...{ about: aboutOf(schema, title), example: schema.examples?.[0] ?? null },
      ...{ isUsual: false, group: '', ...more },
    },
  ];
  if (placed.is === 'rule') return one('rule');
  const types = typesOf(schema);
  if (isOfCases(placed) && Array.isArray(value)) return casesOf(placed, value, keys, title);
  if (isOfCases(placed) || placed.is === 'formattedText') return one('words');
  const choices =
    schema.enum ?? schema.else?.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (choices.length > 0) return one('choice', { choices });
  if (types.length === 1 && types[0] === 'string')
    return one(isSentence(schema) ? 'words' : 'line');
  if (types.length === 1 && types[0] === 'boolean') return one('yes or no');
  if (types.length > 0 && types.every(isNumber)) return one('number');
  if (types.length > 0 && types.every(isScalar)) return one('value');
  if (types.includes('array') && !isObject(value)) return one(...listOf(placed, value));
  if (types.includes('object'))
    return objectOf(placed, value, keys, title) ?? one(...mapOf(placed, value));
  return one('json');
}

const titleOf = ({ title }: Schema, keys: readonly string[]): string =>
  title ?? asTitle(keys.at(-1) ?? '');

/** What says no more than the name is not said. */
function aboutOf({ description = '' }: Schema, title: string): string {
  const about = sentence(description);
  return about === `${title}.` ? '' : about;
}

const asTitle = (key: string): string => {
  const words = spelled(key);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

const typesOf = ({ type = [] }: Schema): readonly string[] =>
  (typeof type === 'string' ? [type] : type).filter((each) => each !== 'null');

const isNumber = (type: string): boolean => type === 'number' || type === 'integer';
const isScalar = (type: string): boolean =>
  isNumber(type) || type === 'string' || type === 'boolean';

/** One text, or several of which the first counts whose condition holds. */
const isOfCases = ({ is, schema }: Placed): boolean =>
  is === 'textCases' ||
  (typesOf(schema).join() === 'string,array' &&
    (schema.items?.$ref?.includes('textCases') ?? false));

/** An example of several words: it is said to people. */
const isSentence = ({ examples: [first] = [] }: Schema): boolean =>
  typeof first === 'string' && first.includes(' ');

function casesOf(
  placed: Placed,
  cases: readonly Json[],
  keys: readonly string[],
  title: string,
): readonly SaidKey[] {
  const { items } = placed.schema;
  if (items === undefined) return [];
  const item = below(placed, items);
  return cases.flatMap((each, index) =>
    ['text', 'when'].flatMap((key) =>
      childOf(item, key, each, [...keys, String(index)]).map((own): SaidKey => ({
        ...own,
        title:
          key === 'text'
            ? `${title}, case ${String(index + 1)}`
            : `${title}, where case ${String(index + 1)}`,
        isRequired: key === 'text',
      })),
    ),
  );
}

function listOf(placed: Placed, value: Json): [Draws, Partial<SaidKey>] {
  const { items } = placed.schema;
  if (items === undefined) return ['json', {}];
  const item = below(placed, items);
  const types = typesOf(item.schema);
  if (item.schema.properties !== undefined) return ['items', { item }];
  const own = Array.isArray(value) ? (value as readonly Json[]) : [];
  const areTexts = own.every((each) => typeof each !== 'object');
  const isOfTexts =
    item.schema.enum !== undefined ||
    (types.every(isScalar) &&
      (types.length > 0 || (item.schema.anyOf ?? []).some(({ type }) => type === 'string')));
  return [isOfTexts && areTexts ? 'lines' : 'json', { item }];
}

/** What is within an object; null for one that is asked for as a whole. */
function objectOf(
  placed: Placed,
  value: Json,
  keys: readonly string[],
  title: string,
): readonly SaidKey[] | null {
  const { properties, additionalProperties, required = [] } = placed.schema;
  if (properties !== undefined && placed.is !== 'change')
    return value === null && required.length > 0
      ? null
      : Object.keys(properties).flatMap((key) => childOf(placed, key, value, keys));
  if (typeof additionalProperties !== 'object' || !isObject(value)) return null;
  const each = below(placed, additionalProperties);
  if (isLarge(each)) return null;
  return Object.entries(value).flatMap(([key, own]) =>
    saidKeys(each, own, [...keys, key], false, `${title}: ${spelled(key)}`).map((inner) =>
      inner.keys.length > keys.length + 1
        ? { ...inner, title: `${asTitle(key)}: ${inner.title.toLowerCase()}` }
        : inner,
    ),
  );
}

function mapOf(placed: Placed, value: Json): [Draws, Partial<SaidKey>] {
  const { additionalProperties } = placed.schema;
  if (typeof additionalProperties !== 'object' || !isObject(value)) return ['json', {}];
  return ['items', { item: below(placed, additionalProperties) }];
}

/** Each has so many keys that it is asked for in a form of its own. */
const isLarge = ({ schema: { properties = {} } }: Placed): boolean =>
  Object.keys(properties).length > 3;

/** What the keys of a pointer are called: of a small object the innermost, of several also which of them. */
export function wordsOfKeys(placed: Placed | null, keys: readonly string[]): string {
  let at = placed;
  const words: string[] = [];
  let isPlain = false;
  for (const key of keys) {
    const around = at;
    const { properties, additionalProperties, items } = around?.schema ?? {};
    const named = properties?.[key];
    const isItem = named === undefined && /^\d+$/.test(key);
    const other = isItem ? items : additionalProperties;
    const schema = named ?? (typeof other === 'object' ? other : undefined);
    at = around === null || schema === undefined ? null : below(around, schema);
    if (named !== undefined) {
      if (isPlain) words.pop();
      const title = titleOf(at?.schema ?? {}, [key]);
      words.push(words.length === 0 ? title : `: ${title.toLowerCase()}`);
    } else if (isItem && at?.schema.properties !== undefined)
      words.push(`, ${String(Number(key) + 1)}`);
    else if (!isItem && (at !== null || words.length === 0))
      words.push(words.length === 0 ? key : `: ${key}`);
    isPlain = named !== undefined && at?.schema.properties !== undefined;
  }
  return words.join('');
}
