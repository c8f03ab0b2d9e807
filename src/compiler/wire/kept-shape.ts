import type { Context } from '../context';
import { keysOfPath } from '../../rules';
import { areLookedUp } from '../language';
import { questionsOf } from '../questions';
import { eitherShape, type Shape } from './shape';
import { itemShape, shapeAt } from './shape-at';
import { lookupShape } from './picked-shape';

/** The objects that a list of options offers; not found where there is no list. */
export function offeredShape(from: string, context: Context): ReturnType<typeof itemShape> {
  const [, lookup = '', ...keys] = keysOfPath(from);
  const reached = shapeAt(lookupShape(lookup, context), keys);
  return reached.found ? itemShape(reached.shape) : reached;
}

/** What stands at a path inside a lookup. */
export function shapeAtPath(path: string, context: Context): ReturnType<typeof shapeAt> {
  const [, lookup = '', ...keys] = keysOfPath(path);
  return shapeAt(lookupShape(lookup, context), keys);
}

const known = new WeakMap<object, ReadonlyMap<string, Shape | null>>();

/** An answer that keeps an object of a lookup has the shape that was offered. */
export function keptShape(path: string, context: Context): Shape | null {
  const { symbols } = context;
  const shapes = known.get(symbols) ?? keptShapes(context);
  known.set(symbols, shapes);
  return shapes.get(path) ?? null;
}

function keptShapes(context: Context): ReadonlyMap<string, Shape | null> {
  const sources = new Map<string, Set<string>>();
  for (const { section } of context.symbols.units) {
    for (const { path, at } of questionsOf(section)) {
      const { options } = at.value;
      if (options === undefined || !areLookedUp(options)) continue;
      sources.set(path, (sources.get(path) ?? new Set()).add(options.from));
    }
  }
  const shapeOf = (from: string): Shape | null => {
    const offered = offeredShape(from, context);
    return offered.found ? offered.shape : null;
  };
  return new Map([...sources].map(([path, each]) => [path, eitherShape([...each].map(shapeOf))]));
}
