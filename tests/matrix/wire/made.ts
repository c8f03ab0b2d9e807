import fc from 'fast-check';
import type { Json } from '../../../src/api';
import { mark, oddNumbers, oddTexts } from './odd';
import { answerSchema, resolved, type Schema } from './schema';

/** Values that keep what the contract says of the good answer of an operation, at the edges of it. */
export const madeAnswer = (operation: string): fc.Arbitrary<Json> => made(answerSchema(operation));

const known = new Map<Schema, fc.Arbitrary<Json>>();

function made(schema: Schema): fc.Arbitrary<Json> {
  const found = known.get(schema) ?? madeNew(resolved(schema));
  known.set(schema, found);
  return found;
}

function madeNew(schema: Schema): fc.Arbitrary<Json> {
  const { anyOf, enum: values, const: only, type, examples = [] } = schema;
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(made));
  if (only !== undefined) return fc.constant(only);
  if (values !== undefined) return fc.constantFrom(...values);
  const types = typeof type === 'string' ? [type] : (type ?? []);
  const ofType = fc.oneof(...types.map((one) => madeOf(one, schema)));
  return examples.length === 0
    ? ofType
    : fc.oneof(
        { arbitrary: ofType, weight: 2 },
        { arbitrary: fc.constantFrom(...examples), weight: 1 },
      );
}

function madeOf(type: string, schema: Schema): fc.Arbitrary<Json> {
  switch (type) {
    case 'object':
      return object(schema);
    case 'array':
      return list(schema);
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema, type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`Nobody knows how a value of the type ${type} is made.`);
  }
}

function object({ properties, required = [], additionalProperties }: Schema): fc.Arbitrary<Json> {
  if (properties === undefined && typeof additionalProperties === 'object')
    return fc.dictionary(
      fc.oneof(fc.stringMatching(/^[0-9]{1,6}$/), key),
      made(additionalProperties),
      {
        maxKeys: 6,
      },
    );
  const arbitraries = Object.entries(properties ?? {}).map(([name, one]) => [name, made(one)]);
  return fc.record(Object.fromEntries(arbitraries) as Record<string, fc.Arbitrary<Json>>, {
    requiredKeys: [...required],
  });
}

const key = fc.constantFrom(...oddTexts.filter((one) => one.length < 1000 && one !== '__proto__'));

/** Some have an entry twice. */
function list({ items = {}, minItems = 0 }: Schema): fc.Arbitrary<Json> {
  const entries = fc.array(made(items), { minLength: minItems, maxLength: minItems + 4 });
  return fc.tuple(entries, fc.nat(3)).map(([all, twice]) => (twice === 0 ? [...all, ...all] : all));
}

const plain = fc.string({ minLength: 1, maxLength: 20 }).map((one) => `${mark} ${one}`);

function text({ pattern, minLength = 0, maxLength = 100_000 }: Schema): fc.Arbitrary<Json> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const odd = oddTexts.filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(plain, fc.constantFrom(...odd));
}

function number(
  { minimum = -Infinity, maximum = Infinity }: Schema,
  isWhole: boolean,
): fc.Arbitrary<Json> {
  const odd = oddNumbers.filter(
    (one) => one >= minimum && one <= maximum && (!isWhole || Number.isInteger(one)),
  );
  const [min, max] = [Math.max(minimum, -5000), Math.min(maximum, 20_000)];
  const usual = fc.integer({ min, max }).map((one) => (isWhole ? one : one / 8));
  return fc.oneof(
    usual.filter((one) => one >= minimum && one <= maximum),
    fc.constantFrom(...odd),
  );
}
