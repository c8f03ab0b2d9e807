import type { Json } from '../../../src/api';
import { operations } from '../table/table';
import {
  answerSchema,
  choices,
  isList,
  isNullable,
  isObject,
  itemSchema,
  propertySchema,
  type Schema,
  typesOf,
} from './schema';

/** One way to spoil a good answer: JSON text, as it goes over the wire. */
export interface Spoiling {
  /** Empty where a fault has one play alone. */
  readonly play: string;
  readonly spoil: (answer: Json) => string;
}

const json = (spoil: (answer: Json) => Json) => (answer: Json) => JSON.stringify(spoil(answer));

/** How a fault of faults.json changes the good answer of an operation; null for one that does not. */
export function spoilings(fault: string, operation: string): readonly Spoiling[] | null {
  const shape = operations[operation]?.answer;
  const schema = answerSchema(operation);
  const good: Spoiling = { play: '', spoil: (answer) => JSON.stringify(answer) };
  switch (fault) {
    case 'emptyObject':
      return [{ play: '', spoil: () => '{}' }];
    case 'nulls':
      if (shape === 'empty') return [good];
      return [
        { play: 'top', spoil: json(nullsAtTop) },
        ...(shape === 'boolean' ? [] : [{ play: 'leaves', spoil: json(nullLeaves) }]),
      ];
    case 'wrongTypes':
      if (shape === 'boolean')
        return ['"true"', '1', '{}'].map((text) => ({ play: text, spoil: () => text }));
      if (shape === 'empty') return [{ play: 'all', spoil: () => '[]' }];
      return [{ play: 'all', spoil: json((answer) => wrongly(answer, schema)) }];
    case 'extraKeys':
      if (shape === 'map' || shape === 'boolean') return [good];
      return [{ play: '', spoil: withKeys }];
    case 'tenMegabytes':
      return [{ play: '', spoil: shape === 'map' || shape === 'boolean' ? blankly : padded }];
    case 'allowedNulls':
      return [{ play: '', spoil: json((answer) => nullWhereAllowed(answer, schema)) }];
    default:
      return null;
  }
}

/** `wrongTypes.each`: every property of the contract's answer on its own, by its path. */
export function wrongOneByOne(operation: string): readonly Spoiling[] {
  const schema = answerSchema(operation);
  return pathsOf(schema, []).map((path) => ({
    play: path.join('.'),
    spoil: json((answer) => wrongAt(answer, schema, path)),
  }));
}

function nullsAtTop(answer: Json): Json {
  if (isList(answer)) return answer.map((item) => (isObject(item) ? allNull(item) : item));
  return isObject(answer) ? allNull(answer) : null;
}

const allNull = (object: Json & object): Json =>
  Object.fromEntries(Object.keys(object).map((key) => [key, null]));

function nullLeaves(answer: Json): Json {
  if (isList(answer))
    return answer.map((item) => (typeof item === 'object' ? nullLeaves(item) : item));
  if (!isObject(answer)) return null;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, nullLeaves(value)]));
}

const otherTypes: readonly (readonly [string, Json])[] = [
  ['string', 'wrong'],
  ['number', 7],
  ['boolean', true],
  ['array', []],
  ['object', {}],
];

/** The first value whose type the contract does not allow here. */
function wrongFor(schema: Schema): Json {
  const types = typesOf(schema);
  const isFree = (type: string): boolean =>
    !types.includes(type) && !(type === 'number' && types.includes('integer'));
  return otherTypes.find(([type]) => isFree(type))?.[1] ?? null;
}

function wrongly(value: Json, schema: Schema): Json {
  if (isList(value)) {
    const holdsObjects = typesOf(itemSchema(schema)).includes('object');
    if (!holdsObjects) return wrongFor(schema);
    return value.map((item) => wrongly(item, itemSchema(schema)));
  }
  if (!isObject(value)) return wrongFor(schema);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, wrongly(one, propertySchema(schema, key))]),
  );
}

function pathsOf(schema: Schema, before: readonly string[]): readonly (readonly string[])[] {
  // An array stands for its first item; what is empty there has nothing to be wrong.
  const inner = typesOf(schema).includes('array') ? itemSchema(schema) : schema;
  const at = inner === schema ? before : [...before, '0'];
  const properties = Object.entries(propertiesOf(inner));
  return properties.flatMap(([name, property]) => [
    [...at, name],
    ...pathsOf(property, [...at, name]),
  ]);
}

const propertiesOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  Object.fromEntries(choices(schema).flatMap(({ properties = {} }) => Object.entries(properties)));

/** What is not there on the way to it is put there: an object with this property alone. */
function wrongAt(value: Json, schema: Schema, [name, ...rest]: readonly string[]): Json {
  if (name === undefined) return wrongFor(schema);
  if (typesOf(schema).includes('array')) {
    const [first = {}, ...others] = isList(value) ? value : [];
    return [wrongAt(first, itemSchema(schema), rest), ...others];
  }
  const object = isObject(value) ? value : {};
  return { ...object, [name]: wrongAt(object[name] ?? null, propertySchema(schema, name), rest) };
}

const canary = 'canary-extra';

/** JSON text, as an own key "__proto__" cannot be written in an object literal. */
function withKeys(value: Json): string {
  if (isList(value)) return `[${value.map(withKeys).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const own = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${withKeys(one)}`);
  const extra = [
    `"xUnknown":"${canary} <b data-canary>not bold</b>"`,
    `"xUnknownObject":{"list":[1,null,"${canary}"]}`,
    `"__proto__":{"polluted":"${canary}"}`,
  ];
  return `{${[...own, ...extra].join(',')}}`;
}

const tenMegabytes = 10 * 1024 * 1024;

function padded(answer: Json): string {
  const more = { xPadding: 'x'.repeat(tenMegabytes) };
  if (!isList(answer)) return JSON.stringify({ ...(answer as object), ...more });
  const [first, ...others] = answer;
  return JSON.stringify(first === undefined ? [] : [{ ...(first as object), ...more }, ...others]);
}

const blankly = (answer: Json): string => JSON.stringify(answer) + ' '.repeat(tenMegabytes);

/** From the outside in: what lies in a null is gone. */
function nullWhereAllowed(value: Json, schema: Schema): Json {
  if (isNullable(schema)) return null;
  if (isList(value)) return value.map((item) => nullWhereAllowed(item, itemSchema(schema)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      nullWhereAllowed(one, propertySchema(schema, key)),
    ]),
  );
}
