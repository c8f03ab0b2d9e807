import type { Json, JsonObject } from '../../engine';
import type { OpenKey } from '../../journey';
import { isObject, isRule } from '../../rules';
import type { Context } from '../context';
import type { Sources } from '../symbols';
import { keysOfShape, shapeAt, shapeOf, type Shape } from '../wire';
import { allowedBy } from './typed-of-shape';

type InBody = Omit<OpenKey, 'call' | 'file'>;

/** Keys that the contract has in the bodies of calls, and no rule fills, by call. */
export const openKeys = (
  calls: Sources['calls'],
  { operations, contract }: Context,
): readonly OpenKey[] =>
  calls.flatMap(({ file, value: { id, operation, body = {} } }) => {
    const schema = operations.get(operation)?.body ?? null;
    if (schema === null || !isStructure(body)) return [];
    return inObject(body, shapeOf(schema, contract), []).map((key) => ({
      ...{ call: id, file: file.path },
      ...key,
    }));
  });

function inObject(
  body: JsonObject,
  shape: Shape | null,
  way: readonly string[],
): readonly InBody[] {
  if (shape === null) return [];
  const known = keysOfShape(shape);
  return known.flatMap((key, index): readonly InBody[] => {
    const reached = shapeAt(shape, [key]);
    if (!reached.found || reached.shape === null) return [];
    const isSent = Object.hasOwn(body, key);
    const sends = body[key] ?? null;
    const keys = [...way, key];
    if (isStructure(sends)) return inObject(sends, reached.shape, keys);
    if (typeof sends === 'object' && sends !== null) return [];
    const after = known.slice(0, index).findLast((each) => Object.hasOwn(body, each)) ?? null;
    return [{ keys, isSent, sends, after, ...takenAt(reached.shape) }];
  });
}

function takenAt(shape: Shape): Pick<InBody, 'types' | 'values' | 'isWhole' | 'limits' | 'about'> {
  const { types, values, whole } = allowedBy(shape);
  const [about] = shape.alternatives.flatMap(({ description }) =>
    typeof description === 'string' ? [description] : [],
  );
  return { types: [...types], values, isWhole: whole, limits: limitsOf(shape), about: about ?? '' };
}

const limiting = ['minimum', 'maximum', 'minLength', 'maxLength'];

/** Limits of what is no null, where it is of one kind. */
function limitsOf({ alternatives }: Shape): Readonly<Record<string, number>> {
  const [schema, ...others] = alternatives.filter(({ type }) => type !== 'null');
  if (schema === undefined || others.length > 0) return {};
  const limits = limiting.map((name) => [name, schema[name]] as const);
  return Object.fromEntries(
    limits.filter((each): each is [string, number] => typeof each[1] === 'number'),
  );
}

/** An object that is no rule. */
const isStructure = (value: Json): value is JsonObject => isObject(value) && !isRule(value);
