import type { Json } from '../../engine';
import { keysOfPath, operationOf, pathOf } from '../../rules';
import type { Context } from '../context';
import { eitherShape, itemShape, lookupShape, shapeAt, type Reached, type Shape } from '../wire';

/** A fact may name another, and a circle, which is told elsewhere, must end. */
const deepest = 12;

/** What a fact that is taken out of lookups can be, as the contract says; null stands for anything. */
export function shapeOfFact(name: string, context: Context, depth = 0): Shape | null {
  const fact = context.symbols.facts.get(name);
  return fact === undefined || depth > deepest ? null : shapeOfRule(fact.value, context, depth);
}

function shapeOfRule(rule: Json, context: Context, depth: number): Shape | null {
  const path = pathOf(rule);
  if (path !== null) return shapeOfPath(keysOfPath(path), context, depth);
  const operation = operationOf(rule);
  if (operation?.operator === 'firstWhere') {
    const [list = null] = operation.given;
    return shapeIn(itemShape(shapeOfRule(list, context, depth)));
  }
  if (operation?.operator === 'where')
    return shapeOfRule(operation.given[0] ?? null, context, depth);
  if (operation?.operator !== 'if') return null;
  const { given } = operation;
  const outcomes = given.filter((_, index) => index % 2 === 1 || index === given.length - 1);
  return eitherShape(outcomes.map((each) => shapeOfRule(each, context, depth)));
}

function shapeOfPath(keys: readonly string[], context: Context, depth: number): Shape | null {
  const [root, name = '', ...inner] = keys;
  if (root === 'lookups') return shapeIn(shapeAt(lookupShape(name, context), inner));
  if (root !== 'facts') return null;
  return shapeIn(shapeAt(shapeOfFact(name, context, depth + 1), inner));
}

const shapeIn = (reached: Reached): Shape | null => (reached.found ? reached.shape : null);
