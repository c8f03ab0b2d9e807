/** D2–D4, O2–O4: what a section of language 1 asks, from its maps. */
import { isObject, list, mapped, object, own, string, strings } from '../json';
import { lastName, lined, numbered, variantFile, type Laid, type Question } from './journey';
import { bare } from './texts';
import { at } from './values';
import type { Files, Json, JsonObject } from '../subject';

/** O2: how deep a variant's key is laid over the section's. */
const depthOf = (key: string): number =>
  key === 'schema' ? 3 : ['fields', 'uiSchema', 'messages', 'actions'].includes(key) ? 2 : 1;
const merged = (under: Json, over: Json, depth: number): Json =>
  depth > 0 && isObject(under) && isObject(over)
    ? { ...under, ...mapped(over, (v, key) => merged(own(under, key), v, depth - 1)) }
    : over;
/** O2, O4: a variant's file laid over its section's; its `initial` is for later. */
function overlaid(file: JsonObject, over: JsonObject): JsonObject {
  const joined = (key: string): Json => [...list(own(file, key)), ...list(own(over, key))];
  return {
    ...mapped({ ...file, ...over }, (v, key) => merged(own(file, key), v, depthOf(key))),
    checks: joined('checks'),
    reactions: joined('reactions'),
    needs: joined('needs'),
    content: numbered(joined('content')),
    id: own(file, 'id'),
    initial: { ...object(own(file, 'initial')), ...mapped(own(over, 'initial'), () => null) },
    later: own(over, 'initial'),
  };
}
/** T3, S9: the formats of language 1, as language 2 would say them (Z25). */
const money = (decimals: Json): Json => ({ shown: { currency: 'GBP', decimals } });
const hidden = (n: number): Json => ({ shown: { replace: `.(?=.{${n}})`, with: '•' } });
export const firstFormats: JsonObject = {
  pounds: money(2),
  wholePounds: money(0),
  briefPounds: money('asNeeded'),
  pence: { shown: { decimals: [2, 4], after: 'p' } },
  lastFour: hidden(4),
  lastThirteen: hidden(13),
  postcode: { shown: { replace: '^(?=.*[^\\d.])(\\S+)(\\S{3})$', with: '$1 $2' } },
  letters: { pattern: "^[\\p{L}\\p{M}\\p{Pd}\\s.'’‘]+$" },
  lettersAndNumbers: { pattern: '^[A-Za-z0-9]+$' },
};
const countryCode = { replace: '^(?:\\+44|0044|44(?=0?\\d{10}$))0?(?=\\d)', with: '0' };
/** S1: `nationalPhone` as language 2 would say it. */
export const spelt = (names: readonly Json[]): Json[] =>
  names.flatMap((name) => (name === 'nationalPhone' ? ['joinDigits', countryCode] : [name]));

const maps = ['bind', 'labels', 'required', 'initial', 'later', 'options', 'bounds'];
/** D2–D4: a field from the section's maps; the list of the section says all of its own at one place. */
function readField(file: JsonObject, name: string): Question {
  const of = (key: string): Json => own(own(file, key), name);
  const repeated = lastName(string(at(file, 'list.at'))) === name ? own(file, 'list') : null;
  const shape = object(at(file, `schema.properties.${name}`));
  const title = own(repeated ?? shape, repeated ? 'label' : 'title') ?? name;
  const unticked = Object.hasOwn(object(own(file, 'unticked')), name) ? of('unticked') : false;
  const said = {
    ...object(of('fields')),
    ...Object.fromEntries([...maps, 'disabled', 'messages'].map((key) => [key, of(key)])),
    ...(repeated && { list: repeated, relevant: own(repeated, 'relevant') }),
    normalise: spelt(list(of('normalise'))),
    title,
    label: of('labels') ?? bare(title),
    unticked,
    checks: list(own(file, 'checks')).filter((check) => own(check, 'field') === name),
    ui: { widget: own(of('uiSchema'), 'ui:widget') },
  };
  const line = lined(firstFormats, shape, of('options'), said.ui.widget);
  return {
    name,
    path: string(own(repeated, 'at') ?? of('bind') ?? name),
    said,
    shape: repeated ? { type: 'array', maxItems: own(repeated, 'max') } : line,
  };
}
/** A section as its file, with the variant's laid over it, and its fields in order (D2). */
export function layFirst(files: Files, base: JsonObject, variant: string | null): Laid {
  const file = overlaid(base, variantFile(files, string(at(base, 'variants.from')), variant));
  const names = Object.keys(object(at(file, 'schema.properties')));
  const last = strings(at(file, 'list.at')).map(lastName);
  const there = [...names, ...last];
  const named = strings(own(file, 'order')).filter((name) => there.includes(name));
  const order = new Set([...named, ...there]);
  return { file, questions: [...order].map((name) => readField(file, name)) };
}
