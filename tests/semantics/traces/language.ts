/** The keys of the language, by its schemas: which there are, and which of them a journey says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorOf, operators } from '../../../src/rules';
import { isList, isObject, list, object, own, string, strings } from '../json';
import type { Json, JsonObject } from '../subject';

/** Kinds of file, as their schemas are named. */
const kinds = [
  ...['journey', 'step', 'section', 'consent-variant', 'directory', 'call', 'sequence', 'screen'],
  ...['bundle', 'tracking', 'facts', 'calendar', 'formats', 'messages'],
];
const schemas = new Map<string, JsonObject>();
function schemaOf(file: string): JsonObject {
  const read = (): JsonObject => {
    const path = join(import.meta.dirname, '../../../schemas', `${file}.schema.json`);
    return object(JSON.parse(readFileSync(path, 'utf8')) as Json);
  };
  const known = schemas.get(file) ?? read();
  schemas.set(file, known);
  return known;
}

/** A place in a schema, and what it is called: `call: into`, `option: when`. */
interface Place {
  readonly file: string;
  readonly schema: JsonObject;
  readonly name: string;
}
/** What a definition says is called after it, wherever it stands. */
function resolved({ file, schema, name }: Place): Place {
  const to = string(own(schema, '$ref'));
  if (to === '') return { file, schema, name };
  const [there = '', pointer = ''] = to.split('#/');
  const next = there === '' ? file : there.replace('.schema.json', '');
  const way = pointer.split('/');
  const found = way.reduce<Json>((inner, key) => own(inner, key), schemaOf(next));
  const isDefinition = way.length === 2 && way[0] === 'definitions';
  const called = isDefinition ? `${way[1] ?? ''}:` : name;
  return resolved({ file: next, schema: object(found), name: called });
}
const inside = (name: string, key: string): string =>
  name.endsWith(':') ? `${name} ${key}` : `${name}.${key}`;

/** `said` is what stands there; undefined asks for all that could. */
type Found = (name: string) => void;
function visit(place: Place, said: Json | undefined, found: Found, over: readonly string[]): void {
  const at = resolved(place);
  if (at.name === 'rule:') {
    if (said !== undefined) operatorsIn(said, found);
    return;
  }
  if (said === undefined && at.name !== place.name && over.includes(at.name)) return;
  const { schema, name, file } = at;
  const next = at.name === place.name ? over : [...over, at.name];
  const go = (inner: Json, to: string, value: Json | undefined): void => {
    if (isObject(inner)) visit({ file, schema: inner, name: to }, value, found, next);
  };
  told(at, said, found);
  for (const one of list(own(schema, 'allOf'))) go(one, name, said);
  for (const one of list(own(schema, 'anyOf')))
    if (said === undefined || fits(resolved({ ...at, schema: object(one) }), said))
      go(one, name, said);
  const properties = object(own(schema, 'properties'));
  const others = own(schema, 'additionalProperties');
  if (said === undefined) {
    for (const [key, inner] of Object.entries(properties)) {
      found(inside(name, key));
      go(inner, inside(name, key), undefined);
    }
    go(others, name, undefined);
    go(own(schema, 'items'), name, undefined);
  } else if (isList(said)) for (const item of said) go(own(schema, 'items'), name, item);
  else if (isObject(said))
    for (const [key, value] of Object.entries(said)) {
      if (!Object.hasOwn(properties, key)) go(others, name, value);
      else {
        found(inside(name, key));
        go(own(properties, key), inside(name, key), value);
      }
    }
}
const typeOf = (v: Json): string => (isList(v) ? 'array' : v === null ? 'null' : typeof v);
/** Words that a value is one of, and types where it can have several. */
function told({ schema, name }: Place, said: Json | undefined, found: Found): void {
  const words = strings(own(schema, 'enum')).filter((word) => word !== '');
  const types = isList(own(schema, 'type')) ? strings(own(schema, 'type')) : [];
  const plain = name.replace(/:$/, '');
  if (said === undefined) {
    for (const word of words) found(`${plain} = ${word}`);
    for (const type of types) found(`${plain} as ${type}`);
  } else {
    if (typeof said === 'string' && words.includes(said)) found(`${plain} = ${said}`);
    if (types.includes(typeOf(said))) found(`${plain} as ${typeOf(said)}`);
  }
}
const fits = ({ schema }: Place, said: Json): boolean => {
  const types = strings(own(schema, 'type'));
  if (types.length > 0 && !types.includes(typeOf(said))) return false;
  return strings(own(schema, 'required')).every((key) => isObject(said) && key in said);
};
/** Operators in a rule, or in a template of rules (R35). */
function operatorsIn(v: Json, found: Found): void {
  if (isList(v)) for (const item of v) operatorsIn(item, found);
  if (!isObject(v)) return;
  for (const [key, inner] of Object.entries(v)) {
    if (operatorOf(key) !== undefined || key === 'entry') found(`operator: ${key}`);
    operatorsIn(inner, found);
  }
}

/** Drawn only, added by the adapter, or of commits, which are outside the text (D7, J1). */
const leftOut: readonly RegExp[] = [
  /: (\$schema|id|source|description|contract|stages?|scene|aside|chapter|because)( (=|as) .*)?$/,
  /^journey: (language|locale|timeZone|entry|token.*|persist\.(days|offered)|tables.*)$|^step: (name|screen.*|renewsToken)$/,
  /^(call|sequence): (commit|waits|repeat|alreadyDone|refuses|patience|within|steps\.(commits|keep|name|mends))\b/,
  /\.(source|description|pictogram|icon|tone|look|in|scene|ready|deliberate|phrase|because)\b/,
  /^question: list\.(add|save|cancel|change|remove)$|^screen: badges\.first$|^step: content\.under$|^content: tone|^icon =/,
  /^question: (words|choices)( |\.|$)|^look: widget = (longText|checkboxes|monthYear|time|files)$/,
  /^(group|excepted|replacement): (?!title)|^look: (?!widget)|^(group|calendar|sequence): title|^calendar:/,
];
const isAbout = (name: string): boolean => !leftOut.some((one) => one.test(name));

/** T2, T3, Z25 */
const shown = [
  ...['number', 'wholeNumber', 'date', 'dayMonth', 'month', 'label', 'lowerCase', 'count'],
];
/** S1 */
const tidied = ['removeSpaces', 'upperCase', 'lowerCase', 'trim', 'joinDigits'];
/** Every key, every word that can stand at one, every operator, format and normaliser. */
export const language: readonly string[] = [
  ...new Set([
    ...kinds.flatMap((kind) => {
      const all: string[] = [];
      const name = `${kind}:`;
      visit({ file: kind, schema: schemaOf(kind), name }, undefined, (one) => all.push(one), []);
      return all.filter(isAbout);
    }),
    ...[...Object.keys(operators), 'entry'].map((name) => `operator: ${name}`),
    ...[...shown, 'none', 'link', 'block', 'bold'].map((name) => `text: ${name}`),
    ...tidied.map((name) => `normalise: ${name}`),
  ]),
];
function textsIn(v: Json, found: Found): void {
  if (isList(v)) for (const item of v) textsIn(item, found);
  else if (isObject(v)) for (const item of Object.values(v)) textsIn(item, found);
  else if (typeof v === 'string') {
    for (const [, format = 'none'] of v.matchAll(/\{[^{}|]+(?:\|([^{}|]+))?\}/g))
      found(`text: ${format}`);
    if (v.includes('](')) found('text: link');
    if (/^(?:- |\d+\. |## )|\n/.test(v)) found('text: block');
    if (v.includes('**')) found('text: bold');
    if (tidied.includes(v)) found(`normalise: ${v}`);
  }
}
/** Those that a journey says, by its files as the compiler reads them. */
export function saidIn(files: readonly JsonObject[]): ReadonlySet<string> {
  const all = new Set<string>();
  const found: Found = (name) => void all.add(name);
  for (const file of files) {
    const kind = /schemas\/(.*)\.schema\.json$/.exec(string(own(file, '$schema')))?.[1] ?? '';
    if (!kinds.includes(kind)) continue;
    visit({ file: kind, schema: schemaOf(kind), name: `${kind}:` }, file, found, []);
    if (kind === 'call') operatorsIn(own(file, 'body'), found);
    textsIn(file, found);
  }
  return all;
}
