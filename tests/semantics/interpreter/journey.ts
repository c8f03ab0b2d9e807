/** D, O1–O3, V11: the files of a journey, read into plain data; and what in them reads what (B4, B9). */
import { isList, isObject, list, mapped, object, own, string, strings } from '../json';
import { firstFormats, layFirst } from './language-1';
import { laySecond } from './language-2';
import { asText, at, blank, setAt } from './values';
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
/** What either language says of a field. */
export type Question = Pick<Field, 'name' | 'path' | 'said' | 'shape'>;
/** A section's file, a variant's laid over it, and its questions in order. */
export interface Laid {
  readonly file: JsonObject;
  readonly questions: readonly Question[];
}
export type Journey = ReturnType<typeof readJourney>;

/** What is worked out of a journey and a name alone, once for each. */
export function once<Of extends object, T>(work: (of: Of, name: string) => T) {
  const known = new WeakMap<Of, Map<string, { readonly made: T }>>();
  return (of: Of, name: string): T => {
    const all = known.get(of) ?? new Map<string, { readonly made: T }>();
    known.set(of, all);
    const one = all.get(name) ?? { made: work(of, name) };
    all.set(name, one);
    return one.made;
  };
}
const filesIn = once((files: Files, folder: string) =>
  Object.entries(files).flatMap(([path, file]) => (path.startsWith(`${folder}/`) ? [file] : [])),
);
/** D1: a file of a folder by its id. */
export const fileOf = (files: Files, folder: string, id: string | null): JsonObject =>
  filesIn(files, folder).find((file) => own(file, 'id') === id) ?? {};
/** O1: a directory names its variants by their files. */
export const variantFile = (files: Files, directory: string, name: string | null): JsonObject =>
  files[directory.replace('directory.json', `${name ?? ''}.json`)] ?? {};
export const lastName = (path: string): string => path.split('.').at(-1) ?? '';
/** O3: what a directory has under an id. */
function listed(directory: Json, key: string, id: Json): Json {
  const isId = typeof id === 'string' || (Number.isInteger(id) && Number(id) >= 0);
  return isId ? own(own(directory, key), asText(id)) : null;
}
/** Z10: what a directory says of an id. */
const entryOf = (directory: Json, id: Json, key: string): Json =>
  own(listed(directory, 'entries', id), key) ?? own(own(directory, 'otherwise'), key);
/** Z10, O5: the same; where all entries say the same, the id is not asked for. */
export const entryFor = (directory: Json, id: () => Json, key: string): Json =>
  entryOf(directory, saysOne(directory, key) ? null : id(), key);
/** O3, Z11: the variant of a value in a directory. */
export const variantOf = (directory: Json, by: Json): string =>
  string(
    listed(directory, 'variants', by) ??
      own(directory, 'default') ??
      entryOf(directory, by, 'variant'),
  );
/** D3: the ids of content blocks. */
export const numbered = (blocks: Json): Json[] =>
  list(blocks).map((one, i) => ({ ...object(one), id: own(one, 'id') ?? `content-${i + 1}` }));
/** Z25: a shape with what its format asks for. */
function patterned(formats: Json, shape: JsonObject): JsonObject {
  const name = own(shape, 'format');
  const { pattern = null, minLength = null, maxLength = null } = object(own(formats, string(name)));
  const lengths = Object.entries({ minLength, maxLength }).filter(([, n]) => n !== null);
  return {
    ...Object.fromEntries(lengths),
    ...shape,
    ...(pattern !== null && { format: { name, pattern } }),
  };
}
/** D3: the longest that a line is. */
function line(shape: JsonObject, options: Json = null, widget: Json = null): JsonObject {
  const free = ['', 'text', 'email', 'tel', 'digits'].includes(string(widget)) && options === null;
  const fixed = shape['enum'] ?? shape['const'] ?? null;
  const isLine = shape['type'] === 'string' && shape['format'] !== 'date' && fixed === null && free;
  return isLine ? { maxLength: 150, ...shape } : shape;
}
/** D3: a shape, and each of its parts, with the longest that a line is. */
export function lined(formats: Json, shape: JsonObject, options: Json, widget: Json): JsonObject {
  const { properties = null, ...rest } = shape;
  const parts = mapped(properties, (part) => line(patterned(formats, object(part))));
  const isComposite = shape['type'] === 'object' && Object.keys(parts).length > 0;
  return isComposite
    ? { ...shape, properties: parts }
    : line(patterned(formats, rest), options, widget);
}
/** Z25: the formats that a journey says; language 1 had its own. */
export const formatsOf = (files: Files): Json =>
  isSecond(files) ? own(files['formats.json'] ?? null, 'formats') : firstFormats;
/** O1, Z11: the variants of a directory, each once. */
function variantsOf(directory: Json): string[] {
  const entries = Object.values(object(own(directory, 'entries')));
  const named = [own(directory, 'otherwise'), ...entries].map((one) => own(one, 'variant'));
  const first = [own(directory, 'default'), ...Object.values(object(own(directory, 'variants')))];
  return [...new Set([...first, ...named].flatMap(strings))];
}
/** O1: a file's section, once for every variant. */
function readSection(files: Files, step: string, base: JsonObject, lists: Field[]): Section[] {
  const id = string(own(base, 'id'));
  const variants = variantsOf(files[string(at(base, 'variants.from'))] ?? null);
  const kind = own(base, 'present') ? 'dialog' : lists.length > 0 ? 'item' : 'page';
  const lay = isSecond(files) ? laySecond : layFirst;
  return (variants.length > 0 ? variants : [null]).map((variant) => {
    const { file, questions } = lay(files, base, variant);
    const mark = `${step}.${id}${variant === null ? '' : `@${variant}`}`;
    const section: Section = { id, mark, step, kind, variant, file, fields: [], lists };
    for (const { name, ...rest } of questions)
      section.fields.push({ section, name, id: `${id}.${name}`, mark: `${mark}.${name}`, ...rest });
    return section;
  });
}
/** D2: a step, the sections of a list's items behind the list's. */
function readStep(files: Files, folder: string) {
  const file = files[`steps/${folder}/step.json`] ?? {};
  const id = string(own(file, 'id'));
  /** Z45: a list may stand in the section of another's items. */
  const read = (name: string, over: Field[]): Section[] => {
    const here = readSection(files, id, files[`steps/${folder}/${name}.json`] ?? {}, over);
    const lists = here.flatMap(({ fields }) => fields.filter(({ said }) => own(said, 'list')));
    const itemOf = ({ said }: Field): string => string(at(said, 'list.item'));
    const items = [...new Set(lists.map(itemOf))];
    const asking = (item: string) => lists.filter((field) => itemOf(field) === item);
    return [...here, ...items.flatMap((item) => read(item, asking(item)))];
  };
  const sections = strings(own(file, 'sections')).flatMap((name) => read(name, []));
  return { id, file, sections };
}
const isSecond = (files: Files): boolean => own(files['journey.json'] ?? null, 'language') === 2;
export function readJourney(files: Files) {
  const file = files['journey.json'] ?? {};
  const steps = strings(own(file, 'steps')).map((folder) => readStep(files, folder));
  const sections = steps.flatMap((step) => step.sections);
  const fields = sections.flatMap((section) => section.fields);
  const paths = fields.map(({ path }) => path);
  const declared = [...new Set([...Object.keys(object(own(file, 'records'))), ...paths])];
  const locale = string(own(file, 'locale'));
  const [second, formats] = [isSecond(files), formatsOf(files)];
  return { files, file, second, formats, locale, steps, sections, fields, declared };
}
/** V11: the initial answer at a path; the last that says one stands. */
export function initialOf(journey: Journey, path: string): Json {
  const bound = fieldsAt(journey, path).map(({ said }) => said);
  const all = [own(own(journey.file, 'records'), path), ...bound].map((one) => own(one, 'initial'));
  return all.findLast((v) => v !== null) ?? null;
}
export const initialAnswers = (journey: Journey): Json =>
  journey.declared.reduce<Json>((tree, path) => {
    const initial = initialOf(journey, path);
    return initial === null ? tree : setAt(tree, path.split('.'), initial);
  }, {});
/** P26 */
export const asksToConfirm = ({ steps }: Journey, { kind, step, file }: Section): boolean =>
  kind === 'page' &&
  own(file, 'confirm') !== null &&
  own(steps.find(({ id }) => id === step)?.file ?? null, 'progressive') === true;
/** P25: some section asks whether what stands there is right. */
export const isAskedAbout = (journey: Journey, path: string): boolean =>
  journey.sections
    .filter((section) => asksToConfirm(journey, section))
    .some(({ fields }) => fields.some((one) => meets(one.path, path)));
/** P25: what is presumed at the start. */
export const presumedAtFirst = (journey: Journey): string[] =>
  journey.declared.filter(
    (path) => !blank(initialOf(journey, path)) && isAskedAbout(journey, path),
  );
/** D5: the rule of a fact. */
export const factRule = once(({ files }: Journey, name: string): Json => {
  const facts = filesIn(files, 'facts').map((file) => at(file, `facts.${name}`));
  const fact = facts.find((one) => one !== null) ?? null;
  return own(fact, 'rule') ?? fact;
});
/** V7: the declared path that a path leads into. */
export const declaredAbove = once(({ declared }: Journey, path: string): string | undefined => {
  const above = declared.filter((one) => `${path}.`.startsWith(`${one}.`));
  return above.toSorted((a, b) => b.length - a.length)[0];
});
/** The fields whose answer a path is. */
export const fieldsAt = once(({ fields }: Journey, path: string): readonly Field[] =>
  fields.filter((field) => field.path === path),
);
/** The name under which a call is made (D3). */
export const nameOf = (use: Json): string =>
  string(own(use, 'as') ?? own(use, 'call') ?? own(use, 'id'));
/** All uses of calls below something, in bundles that it applies too. */
export function uses(journey: Journey, below: Json): readonly Json[] {
  if (!isObject(below)) return list(below).flatMap((one) => uses(journey, one));
  const known = used.get(journey) ?? new WeakMap<JsonObject, readonly Json[]>();
  used.set(journey, known);
  const all = known.get(below) ?? usesIn(journey, below);
  known.set(below, all);
  return all;
}
const used = new WeakMap<Journey, WeakMap<JsonObject, readonly Json[]>>();
function usesIn(journey: Journey, below: JsonObject): Json[] {
  const call = own(below, 'call');
  const here = isList(call) ? call : call === null ? [] : [below];
  const bundles = strings(own(below, 'apply')).map((id) => fileOf(journey.files, 'bundles', id));
  const deeper = Object.values(below);
  return [...here, ...[...deeper, ...bundles].flatMap((one) => uses(journey, one))];
}
export const within = (path: string, over: string): boolean => `${path}.`.startsWith(`${over}.`);
export const meets = (a: string, b: string): boolean => within(a, b) || within(b, a);
/** The rules on which it depends whether a field is relevant. */
const relevanceOf = ({ said, section: { file, lists } }: Field): Json[] => [
  [own(said, 'relevant'), own(file, 'relevant'), at(file, 'variants.by')],
  ...lists.flatMap(relevanceOf),
];
/** O5: what names the variant, where one gives a fact another value than the default does. */
const choosersOf = ({ files, sections }: Journey, fact: string): Json[] =>
  sections.flatMap(({ file, variant }) => {
    const from = string(at(file, 'variants.from'));
    const directory = files[from] ?? null;
    const saidBy = (name: string | null): Json =>
      at(variantFile(files, from, name), `facts.${fact}`);
    const usual = saidBy(string(at(directory, 'default'))) ?? at(directory, `facts.${fact}`);
    const said = saidBy(variant);
    return said === null || said === usual ? [] : [at(file, 'variants.by')];
  });
/** O5: an `entry` whose entries all say the same reads nothing. */
function saysOne(directory: Json, key: string): boolean {
  const said = (entry: Json): Json => own(entry, key);
  const usual = said(own(directory, 'otherwise'));
  return Object.values(object(own(directory, 'entries'))).every(
    (entry) => said(entry) === null || said(entry) === usual,
  );
}
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
  const [name = null, , key = null] = list(own(below, 'entry'));
  const directory = journey.files[`${string(name)}/directory.json`] ?? null;
  if (isList(own(below, 'entry')) && saysOne(directory, string(key))) return seen;
  const deeper = isList(below) ? below : Object.values(object(below));
  for (const one of deeper) reads(journey, one, through, seen);
  strings(own(below, 'var')).slice(0, 1).forEach(follow);
  strings(own(below, 'lookupStatus')).forEach((name) => follow(`lookups.${name}`));
  return seen;
}
/** Z22: what an answer is, as one of its questions says, or else a section of it. */
export function sensitiveOf({ fields }: Journey, path: string): Json {
  const bound = fields.filter((field) => field.path === path);
  const said = bound.flatMap((field) => [field.said, field.section.file]);
  const all = [...bound.map((field): Json => field.said), ...said];
  return all.map((one) => own(one, 'sensitive')).find((one) => one !== null) ?? null;
}
/** Z22: an entry may be a path with its `because`. */
export const allowOf = ({ file }: Journey): string[] =>
  list(at(file, 'persist.allow')).map((one) => string(own(one, 'path') ?? one));
export const isAllowed = (journey: Journey, path: string): boolean =>
  allowOf(journey).some((one) => within(path, one));
/** Z14: the paths that an answer is forgotten with. */
export function forgottenWith({ file, fields }: Journey, path: string): string[] {
  const bound = fields.filter((field) => field.path === path);
  const said = bound.flatMap((field) => [field.said, field.section.file]);
  const all = [own(own(file, 'records'), path), ...said];
  return all.flatMap((one) => strings(own(one, 'forgottenWith')));
}
/** Z8, Z18: the questions of a section that open, in order: of one answer those that say so themselves. */
const openingOf = new WeakMap<Section, Field[]>();
export function opening(journey: Journey, section: Section): Field[] {
  const known = openingOf.get(section) ?? opened(journey, section);
  openingOf.set(section, known);
  return known;
}
const opened = (journey: Journey, section: Section): Field[] =>
  section.fields.filter(({ id, path, said }) => {
    if (own(said, 'opens') === null) return false;
    const all = fieldsAt(journey, path).filter((one) => own(one.said, 'opens') !== null);
    const first = all.find((one) => own(one.said, 'borrowed') === false) ?? all[0];
    return own(said, 'borrowed') === false || first?.id === id;
  });
