/** README.md, The journey of a case: `with` laid over, and what no case is about added. */
import { isObject, object, strings } from './json';
import type { Files, Json, JsonObject } from './subject';

/** Laid key by key, deeply; a list or single value replaces; null takes the key away. */
export function overlaid(under: JsonObject, over: JsonObject): JsonObject {
  const laid = { ...under, ...over };
  return Object.fromEntries(
    Object.keys(laid).flatMap((key): [string, Json][] => {
      const [a, b] = [under[key], over[key]];
      if (b === undefined) return a === undefined ? [] : [[key, a]];
      if (b === null) return [];
      return [[key, isObject(a) && isObject(b) ? overlaid(a, b) : b]];
    }),
  );
}
export const overlaidFiles = (files: Files, over: JsonObject): Files =>
  Object.keys(over).length === 0
    ? files
    : Object.fromEntries(
        Object.entries(overlaid(files, over)).map(([path, file]) => [path, object(file)]),
      );

const words = { add: 'Add', save: 'Save', cancel: 'Cancel', change: 'Change', remove: 'Remove' };
const camel = (name: string): string =>
  name.replace(/-([a-zA-Z0-9])/g, (_all, letter: string) => letter.toUpperCase());
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** One file with its defaults. */
function filled(files: Files, path: string, file: JsonObject): JsonObject {
  const name = camel((path.split('/').at(-1) ?? '').replace(/\.json$/, ''));
  const folder = camel(folderOf(path).split('/').at(-1) ?? '');
  const kind = path.split('/')[0];
  if (kind === 'steps' && path.endsWith('/step.json')) {
    const id = typeof file['id'] === 'string' ? file['id'] : folder;
    const route = `/${folderOf(path).split('/').at(-1) ?? ''}`;
    return { id, route, name: id, ...file };
  }
  if (kind === 'steps') {
    const id = typeof file['id'] === 'string' ? file['id'] : name;
    const second = files['journey.json']?.['language'] === 2;
    const schema = { type: 'object', ...object(file['schema']) };
    return { id, title: id, ...file, ...(!second && { schema }) };
  }
  if (kind === 'calls') {
    const id = typeof file['id'] === 'string' ? file['id'] : name;
    return { id, operation: id, ...file };
  }
  const named = ['bundles', 'sequences', 'screens', 'calendars'].includes(kind ?? '');
  const variant = !path.endsWith('/directory.json') && `${folderOf(path)}/directory.json` in files;
  return named || variant ? { id: name, ...file } : file;
}

const known = new WeakMap<Files, Files>();
/** The defaults of README.md, the same object for the same files. `$schema` is added by who compiles them. */
export function filledFiles(files: Files): Files {
  const all = known.get(files) ?? withDefaults(files);
  known.set(files, all);
  return all;
}
function withDefaults(files: Files): Files {
  const journey = object(files['journey.json']);
  const steps = strings(journey['steps']);
  const all: Record<string, JsonObject> = Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path, filled(files, path, file)]),
  );
  const locale = typeof journey['locale'] === 'string' ? journey['locale'] : 'en-GB';
  all['journey.json'] = {
    id: 'case',
    locale,
    entry: all[`steps/${steps[0] ?? ''}/step.json`]?.['id'] ?? steps[0] ?? '',
    ...journey,
    persist: { version: 1, days: 30, allow: [], ...object(journey['persist']) },
  };
  const messages = `messages/${locale}.json`;
  all[messages] = { rules: {}, default: '{label}: broken', ...object(files[messages]) };
  const folder = `messages/${locale}/`;
  const said = Object.keys(files)
    .filter((path) => path.startsWith(folder))
    .flatMap((path) => Object.keys(object(files[path]?.['texts'])));
  const missing = Object.entries(words).filter(([key]) => !said.includes(`list.${key}`));
  if (missing.length > 0)
    all[`${folder}case.json`] = {
      texts: {
        ...object(files[`${folder}case.json`]?.['texts']),
        ...Object.fromEntries(missing.map(([key, text]) => [`list.${key}`, text])),
      },
    };
  return all;
}
