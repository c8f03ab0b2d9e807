/** What random traces are made of: how often each kind of event, and each key of the language, occurs. */
import { isList, isObject } from '../json';
import { operatorOf } from '../../../src/rules';
import type { Json } from '../subject';
import type { Trace } from './walk';

export type Counts = Map<string, number>;
const add = (counts: Counts, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

/** Maps from names: what stands under them is no key of the language. */
const named = new Set([
  'properties',
  'fields',
  'bind',
  'initial',
  'normalise',
  'labels',
  'required',
  'unticked',
  'options',
  'bounds',
  'disabled',
  'messages',
  'actions',
  'set',
  'with',
  'query',
  'path',
  'body',
  'into',
  'where',
  'facts',
  'records',
  'settings',
  'parameters',
  'cases',
  'known',
  'values',
  'counts',
  'holidays',
  'rules',
  'variants',
  'tables',
]);
/** Every key below a value, by the kind of file that it stands in. */
function keysOf(kind: string, v: Json, under: string, found: Set<string>): void {
  if (isList(v)) for (const item of v) keysOf(kind, item, '', found);
  if (!isObject(v)) return;
  const isNames = named.has(under) && !isRule(v);
  for (const [key, inner] of Object.entries(v)) {
    if (operatorOf(key) !== undefined) found.add(`operator: ${key}`);
    if (!isNames) found.add(`${kind}: ${key}`);
    keysOf(kind, inner, isNames ? '' : key, found);
  }
}
const isRule = (v: Json): boolean => isObject(v) && Object.keys(v).length === 1 && 'var' in v;

const kindOf = (path: string): string => {
  const [folder = '', , deeper] = path.split('/');
  if (folder === 'steps') return deeper === 'step.json' ? 'step' : 'section';
  if (folder === 'zones') return path.endsWith('directory.json') ? 'directory' : 'variant';
  return folder.replace(/\.json$/, '');
};
/** Traces in which each key and each operator occurs, and events by their kind. */
export function count(counts: Counts, { files, happenings }: Trace): void {
  const keys = new Set<string>();
  for (const [path, file] of Object.entries(files)) keysOf(kindOf(path), file, '', keys);
  for (const key of keys) add(counts, key);
  for (const happening of happenings)
    for (const [name, said] of Object.entries(happening)) {
      add(counts, `event: ${name}`);
      if (name === 'item')
        for (const part of Object.keys(said as object)) add(counts, `event: item ${part}`);
      if (name === 'dialog') add(counts, `event: dialog ${typeof said === 'string' ? said : 'to'}`);
    }
}
