/** D, O1–O3, V11: the files of a journey, read into plain data; and what in them reads what (B4, B9). */
import { isList, isObject, list, mapped, object, own, string, strings } from '../json';
import { bare } from './texts';
import { at, isNumber, setAt } from './values';
import type { Files, Json, JsonObject } from '../subject';

export interface Field {
  readonly section: Section;
  readonly name: string;
  /** `section.field`; `mark` has step and variant too: each variant's is a field of its own (O1). */
  readonly id: string;
  readonly mark: string;
  readonly path: string;
  readonly shape: JsonObject;
  /** All that the section says of it, key by key. */
  readonly said: JsonObject;
}
export interface Section {
  readonly id: string;
  /** B2: `step.section` or `step.section@variant` */
  readonly mark: string;
  readonly step: string;
  readonly kind: 'page' | 'dialog' | 'item';
  readonly variant: string | null;
  readonly file: JsonObject;
  readonly fields: Field[];
  /** I1: the lists whose items it asks for. */
  readonly lists: readonly Field[];
}
export type Journey = ReturnType<typeof readJourney>;

/** D1: a file of a folder by its id. */
export const fileOf = (files: Files, folder: string, id: string | null): JsonObject =>
  Object.entries(files).find(
    ([path, file]) => path.startsWith(`${folder}/`) && own(file, 'id') === id,
  )?.[1] ?? {};
export const lastName = (path: string): string => path.split('.').at(-1) ?? '';
/** O3: the variant of a value in a directory. */
export const variantOf = (directory: Json, by: Json): string => {
  const isId = typeof by === 'string' || (isNumber(by) && Number.isInteger(by));
  return string(own(own(directory, 'variants'), isId ? `${by}` : '') ?? own(directory, 'default'));
};
/** O2: how deep a variant's key is laid over the section's. */
const depthOf = (key: string): number =>
  key === 'schema' ? 3 : ['fields', 'uiSchema', 'messages', 'actions'].includes(key) ? 2 : 1;
const merged = (under: Json, over: Json, depth: number): Json =>
  depth > 0 && isObject(under) && isObject(over)
    ? { ...under, ...mapped(over, (v, key) => merged(own(under, key), v, depth - 1)) }
    : over;
/** D3: the ids of content blocks. */
export const numbered = (blocks: Json): Json[] =>
  list(blocks).map((one, i) => ({ ...object(one), id: own(one, 'id') ?? `content-${i + 1}` }));
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
/** D3: the longest that a line is. */
function lined(shape: JsonObject, options: Json = null, widget: Json = null): JsonObject {
  const free = ['', 'text', 'email', 'tel', 'digits'].includes(string(widget)) && options === null;
  const fixed = shape['enum'] ?? shape['const'] ?? null;
  const line = shape['type'] === 'string' && shape['format'] !== 'date' && fixed === null && free;
  return line ? { maxLength: 150, ...shape } : shape;
}
const maps = ['bind', 'labels', 'required', 'initial', 'later', 'normalise', 'options', 'bounds'];
/** D2–D4: a field from the section's maps; the list of the section says all of its own at one place. */
function readField(section: Section, name: string): Field {
  const { file, id, mark } = section;
  const of = (key: string): Json => own(own(file, key), name);
  const repeated = lastName(string(at(file, 'list.at'))) === name ? own(file, 'list') : null;
  const shape = object(at(file, `schema.properties.${name}`));
  const title = own(repeated ?? shape, repeated ? 'label' : 'title') ?? name;
  const unticked = Object.hasOwn(object(own(file, 'unticked')), name) ? of('unticked') : false;
  const said = {
    ...object(of('fields')),
    ...Object.fromEntries([...maps, 'disabled', 'messages'].map((key) => [key, of(key)])),
    ...(repeated && { list: repeated, relevant: own(repeated, 'relevant') }),
    title,
    label: of('labels') ?? bare(title),
    unticked,
    checks: list(own(file, 'checks')).filter((check) => own(check, 'field') === name),
  };
  const parts = mapped(own(shape, 'properties'), (part) => lined(object(part)));
  const line = lined(shape, of('options'), own(of('uiSchema'), 'ui:widget'));
  const whole = Object.keys(parts).length > 0 ? { ...shape, properties: parts } : line;
  return {
    section,
    name,
    id: `${id}.${name}`,
    mark: `${mark}.${name}`,
    path: string(own(repeated, 'at') ?? of('bind') ?? name),
    said,
    shape: repeated ? { type: 'array', maxItems: own(repeated, 'max') } : whole,
  };
}
/** O1, D2: a file's section, once for every variant, with its fields in order. */
function readSection(files: Files, step: string, base: JsonObject, lists: Field[]): Section[] {
  const id = string(own(base, 'id'));
  const from = string(at(base, 'variants.from'));
  const { variants = null, ...directory } = files[from] ?? {};
  const ids = new Set([own(directory, 'default'), ...Object.values(object(variants))]);
  const kind = own(base, 'present') ? 'dialog' : lists.length > 0 ? 'item' : 'page';
  return [...ids].map((one) => {
    const variant = typeof one === 'string' ? one : null;
    const file = overlaid(base, fileOf(files, from.replace('/directory.json', ''), variant));
    const mark = `${step}.${id}${variant === null ? '' : `@${variant}`}`;
    const section: Section = { id, mark, step, kind, variant, file, fields: [], lists };
    const names = Object.keys(object(at(file, 'schema.properties')));
    const last = strings(at(file, 'list.at')).map(lastName);
    const order = new Set([...strings(own(file, 'order')), ...names, ...last]);
    section.fields.push(...[...order].map((name) => readField(section, name)));
    return section;
  });
}
/** D2: a step, the section of a list's items behind the list's. */
function readStep(files: Files, folder: string) {
  const file = files[`steps/${folder}/step.json`] ?? {};
  const id = string(own(file, 'id'));
  const read = (name: string, lists: Field[]): Section[] =>
    readSection(files, id, files[`steps/${folder}/${name}.json`] ?? {}, lists);
  const sections = strings(own(file, 'sections')).flatMap((name) => {
    const here = read(name, []);
    const lists = here.flatMap(({ fields }) => fields.filter(({ said }) => own(said, 'list')));
    const item = strings(at(here[0]?.file ?? null, 'list.item'));
    return [...here, ...item.flatMap((one) => read(one, lists))];
  });
  return { id, file, sections };
}
export function readJourney(files: Files) {
  const file = files['journey.json'] ?? {};
  const steps = strings(own(file, 'steps')).map((folder) => readStep(files, folder));
  const sections = steps.flatMap((step) => step.sections);
  const fields = sections.flatMap((section) => section.fields);
  const paths = fields.map(({ path }) => path);
  const declared = [...new Set([...Object.keys(object(own(file, 'records'))), ...paths])];
  return { files, file, locale: string(own(file, 'locale')), steps, sections, fields, declared };
}
/** V11: the initial answer at a path; the last that says one stands. */
export function initialOf({ file, fields }: Journey, path: string): Json {
  const bound = fields.filter((field) => field.path === path).map(({ said }) => said);
  const all = [own(own(file, 'records'), path), ...bound].map((one) => own(one, 'initial'));
  return all.findLast((v) => v !== null) ?? null;
}
export const initialAnswers = (journey: Journey): Json =>
  journey.declared.reduce<Json>((tree, path) => {
    const initial = initialOf(journey, path);
    return initial === null ? tree : setAt(tree, path.split('.'), initial);
  }, {});
/** D5: the rule of a fact. */
export function factRule({ files }: Journey, name: string): Json {
  const folder = Object.keys(files).filter((path) => path.startsWith('facts/'));
  const facts = folder.map((path) => at(files[path] ?? null, `facts.${name}`));
  const fact = facts.find((one) => one !== null) ?? null;
  return own(fact, 'rule') ?? fact;
}
/** The name under which a call is made (D3). */
export const nameOf = (use: Json): string =>
  string(own(use, 'as') ?? own(use, 'call') ?? own(use, 'id'));
/** All uses of calls below something, in bundles that it applies too. */
export function uses(journey: Journey, below: Json): Json[] {
  const call = own(below, 'call');
  const here = isList(call) ? call : call === null ? [] : [below];
  const bundles = strings(own(below, 'apply')).map((id) => fileOf(journey.files, 'bundles', id));
  const deeper = isList(below) ? below : Object.values(object(below));
  return [...here, ...[...deeper, ...bundles].flatMap((one) => uses(journey, one))];
}
export const within = (path: string, over: string): boolean => `${path}.`.startsWith(`${over}.`);
export const meets = (a: string, b: string): boolean => within(a, b) || within(b, a);
/** The rules on which it depends whether a field is relevant. */
const relevanceOf = ({ said, section: { file, lists } }: Field): Json[] => [
  [own(said, 'relevant'), own(file, 'relevant'), at(file, 'variants.by')],
  ...lists.flatMap(relevanceOf),
];
/** O5: what names the variant, where one but the default gives a fact a value of its own. */
const choosersOf = ({ files, sections }: Journey, fact: string): Json[] =>
  sections.flatMap(({ file, variant }) => {
    const from = string(at(file, 'variants.from'));
    const over = fileOf(files, from.replace('/directory.json', ''), variant);
    const isDefault = at(files[from] ?? null, 'default') === variant;
    return isDefault || at(over, `facts.${fact}`) === null ? [] : [at(file, 'variants.by')];
  });
/** What rules read: paths, through facts; with `through`, through the relevance of answers too. */
export function reads(journey: Journey, below: Json, through: boolean, seen = new Set<string>()) {
  const follow = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const [root, name = ''] = path.split('.');
    const fact = factRule(journey, name);
    const by = choosersOf(journey, name);
    const met = through ? journey.fields.filter((field) => meets(field.path, path)) : [];
    reads(journey, root === 'facts' ? (fact ?? by) : met.flatMap(relevanceOf), through, seen);
  };
  const deeper = isList(below) ? below : Object.values(object(below));
  for (const one of deeper) reads(journey, one, through, seen);
  strings(own(below, 'var')).slice(0, 1).forEach(follow);
  strings(own(below, 'lookupStatus')).forEach((name) => follow(`lookups.${name}`));
  return seen;
}
