/** A random journey of language 1 said in language 2 (chapter Z): the same journey, in other words. */
import type { Files, Json, JsonObject } from '../../subject';
import { firstFormats, spelt } from '../../interpreter/language-1';
import { isObject, mapped, object, own, picked, string, strings } from '../../json';
import type { Draw } from '../draw';
import { at, items } from '../json';
import type { Plan } from './plan';

export const isSection = (path: string): boolean => /^steps\/.*(?<!\/step)\.json$/.test(path);
export const isVariant = (path: string): boolean => /^zones\/(?!directory)/.test(path);
export const without = (v: Json, ...keys: string[]): JsonObject =>
  Object.fromEntries(Object.entries(object(v)).filter(([key]) => !keys.includes(key)));
const present = (v: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(v).filter(([, one]) => one !== null));

/** Z8: an answer has one `initial`, so only the first question that has it says it. */
class Said {
  private readonly said = new Set<string>();

  /** Whether it is the first time. */
  first(key: string, path: string): boolean {
    const one = `${key} ${path}`;
    return !this.said.has(one) && this.said.add(one).has(one);
  }
}
const maps = [
  'required',
  'initial',
  'normalise',
  'options',
  'bounds',
  'time',
  'disabled',
  'messages',
];
const gone = [
  'schema',
  'uiSchema',
  'bind',
  'labels',
  'unticked',
  'checks',
  'list',
  'order',
  ...maps,
];
/** Z1, Z5: what the maps of a file say of one name, as a question. */
function question(draw: Draw, file: JsonObject, name: string, path: string): JsonObject {
  const shape = at(file, 'schema', 'properties', name);
  const of = (key: string): Json => own(own(file, key), name);
  const checks = items(own(file, 'checks')).filter((check) => own(check, 'field') === name);
  const asked = checks.map(
    (check) =>
      [
        string(own(check, 'id')),
        { ...picked(check, 'assert'), ...draw.maybe(50, () => ({ message: 'Is {label} so?' })) },
      ] as const,
  );
  const normalise = of('normalise');
  const unticked = object(own(file, 'unticked'));
  const widget = at(file, 'uiSchema', name, 'ui:widget');
  return {
    ...(path !== name && { answer: path }),
    ...present({
      title: own(shape, 'title'),
      label: of('labels'),
      schema: shape && without(shape, 'title'),
      ...object(of('fields')),
      ...picked(Object.fromEntries(maps.map((key) => [key, of(key)])), ...maps),
      normalise: normalise && spelt(items(normalise)),
      checks: asked.length > 0 ? Object.fromEntries(asked) : null,
      ui: widget && { widget },
    }),
    ...(Object.hasOwn(unticked, name) && { unticked: unticked[name] ?? null }),
  };
}
function section(draw: Draw, file: JsonObject, said: Said): JsonObject {
  const names = Object.keys(object(at(file, 'schema', 'properties')));
  const order = [...new Set([...strings(own(file, 'order')), ...names])];
  const fields = order.map((name): [string, Json] => {
    const path = string(at(file, 'bind', name)) || name;
    const all = question(draw, file, name, path);
    const first = 'initial' in all && said.first('initial', path);
    return [name, first ? all : without(all, 'initial')];
  });
  const list = own(file, 'list');
  const path = string(own(list, 'at'));
  const last = path.split('.').at(-1) ?? '';
  const asking = {
    list: without(list, 'at', 'label', 'relevant'),
    title: own(list, 'label'),
    ...(last !== path && { answer: path }),
    ...present({ ...picked(list, 'relevant'), messages: at(file, 'messages', last) }),
  };
  return {
    ...without(file, ...gone, 'fields'),
    fields: { ...Object.fromEntries(fields), ...(list && { [last]: asking }) },
  };
}
/** Z12, Z13: of what the section asks, `initial` becomes `opens`, and `required` has its `because`. */
function variant(draw: Draw, file: JsonObject, base: JsonObject, said: Said): JsonObject {
  const keys = [...maps, 'labels', 'unticked', 'uiSchema', 'fields'];
  const names = keys.flatMap((key) => Object.keys(object(own(file, key))));
  const fresh = Object.keys(object(at(file, 'schema', 'properties')));
  const fields = [...new Set([...names, ...fresh])].map((name): [string, Json] => {
    if (fresh.includes(name)) return [name, question(draw, file, name, name)];
    const path = string(at(base, 'bind', name)) || name;
    const { initial, ...all } = question(draw, file, name, name);
    const opens = initial !== undefined && said.first('opens', path);
    return [
      name,
      {
        ...all,
        ...('required' in all && { because: 'It is so there.' }),
        ...(opens && { opens: { value: initial, because: 'It is so there.' } }),
      },
    ];
  });
  return {
    ...without(file, ...gone, 'fields', 'facts'),
    ...draw.maybe(20, () => ({ groups: { first: { title: 'Of the variant' }, fresh: {} } })),
    fields: mapped(Object.fromEntries(fields), (one) => ({
      ...object(one),
      ...draw.maybe(10, () => ({ hint: null })),
    })),
  };
}
/** Z11: the entries of the directory, and what its facts said of them. */
function directory(draw: Draw, files: Files, old: JsonObject): JsonObject {
  const more = (): JsonObject => ({
    ...draw.maybe(60, () => ({ size: draw.one([0, 1, 2.5]) })),
    ...draw.maybe(60, () => ({ word: draw.one(['a', 'ab', 'L']) })),
  });
  const all = { size: 3, word: 'R1' };
  const far = (name: Json): JsonObject =>
    present(picked(at(files[`zones/${string(name)}.json`] ?? null, 'facts'), 'far'));
  const standard = { variant: own(old, 'default'), ...object(own(old, 'facts')) };
  return {
    entries: mapped(own(old, 'variants'), (name, id) => ({
      variant: name,
      ...far(name),
      ...(id === 'b' || id === '3' ? all : more()),
    })),
    otherwise: { ...standard, ...far(own(old, 'default')), ...more() },
  };
}
/** Z25 */
const ownFormats: JsonObject = {
  code: {
    pattern: '^[A-Z0-9]+$',
    minLength: 2,
    maxLength: 5,
    normalise: ['removeSpaces', 'upperCase', { replace: '^0(.)', with: '$1$1' }],
    shown: { replace: '(.)(?=.)', with: '$1-' },
  },
  middle: { shown: { replace: '(?<=.).(?=.)', with: '•' } },
  grams: { shown: { decimals: [0, 1], after: ' g' } },
  euro: { shown: { currency: 'EUR', decimals: 'asNeeded' } },
};
/** The same files in language 2; the formats that were built in are the journey's own (Z25). */
export function inSecond(draw: Draw, { sections }: Plan, files: Files): Files {
  const said = new Said();
  const all = Object.entries(files);
  const [, base = {}] = all.find(([, file]) => isObject(file['variants']) && 'title' in file) ?? [];
  const told = all.map(([path, file]): [string, JsonObject] => {
    if (isSection(path)) return [path, section(draw, file, said)];
    if (isVariant(path)) return [path, variant(draw, file, base, said)];
    if (path === 'zones/directory.json') return [path, directory(draw, files, file)];
    return [path, path === 'journey.json' ? { ...file, language: 2 } : file];
  });
  const by = sections.find(({ variants }) => variants !== null)?.variants?.path ?? '';
  const far = at(files['zones/directory.json'] ?? null, 'facts', 'far') !== null;
  const facts = object(own(files['facts/all.json'] ?? null, 'facts'));
  return {
    ...Object.fromEntries(told),
    'formats.json': { formats: { ...firstFormats, ...ownFormats } },
    ...(far && {
      'facts/all.json': { facts: { ...facts, far: { entry: ['zones', { var: by }, 'far'] } } },
    }),
  };
}
