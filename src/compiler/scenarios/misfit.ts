import { equal, isObject, type Json, type JsonObject } from '../../rules';
import { resolve } from '../contract';
import type { DiagnosticCode } from '../diagnostic';

/** What of an answer is not as the contract says, and where in it. */
export interface Misfit {
  readonly code: DiagnosticCode;
  readonly message: string;
  /** Keys and indexes from the answer's own place. */
  readonly way: readonly (string | number)[];
  /** The names that are meant, where a key is none. */
  readonly known?: readonly string[];
}

type Way = (string | number)[];

/** What is wrong with a value by a schema of the contract; empty where nothing is. */
export function misfitsOf(value: Json, schema: Json, contract: JsonObject): readonly Misfit[] {
  const found: Misfit[] = [];
  look(value, schema, { contract, found, way: [] });
  return found;
}

interface Looking {
  readonly contract: JsonObject;
  readonly found: Misfit[];
  readonly way: Way;
}

function look(value: Json, schema: Json, looking: Looking): void {
  const { contract } = looking;
  const own = isObject(schema) && schema['$ref'] === undefined ? schema : resolve(schema, contract);
  const { allOf, oneOf, anyOf } = own;
  for (const part of listOf(allOf)) look(value, part, looking);
  for (const choice of [oneOf, anyOf]) if (choice !== undefined) lookAt(value, choice, looking);
  const types = typeof own['type'] === 'string' ? [own['type']] : listOf(own['type']);
  if (types.length > 0 && !types.some((type) => isOf(value, type))) {
    add('JC320', `The contract gives ${types.map(show).join(' or ')} here.`, looking);
    return;
  }
  const misfit = limits.find(
    ([limit, breaks]) => own[limit] !== undefined && breaks(value, own[limit]),
  );
  if (misfit !== undefined) add('JC320', misfit[2](own[misfit[0]] ?? null), looking);
  if (Array.isArray(value)) lookInside(value as readonly Json[], own['items'], looking);
  else if (isObject(value)) lookAtKeys(value, own, looking);
}

/** One of the alternatives must hold; where a single one is of the value's type, it says what is wrong. */
function lookAt(value: Json, choice: Json, looking: Looking): void {
  const tried = listOf(choice).map((schema) => ({
    schema,
    found: misfitsOf(value, schema, looking.contract),
  }));
  if (tried.some(({ found }) => found.length === 0)) return;
  const near = tried.filter(({ found }) => found.some(({ way }) => way.length > 0));
  const [only] = near;
  if (only !== undefined && near.length === 1) look(value, only.schema, looking);
  else add('JC320', 'This is none of what the contract gives here.', looking);
}

function lookInside(value: readonly Json[], schema: Json | undefined, looking: Looking): void {
  if (schema === undefined) return;
  for (const [index, item] of value.entries()) {
    looking.way.push(index);
    look(item, schema, looking);
    looking.way.pop();
  }
}

function lookAtKeys(value: JsonObject, own: JsonObject, looking: Looking): void {
  const { properties, additionalProperties: others } = own;
  for (const key of listOf(own['required']))
    if (typeof key === 'string' && !Object.hasOwn(value, key))
      add('JC316', `The contract gives \`${key}\` here, always.`, looking);
  const known = isObject(properties) ? properties : {};
  for (const key of Object.keys(value)) {
    const schema = Object.hasOwn(known, key) ? known[key] : others;
    if (schema === undefined && properties === undefined) continue;
    looking.way.push(key);
    if (schema === undefined || schema === false)
      add('JC315', `The contract has no \`${key}\` here.`, looking, Object.keys(known));
    else if (isObject(schema)) look(value[key] ?? null, schema, looking);
    looking.way.pop();
  }
}

function add(
  code: DiagnosticCode,
  message: string,
  { found, way }: Looking,
  known?: readonly string[],
): void {
  found.push({ code, message, way: [...way], ...(known !== undefined && { known }) });
}

function isOf(value: Json, type: Json): boolean {
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** A word as it is, all else as it is written. */
const show = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

type Limit = readonly [
  keyword: string,
  breaks: (value: Json, limit: Json | undefined) => boolean,
  says: (limit: Json) => string,
];

const length = (value: Json): number | null =>
  typeof value === 'string' ? Array.from(value).length : null;
const count = (value: Json): number | null => (Array.isArray(value) ? value.length : null);
const size = (value: Json): number | null => (typeof value === 'number' ? value : null);
const least =
  (measure: (value: Json) => number | null) =>
  (value: Json, limit: Json | undefined): boolean =>
    (measure(value) ?? Infinity) < Number(limit);
const most =
  (measure: (value: Json) => number | null) =>
  (value: Json, limit: Json | undefined): boolean =>
    (measure(value) ?? -Infinity) > Number(limit);

const limits: readonly Limit[] = [
  [
    'enum',
    (value, limit) => !listOf(limit).some((one) => equal(one, value)),
    (limit) =>
      `The contract gives ${listOf(limit)
        .map((one) => JSON.stringify(one))
        .join(', ')} here.`,
  ],
  [
    'const',
    (value, limit) => !equal(value, limit ?? null),
    (limit) => `The contract gives ${JSON.stringify(limit)} here.`,
  ],
  ['minimum', least(size), (limit) => `The contract gives no number below ${show(limit)} here.`],
  ['maximum', most(size), (limit) => `The contract gives no number above ${show(limit)} here.`],
  [
    'minLength',
    least(length),
    (limit) => `The contract gives no text below ${show(limit)} characters here.`,
  ],
  [
    'maxLength',
    most(length),
    (limit) => `The contract gives no text above ${show(limit)} characters here.`,
  ],
  [
    'minItems',
    least(count),
    (limit) => `The contract gives no list below ${show(limit)} items here.`,
  ],
  [
    'maxItems',
    most(count),
    (limit) => `The contract gives no list above ${show(limit)} items here.`,
  ],
  [
    'pattern',
    (value, limit) => typeof value === 'string' && !patternOf(show(limit ?? null)).test(value),
    (limit) => `The contract gives texts of the form ${show(limit)} here.`,
  ],
];

const patterns = new Map<string, RegExp>();
function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
