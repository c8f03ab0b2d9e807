import { Report } from '../diagnostic';
import { Cursor, sectionDepths, type SourceFile } from '../source';
import { fileKind } from '../source/file-kind';
import { parseSource } from '../source/parse-source';
import { placeOf } from '../source/place-of';
import { overlayRules } from './overlay-rules';
import { filesOfBrand, isFields, readOverlay } from './read-overlay';

/** One place where a brand says something else than the base. */
export interface BrandDifference {
  /** Of the brand, where it is written. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The file of the base that it is laid over, or would be. */
  readonly over: string;
  /** Keys that lead to it, in words: `question gdprConsent, title`. */
  readonly what: string;
  /** JSON, or words; null for what the base does not have. */
  readonly before: unknown;
  /** null for what the brand leaves out. */
  readonly after: unknown;
  /** Why, where the brand says it. */
  readonly because: string | null;
}

/** Where a brand differs from the base, by file and line. */
export function brandDifferences(
  given: ReadonlyMap<string, string>,
  brand: string,
): readonly BrandDifference[] {
  const files = filesOfBrand(given, brand);
  const report = new Report();
  const { over, leftOut, settings } = readOverlay(files, brand, report);
  const all = new Set([...files.keys(), ...over.keys()]);
  const read = (path: string): SourceFile | null => {
    const text = files.get(path);
    return text === undefined ? null : parseSource(path, text, report);
  };
  const found: BrandDifference[] = [];
  const add: Add = (at, key, rest) => {
    const { file, line, column } = placeOf(at.file, at.pointer, key);
    found.push({ file, line, column, because: null, ...rest });
  };
  for (const [reason, paths] of byReason(leftOut)) {
    const [path = ''] = paths;
    const step = paths.find((each) => each.endsWith('/step.json'));
    const what = step === undefined ? 'the file' : 'the step, with all in its folder';
    add(reason, 'key', {
      ...{ over: step ?? path, what, before: step ?? path, after: null },
      because: reason.value,
    });
  }
  for (const [path, file] of over) {
    const base = read(path);
    const above = new Cursor<unknown>(file.value, file);
    const kind = fileKind(path, all);
    if (base === null || leftOut.has(path)) {
      add(above, 'value', { over: path, what: 'the file', before: null, after: 'added' });
    } else if (isFields(base.value) && kind !== null && kind !== 'ignored') {
      const { depths, byId = new Set(['content']) } = overlayRules(kind);
      const levels = { depths, byId };
      compare(base.value, above, [], levels, (at, what, before, because) =>
        add(at, 'key', { over: path, what, before, after: at.value, because }),
      );
    }
  }
  const journey = read('journey.json')?.value;
  const known = isFields(journey) && isFields(journey['settings']) ? journey['settings'] : {};
  for (const [name, value] of Object.entries(settings?.value ?? {})) {
    if (settings === null || !Object.hasOwn(known, name) || equal(known[name], value)) continue;
    const [before, what] = [known[name], `setting ${name}`];
    add(settings.part(name, value), 'key', { over: 'journey.json', what, before, after: value });
  }
  return found.sort((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}

type Add = (
  at: Cursor<unknown>,
  key: 'key' | 'value',
  rest: Omit<BrandDifference, 'file' | 'line' | 'column' | 'because'> & { because?: string | null },
) => void;

type Found = (at: Cursor<unknown>, what: string, before: unknown, because: string | null) => void;

interface Levels {
  readonly depths: Readonly<Record<string, number>>;
  readonly byId: ReadonlySet<string>;
}

/** Keys that belong to a file and not to what it says. */
const silent = new Set(['$schema', 'id', 'description', 'because']);

function compare(
  base: Readonly<Record<string, unknown>>,
  over: Cursor<unknown>,
  way: readonly string[],
  levels: Levels,
  found: Found,
): void {
  if (!isFields(over.value)) return;
  for (const [key, value] of Object.entries(over.value)) {
    if (way.length === 0 && silent.has(key)) continue;
    const depth = (levels.depths[key] ?? 0) + 1;
    compareAt(base[key], over.part(key, value), [key], depth, levels, found);
  }
}

function compareAt(
  before: unknown,
  at: Cursor<unknown>,
  way: readonly string[],
  depth: number,
  levels: Levels,
  found: Found,
  because: string | null = null,
): void {
  const { value } = at;
  if (levels.byId.has(way[0] ?? '') && Array.isArray(value) && Array.isArray(before)) {
    for (const [index, item] of (value as readonly unknown[]).entries()) {
      const id = isFields(item) ? item['id'] : undefined;
      const twin: unknown = before.find(
        (each) => isFields(each) && id !== undefined && each['id'] === id,
      );
      if (!equal(twin, item))
        found(at.part(index, item), said([...way, String(id)]), twin, because);
    }
    return;
  }
  if (depth <= 1 || !isFields(before) || !isFields(value)) {
    if (!equal(before, value)) found(at, said(way), before, because);
    return;
  }
  const own = value['because'];
  const reason = typeof own === 'string' ? own : because;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'because') continue;
    const deeper =
      key === 'messages' && way[0] !== undefined && sectionDepths[way[0]] !== undefined;
    const next = deeper ? 2 : depth - 1;
    compareAt(before[key], at.part(key, part), [...way, key], next, levels, found, reason);
  }
}

const heads: Readonly<Record<string, string>> = {
  fields: 'question',
  groups: 'group',
  actions: 'button',
  content: 'block',
  settings: 'setting',
  entries: 'entry',
  rules: 'message',
  texts: 'text',
  facts: 'fact',
  lookups: 'lookup',
  records: 'record',
};

const said = ([head = '', name, ...rest]: readonly string[]): string =>
  [name === undefined ? head : `${heads[head] ?? head} ${name}`, ...rest].join(', ');

const equal = (one: unknown, other: unknown): boolean =>
  one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other);

function byReason(
  leftOut: ReadonlyMap<string, Cursor<string>>,
): ReadonlyMap<Cursor<string>, readonly string[]> {
  const paths = new Map<Cursor<string>, string[]>();
  for (const [path, reason] of leftOut) paths.set(reason, [...(paths.get(reason) ?? []), path]);
  return paths;
}
