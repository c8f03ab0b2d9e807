/** What a rule may speak of where it stands. */
import type { Draw } from '../draw';
import { typeOf, type Path, type Type } from './vocabulary';

export interface Local {
  readonly path: string;
  readonly type: Type;
}
/** What is kept of an answer, as far as the file of the call tells. */
export type Keeps = 'any' | 'list' | 'into';
export interface Known {
  readonly paths: readonly Path[];
  readonly facts: readonly { readonly name: string; readonly type: Type }[];
  readonly lookups: readonly { readonly name: string; readonly keeps: Keeps }[];
  /** `with.a`, `answer.n`, `failure.status`, `item.id`: where they are known. */
  readonly locals: readonly Local[];
  /** Language 2 says more. */
  readonly second: boolean;
  /** Z45: items of the first list have lists of their own. */
  readonly nested: boolean;
  /** Z10: what the directory says of an id; nothing where there is none. */
  readonly entries: readonly Local[];
  /** K6: where lists lie of which each item has an id and a label, and nothing else. */
  readonly labelled: readonly string[];
}

export const withLocals = (known: Known, locals: readonly Local[]): Known => ({
  ...known,
  locals: [...known.locals, ...locals],
});

/** Everything that can be read as this type. */
export function readable(known: Known, type: Type): string[] {
  const paths = known.paths.flatMap(({ path, kind }) =>
    typeOf[kind] === type ? [path] : inside(path, kind, type),
  );
  const facts = known.facts.filter((one) => one.type === type).map(({ name }) => `facts.${name}`);
  const locals = known.locals.filter((one) => one.type === type).map(({ path }) => path);
  return [...paths, ...facts, ...locals, ...locals, ...given(known, type)];
}
const inside = (path: string, kind: string, type: Type): string[] => {
  if (kind === 'size' && type === 'number') return [`${path}.years`, `${path}.months`];
  if (kind === 'form' && type === 'text') return [`${path}.word`];
  if (kind === 'form' && type === 'number') return [`${path}.share`];
  if (kind === 'form' && type === 'boolean') return [`${path}.sure`];
  if (kind === 'spot' && type === 'text') return [`${path}.id`];
  return [];
};
function given({ lookups }: Known, type: Type): string[] {
  const keys = (name: string, all: readonly string[]): string[] =>
    all.map((key) => (key === '' ? `lookups.${name}` : `lookups.${name}.${key}`));
  const found = lookups.flatMap(({ name, keeps }) => keys(name, keysOf[keeps][type]));
  if (type === 'text') return ['today', 'settings.word', ...found];
  return type === 'number' ? ['settings.limit', ...found] : found;
}
const keysOf: Readonly<Record<Keeps, Readonly<Record<Type, readonly string[]>>>> = {
  any: {
    text: ['id'],
    number: ['n', '1.n'],
    boolean: [],
    list: ['', 'list', '0.more'],
    object: ['', '1'],
  },
  list: { text: [], number: [], boolean: [], list: [''], object: ['0'] },
  into: { text: ['id', 'number'], number: ['n'], boolean: [], list: ['list'], object: [''] },
};
/** Anything at all, one that lies above declared ones too. */
export const anything = (known: Known): string[] => [
  ...known.paths.map(({ path }) => path),
  ...(known.paths.some(({ path }) => path.startsWith('permit.')) ? ['permit'] : []),
  ...known.facts.map(({ name }) => `facts.${name}`),
  ...known.lookups.map(({ name }) => `lookups.${name}`),
  ...known.locals.map(({ path }) => path),
  'today',
  'settings.word',
];
/** null where nothing of the type can be read. */
export function pathOf(draw: Draw, known: Known, type: Type): string | null {
  const all = readable(known, type);
  return all.length === 0 ? null : draw.one(all);
}
export const choices = (known: Known): Path[] =>
  known.paths.filter(({ kind }) => ['choice', 'unit', 'mode', 'band', 'sure'].includes(kind));
