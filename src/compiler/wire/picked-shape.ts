import type { JsonObject } from '../../engine';
import { keysOfPath } from '../../rules';
import type { Context } from '../context';
import type { CallSource, PickSource } from '../language';
import { eitherShape, shapeOf, type Shape } from './shape';
import { itemShape, shapeAt } from './shape-at';

const text: JsonObject = { type: 'string' };
/** `entries` makes a list of a map from ids to labels. */
const entryList: JsonObject = {
  type: 'array',
  items: { type: 'object', properties: { id: text, label: {} }, additionalProperties: false },
};

/** The answer of a call as the contract gives it. */
export function answerShape(call: CallSource, { operations, contract }: Context): Shape | null {
  const answer = operations.get(call.operation)?.answer ?? null;
  return answer === null ? null : shapeOf(answer, contract);
}

/** The answer of a call as it is kept. */
export function pickedShape(call: CallSource, context: Context): Shape | null {
  const answer = answerShape(call, context);
  if (call.into === undefined)
    return call.answer === undefined ? answer : pick(answer, call.answer, context);
  const kept = Object.entries(call.into).map(
    ([key, each]) => [key, pick(answer, each, context)] as const,
  );
  const properties = Object.fromEntries(
    kept.map(([key, shape]) => [key, shape === null ? {} : { anyOf: shape.alternatives }]),
  );
  return shapeOf({ type: 'object', properties, additionalProperties: false }, context.contract);
}

function pick(answer: Shape | null, from: PickSource, context: Context): Shape | null {
  if (typeof from === 'string') return at(answer, from);
  if (from.entries !== undefined) return shapeOf(entryList, context.contract);
  const list = at(answer, from.first ?? from.all ?? '');
  if (from.all !== undefined) return list;
  const item = itemShape(list);
  return item.found ? item.shape : null;
}

const at = (answer: Shape | null, path: string): Shape | null => {
  const reached = shapeAt(answer, keysOfPath(path));
  return reached.found ? reached.shape : null;
};

const known = new WeakMap<object, Map<string, Shape | null>>();

/** What is kept under the name of a lookup: what any of its calls gives. */
export function lookupShape(name: string, context: Context): Shape | null {
  const { symbols } = context;
  const earlier = known.get(symbols) ?? new Map<string, Shape | null>();
  known.set(symbols, earlier);
  const found = earlier.get(name);
  if (found !== undefined) return found;
  const shape = eitherShape(
    [...(symbols.lookups.get(name) ?? [])].map((id) => {
      const call = symbols.calls.get(id)?.value;
      return call === undefined ? null : pickedShape(call, context);
    }),
  );
  earlier.set(name, shape);
  return shape;
}
