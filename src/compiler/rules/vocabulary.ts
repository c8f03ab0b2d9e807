import type { Json } from '../../engine';
import type { Key, Readable, Vocabulary } from '../../journey';
import { isWithin, joinPath, placesRoot } from '../../rules';
import type { Context } from '../context';
import type { AnswerSymbol, InnerSymbol, Sources } from '../symbols';
import { itemShape, keptShape, keysOfShape, lookupShape, shapeAt, type Shape } from '../wire';
import { openKeys } from './open-keys';
import { typedOfAnswer } from './resolve-answer';
import { shapeOfFact } from './shape-of-fact';
import { typedOfShape } from './typed-of-shape';
import { typed, typeOfLiteral, type Typed } from './typed';

/** How far into what a call answers paths are listed; a rule may go further. */
const deepest = 3;

export function vocabularyOf({ calls }: Sources, context: Context): Vocabulary {
  const { symbols } = context;
  const answers = [...symbols.answers.values()].flatMap((symbol) =>
    ofAnswer(symbol, context).map((each) => ({ ...each, draft: symbol.draft })),
  );
  const facts = [...symbols.facts.keys()].flatMap((name) => {
    const path = joinPath('facts', name);
    const [own, ...inner] = inShape(path, shapeOfFact(name, context));
    return [{ ...readable(path, context.typeOfFact(name)), keys: own?.keys ?? [] }, ...inner];
  });
  return {
    readables: [
      ...answers,
      ...facts,
      ...[...symbols.lookups.keys()].flatMap((name) =>
        inShape(joinPath('lookups', name), lookupShape(name, context)),
      ),
      ...inSettings('settings', symbols.settings),
      readable('today', typed('text')),
      ...[...symbols.lists.keys()].map((section) => ({
        ...readable(joinPath(placesRoot, section), typed('number')),
        draft: section,
      })),
      ...[...symbols.calendars.keys()].map((name) =>
        readable(joinPath('calendars', name), typed('calendar')),
      ),
    ],
    lookups: [...symbols.lookups.keys()],
    directories: Object.fromEntries(
      [...symbols.directories].map(([name, { value }]) => [
        name,
        keysOfEntries([value.otherwise, ...Object.values(value.entries)]),
      ]),
    ),
    openKeys: openKeys(calls, context),
  };
}

const readable = (path: string, { type, values, optional }: Typed): Readable => ({
  ...{ path, type, values, isOptional: optional, draft: null, keys: [] },
});

/** An answer, and of one that holds others those. */
function ofAnswer(symbol: AnswerSymbol, context: Context): readonly Readable[] {
  const { path, type, inner, keys } = symbol;
  const own = readable(path, typedOfAnswer(symbol));
  if (type === 'array') return [{ ...own, keys: keysOfItem(inner) }];
  if (type !== 'object') return [own];
  if (inner !== null)
    return [
      own,
      ...[...inner].map(([key, part]) => readable(joinPath(path, key), typedOfAnswer(part))),
    ];
  const kept = inShape(path, keptShape(path, context));
  const isKept = ({ path: each }: Readable): boolean =>
    keys === null || [...keys].some((key) => isWithin(each, joinPath(path, key)));
  return [own, ...kept.filter((each) => each.path !== path && isKept(each))];
}

const keysOfItem = (inner: ReadonlyMap<string, InnerSymbol> | null): readonly Key[] =>
  [...(inner ?? [])].map(([name, symbol]) => keyOf(name, typedOfAnswer(symbol)));

const keyOf = (name: string, { type, values }: Typed): Key => ({ name, type, values });

/** What stands at a path, and at those in it. */
function inShape(path: string, shape: Shape | null, depth = 0): readonly Readable[] {
  const found = typedOfShape(shape);
  const own = { ...readable(path, found), keys: found.type === 'list' ? keysIn(shape) : [] };
  if (shape === null || depth === deepest || found.type !== 'object') return [own];
  const inner = keysOfShape(shape).flatMap((key) => {
    const reached = shapeAt(shape, [key]);
    return reached.found ? inShape(joinPath(path, key), reached.shape, depth + 1) : [];
  });
  return [own, ...inner];
}

function keysIn(list: Shape | null): readonly Key[] {
  const item = itemShape(list);
  if (!item.found || item.shape === null) return [];
  const { shape } = item;
  return keysOfShape(shape).map((name) => {
    const reached = shapeAt(shape, [name]);
    return keyOf(name, typedOfShape(reached.found ? reached.shape : null));
  });
}

function inSettings(path: string, value: Json): readonly Readable[] {
  const found = typeOfLiteral(value);
  const own = readable(path, { ...found, values: null, optional: true });
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [own];
  return Object.entries(value).flatMap(([key, inner]) => inSettings(joinPath(path, key), inner));
}

function keysOfEntries(entries: readonly Readonly<Record<string, Json>>[]): readonly Key[] {
  const names = [...new Set(entries.flatMap(Object.keys))].filter((name) => name !== 'variant');
  return names.map((name) => {
    const values = [
      ...new Set(entries.flatMap((entry) => (name in entry ? [entry[name] ?? null] : []))),
    ];
    return keyOf(name, { ...typeOfLiteral(values[0] ?? null), values });
  });
}
