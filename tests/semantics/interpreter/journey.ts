/** D, O1–O3, V11: the files of a journey, read once into plain data. */
import { isList, isObject, list, object, own, several, string } from './rules';
import { bare } from './texts';
import type { Files, Json, JsonObject } from '../subject';

export interface Field {
  readonly name: string;
  readonly section: string;
  /** `section.field`, and that with the variant: each is a field of its own (O1). */
  readonly id: string;
  readonly mark: string;
  readonly path: string;
  readonly shape: JsonObject;
  readonly said: JsonObject;
  readonly title: string;
  readonly label: string;
  readonly relevant: Json;
  readonly required: Json;
  readonly accepted: boolean;
  readonly options: Json;
  readonly bounds: Json;
  readonly normalise: readonly string[];
  readonly unticked: Json;
  readonly disabled: Json;
  readonly checks: readonly Json[];
  readonly messages: Json;
  readonly initial: Json;
  /** O4 */
  readonly later: Json;
  readonly list: JsonObject | null;
}
export interface Section {
  readonly id: string;
  /** B2: `step.section` or `step.section@variant` */
  readonly mark: string;
  readonly step: string;
  readonly kind: 'page' | 'dialog' | 'item';
  readonly variant: string | null;
  readonly directory: string;
  readonly file: JsonObject;
  readonly fields: readonly Field[];
  /** I1: the fields whose items it asks for. */
  readonly lists: readonly Field[];
}
interface Step {
  readonly id: string;
  readonly file: JsonObject;
  readonly sections: readonly Section[];
}
/** One use of a call anywhere in the journey. */
interface Use {
  readonly as: string;
  readonly call: string;
  readonly with: Json;
}
export interface Journey {
  readonly file: JsonObject;
  readonly locale: string;
  readonly steps: readonly Step[];
  readonly sections: readonly Section[];
  readonly bound: ReadonlyMap<string, readonly Field[]>;
  readonly owners: ReadonlyMap<Field, Section>;
  readonly declared: ReadonlySet<string>;
  readonly files: Files;
  readonly facts: JsonObject;
  readonly calendars: JsonObject;
  readonly bundles: JsonObject;
  readonly calls: JsonObject;
  readonly sequences: JsonObject;
  readonly screens: JsonObject;
  readonly messages: Json;
  readonly allow: readonly string[];
  /** B4 */
  readonly unstored: ReadonlySet<string>;
}

/** D1: the files of a folder by their ids. */
const byId = (files: Files, folder: string): JsonObject =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`${folder}/`) && !path.endsWith('/directory.json'))
      .map(([, file]) => [string(own(file, 'id')), file]),
  );
const isWhole = (id: string): boolean => /^(0|[1-9]\d*)$/.test(id);
/** O3: the variant of a value, in a directory. */
export const variantOf = (directory: Json, by: Json): string => {
  const id = typeof by === 'string' || (typeof by === 'number' && isWhole(`${by}`)) ? `${by}` : '';
  return string(own(own(directory, 'variants'), id)) || string(own(directory, 'default'));
};
/** O2 */
const deep = ['fields', 'uiSchema', 'messages', 'actions'];
const joined = ['checks', 'reactions', 'needs'];
const replaced = ['title', 'name', 'lead', 'order', 'summary', 'summaryNote'];
function laid(key: string, under: Json, over: Json): Json {
  if (replaced.includes(key)) return over ?? under;
  if (joined.includes(key)) return [...list(under), ...list(over)];
  if (key === 'schema')
    return { properties: laid('fields', own(under, 'properties'), own(over, 'properties')) };
  if (!deep.includes(key)) return { ...object(under), ...object(over) };
  const names = Object.keys({ ...object(under), ...object(over) });
  return Object.fromEntries(
    names.map((name) => [name, { ...object(own(under, name)), ...object(own(over, name)) }]),
  );
}
/** D3: the ids of content blocks. */
export const numbered = (blocks: Json): Json[] =>
  list(blocks).map((one, i) => ({ ...object(one), id: own(one, 'id') ?? `content-${i + 1}` }));
const overlaid = (file: JsonObject, variant: JsonObject): JsonObject => {
  const left = ['id', '$schema', 'description', 'facts', 'source'];
  const keys = Object.keys(variant).filter((key) => !left.includes(key));
  return {
    ...file,
    ...Object.fromEntries(keys.map((key) => [key, laid(key, own(file, key), own(variant, key))])),
    content: numbered([...list(own(file, 'content')), ...list(own(variant, 'content'))]),
  };
};
/** D3: the longest that a line is. */
function longest(shape: JsonObject, options: Json, widget: string): JsonObject {
  const free = ['', 'text', 'email', 'tel', 'digits'].includes(widget) && options === null;
  const fixed = shape['enum'] ?? shape['const'] ?? shape['maxLength'] ?? null;
  const line = shape['type'] === 'string' && shape['format'] !== 'date' && fixed === null && free;
  return line ? { ...shape, maxLength: 150 } : shape;
}
function readField(
  file: JsonObject,
  base: JsonObject,
  over: Json,
  mark: string,
  name: string,
): Field {
  const of = (key: string): Json => own(own(file, key), name);
  const at = own(own(file, 'list'), 'at');
  const repeated = at !== null && string(at).split('.').at(-1) === name ? own(file, 'list') : null;
  const shape = object(own(own(own(file, 'schema'), 'properties'), name));
  const parts = Object.entries(object(own(shape, 'properties')));
  const lined = longest(shape, of('options'), string(own(of('uiSchema'), 'ui:widget')));
  const title = string(own(repeated ?? shape, repeated ? 'label' : 'title') ?? name);
  const required = of('required');
  const accepted = own(required, 'accepted') === true;
  const section = string(own(file, 'id'));
  return {
    name,
    section,
    id: `${section}.${name}`,
    mark: `${mark}.${name}`,
    path: repeated ? string(at) : string(of('bind')) || name,
    shape: repeated
      ? { type: 'array', maxItems: own(repeated, 'max') }
      : parts.length === 0
        ? lined
        : {
            ...shape,
            properties: Object.fromEntries(
              parts.map(([key, part]) => [key, longest(object(part), null, '')]),
            ),
          },
    said: object(of('fields')),
    title,
    label: string(of('labels') ?? bare(title)),
    relevant: repeated ? own(repeated, 'relevant') : own(of('fields'), 'relevant'),
    required: accepted ? (own(required, 'when') ?? true) : required,
    accepted,
    options: of('options'),
    bounds: of('bounds'),
    normalise: list(of('normalise')).map(string),
    unticked: Object.hasOwn(object(own(file, 'unticked')), name) ? of('unticked') : false,
    disabled: of('disabled'),
    checks: list(own(file, 'checks')).filter((check) => own(check, 'field') === name),
    messages: of('messages'),
    initial: own(own(over, 'initial'), name) === null ? own(own(base, 'initial'), name) : null,
    later: own(own(over, 'initial'), name),
    list: repeated ? object(repeated) : null,
  };
}
/** D2: the names of a section's fields, in order. */
function names(file: JsonObject): string[] {
  const at = string(own(own(file, 'list'), 'at'));
  const all = Object.keys(object(own(own(file, 'schema'), 'properties')));
  const last = at === '' ? [] : [at.split('.').at(-1) ?? ''];
  return [...new Set([...list(own(file, 'order')).map(string), ...all, ...last])];
}
/** O1: a file's section, once for every variant. */
function readSection(files: Files, step: string, file: JsonObject, lists: Field[]): Section[] {
  const id = string(own(file, 'id'));
  const directory = string(own(own(file, 'variants'), 'from'));
  const ids = Object.values(object(own(files[directory] ?? null, 'variants'))).map(string);
  const first = own(files[directory] ?? null, 'default');
  const folder = byId(files, directory.replace(/\/directory\.json$/, ''));
  const kind = own(file, 'present') ? 'dialog' : lists.length > 0 ? 'item' : 'page';
  return [...(first === null ? [null] : new Set([string(first), ...ids]))].map((variant) => {
    const over = variant === null ? {} : object(own(folder, variant));
    const all = overlaid(file, over);
    const mark = `${step}.${id}${variant === null ? '' : `@${variant}`}`;
    const fields = names(all).map((name) => readField(all, file, over, mark, name));
    return { id, mark, step, kind, variant, directory, file: all, fields, lists };
  });
}
/** D2: the sections of a step, items behind their lists. */
function readStep(files: Files, folder: string): Step {
  const file = files[`steps/${folder}/step.json`] ?? {};
  const id = string(own(file, 'id'));
  const read = (name: Json, lists: Field[]): Section[] =>
    readSection(files, id, files[`steps/${folder}/${string(name)}.json`] ?? {}, lists);
  const sections = list(own(file, 'sections')).flatMap((name) => {
    const here = read(name, []);
    const lists = here.flatMap(({ fields }) => fields.filter((field) => field.list !== null));
    return [...here, ...(lists[0] ? read(own(lists[0].list, 'item'), lists) : [])];
  });
  return { id, file, sections };
}
export function readJourney(files: Files): Journey {
  const file = files['journey.json'] ?? {};
  const locale = string(own(file, 'locale'));
  const steps = list(own(file, 'steps')).map((folder) => readStep(files, string(folder)));
  const sections = steps.flatMap((step) => step.sections);
  const fields = sections.flatMap((section) => section.fields);
  const facts = Object.keys(files).filter((path) => path.startsWith('facts/'));
  const journey = {
    file,
    locale,
    steps,
    sections,
    bound: new Map(fields.map(({ path }) => [path, fields.filter((other) => other.path === path)])),
    owners: new Map(sections.flatMap((section) => section.fields.map((f) => [f, section]))),
    declared: new Set([
      ...Object.keys(object(own(file, 'records'))),
      ...fields.map((field) => field.path),
    ]),
    files,
    facts: Object.fromEntries(
      facts.flatMap((path) => Object.entries(object(own(files[path] ?? null, 'facts')))),
    ),
    calendars: byId(files, 'calendars'),
    bundles: byId(files, 'bundles'),
    calls: byId(files, 'calls'),
    sequences: byId(files, 'sequences'),
    screens: byId(files, 'screens'),
    messages: files[`messages/${locale}.json`] ?? {},
    allow: list(own(own(file, 'persist'), 'allow')).map(string),
    unstored: new Set<string>(),
  };
  return { ...journey, unstored: unstored(journey) };
}
/** The initial answer at a path (V11): later ones stand. */
export function initialOf(journey: Journey, path: string): Json {
  const record = own(own(own(journey.file, 'records'), path), 'initial');
  const said = (journey.bound.get(path) ?? []).map((field) => field.initial);
  return [record, ...said].findLast((v) => v !== null) ?? null;
}
/** All uses of calls below a value, bundles that are applied too. */
export function uses(journey: Journey, below: Json): Use[] {
  if (isList(below)) return below.flatMap((item) => uses(journey, item));
  if (!isObject(below)) return [];
  const made = own(below, 'call');
  const use = (id: Json, at: Json): Use => ({
    call: string(id),
    as: string(own(at, 'as')) || string(id),
    with: own(at, 'with'),
  });
  const here = typeof made === 'string' ? [use(made, below)] : [];
  const listed = isList(made) ? made.map((one) => use(own(one, 'id'), one)) : [];
  const applied = several(own(below, 'apply')).flatMap((id) =>
    uses(journey, own(journey.bundles, string(id))),
  );
  const deeper = Object.values(below).flatMap((item) => uses(journey, item));
  return [...here, ...listed, ...applied, ...deeper];
}
/** D5: the rule of a fact. */
export const factRule = (journey: Journey, name: string): Json => {
  const fact = own(journey.facts, name);
  return isObject(fact) && Object.hasOwn(fact, 'rule') ? own(fact, 'rule') : fact;
};
/** What a rule reads: paths, through facts; `through` relevance too (B4, B9). */
export function reads(
  journey: Journey,
  below: Json,
  through: boolean,
  seen = new Set<string>(),
): Set<string> {
  const more = (rule: Json): unknown => reads(journey, rule, through, seen);
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const [root, name = ''] = path.split('.');
    if (root === 'facts') {
      more(factRule(journey, name));
      for (const { file } of journey.sections)
        if (factRule(journey, name) === null) more(own(own(file, 'variants'), 'by'));
    } else if (through)
      for (const f of journey.sections.flatMap(({ fields }) => fields))
        if (meets(f.path, path)) relevance(f);
  };
  const relevance = (field: Field): void => {
    const section = journey.owners.get(field);
    more(field.relevant);
    more(own(section?.file ?? null, 'relevant'));
    more(own(own(section?.file ?? null, 'variants'), 'by'));
    section?.lists.forEach(relevance);
  };
  if (isList(below)) below.forEach(more);
  else
    for (const [key, item] of Object.entries(object(below))) {
      const path = string(isList(item) ? (item[0] ?? null) : item);
      if (key === 'var') visit(path);
      else if (key === 'lookupStatus') visit(`lookups.${path}`);
      else more(item);
    }
  return seen;
}
export const meets = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
export const within = (path: string, over: string): boolean =>
  path === over || path.startsWith(`${over}.`);
export const allowed = (journey: Journey, path: string): boolean =>
  journey.allow.some((over) => within(path, over));
/** B4: the names of lookups that are not stored. */
function unstored(journey: Journey): Set<string> {
  const steps = Object.values(journey.sequences).flatMap((file) =>
    uses(journey, {
      steps: list(own(file, 'steps')).map((step) => ({
        ...object(step),
        then: null,
        onFailure: null,
      })),
    }),
  );
  const roots = ['today', 'settings', 'facts', 'lookups', 'calendars', 'commits'];
  const local = ['with', 'answer', 'failure', 'item', 'commit', 'run'];
  const secret = (path: string): boolean => {
    const under = [...journey.declared].filter((one) => meets(one, path));
    return (
      ![...roots, ...local].includes(path.split('.')[0] ?? '') &&
      !allowed(journey, path) &&
      !(under.length > 0 && under.every((one) => allowed(journey, one)))
    );
  };
  const all = uses(journey, Object.values(journey.files));
  const reading = all.filter((use) => [...reads(journey, use.with, false)].some(secret));
  return new Set([...steps, ...reading].map(({ as }) => as));
}
