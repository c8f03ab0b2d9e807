/** What only language 2 can say (chapter Z), laid at random over a journey that speaks it. */
import type { Draw } from '../draw';
import type { Files, Json, JsonObject } from '../../subject';
import { isList, isObject, list, mapped, object, own, picked, string } from '../../json';
import { isSection, without } from './language-2';
import type { Known } from './known';
import { choosing } from './of-items';
import { draftOf, type Plan } from './plan';
import { condition, number, phrase, valueFor } from './rules';
import type { Path } from './vocabulary';

/** Where an answer stands among all: what is forgotten stands behind what it is forgotten with. */
type Order = (path: string) => number;
const orderOf = ({ known, sections }: Plan): Order => {
  const drafts = sections.filter(({ kind }) => kind === 'item').flatMap(({ fields }) => fields);
  const paths = [...known.paths, ...drafts].map(({ path }) => path);
  return (path) => (paths.includes(path) ? paths.indexOf(path) : paths.length);
};
/** Z16: every `set` below names causes before what is forgotten with them. */
function sorted(v: Json, order: Order): Json {
  if (isList(v)) return v.map((item) => sorted(item, order));
  if (!isObject(v)) return v;
  return mapped(v, (inner, key) => {
    const below = sorted(inner, order);
    if (key !== 'set' || !isObject(below)) return below;
    const all = Object.entries(below).toSorted(([a], [b]) => order(a) - order(b));
    return Object.fromEntries(all);
  });
}
/** Z14: some of what stands before; nothing where there is nothing. */
function causes(
  draw: Draw,
  { known }: Plan,
  before: number,
  around: readonly Path[] = [],
): JsonObject {
  const earlier = known.paths.slice(0, Math.max(before, 0)).map(({ path }) => path);
  const lookups = known.lookups.slice(1).map(({ name }) => `lookups.${name}`);
  const inside = known.paths.flatMap(({ path }, i) => (path.startsWith('permit.') ? [i] : []));
  const above = inside.length > 0 && Math.max(...inside) < before ? ['permit'] : [];
  const drafted = around.map(({ path }) => path);
  const all = [...earlier, ...lookups, ...above, ...drafted, ...drafted];
  return all.length === 0 ? {} : { forgottenWith: draw.few(all, 2) };
}

interface Place {
  readonly plan: Plan;
  readonly order: Order;
  /** Paths of which something has been said that belongs to the answer (Z8). */
  readonly said: Map<string, Set<string>>;
  /** Paths of questions that another takes over, with an answer of its own. */
  readonly taken: ReadonlySet<string>;
}
/** Z8: whether this question may say it of its answer. */
function may({ said }: Place, key: string, path: string): boolean {
  const all = said.get(key) ?? new Set<string>();
  const free = !all.has(path);
  said.set(key, all.add(path));
  return free;
}
function question(
  draw: Draw,
  place: Place,
  known: Known,
  one: Path,
  file: JsonObject,
  around: readonly Path[],
): JsonObject {
  const { plan, order } = place;
  const { path, kind } = one;
  // Two answers that one consent stood for would be recorded as one.
  const isConsent = kind === 'boolean' && draw.chance(30) && !place.taken.has(path);
  const { schema, ...rest } = file;
  const forgets = draw.chance(25) && may(place, 'forgottenWith', path);
  const opens = kind !== 'list' && draw.chance(25) && may(place, 'opens', path);
  const because = kind === 'boolean' || draw.chance(20);
  return {
    ...(isConsent
      ? {
          ...rest,
          consent: {
            id: `consent/${path.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}`,
            version: 1,
          },
        }
      : file),
    ...(schema !== undefined && isConsent && draw.chance(30) && { schema }),
    ...(forgets && causes(draw, plan, order(path), around)),
    ...(opens && {
      opens: { value: valueFor(draw, known, one), ...(because && { because: 'As agreed.' }) },
    }),
  };
}
/** Z4 */
function grouped(draw: Draw, file: JsonObject): JsonObject {
  if (!draw.chance(40)) return file;
  const names = draw.few(['first', 'second', 'third'], 3);
  const fields = mapped(own(file, 'fields'), (one) => ({
    ...object(one),
    ...draw.maybe(60, () => ({ group: draw.one(names) })),
  }));
  const groups = names.map((name): [string, JsonObject] => [
    name,
    {
      ...draw.maybe(50, () => ({ title: `Group ${name}` })),
      ...draw.maybe(30, () => ({ as: draw.one(['aside', 'row']) })),
    },
  ]);
  return { ...file, fields, groups: Object.fromEntries(groups) };
}
/** Z7: null takes the answer away that `like` brought, so that the question has its usual one. */
const nowhere = (draw: Draw, one: JsonObject, usual: string): JsonObject =>
  'like' in one && one['answer'] === usual && draw.chance(60) ? { ...one, answer: null } : one;
/** Z2: the answers of a section under one name, where they are; others say all of their path. */
function under(draw: Draw, file: JsonObject): JsonObject {
  const at = draw.one(['permit', 'draft']);
  if (!draw.chance(50))
    return {
      ...file,
      fields: mapped(own(file, 'fields'), (one, name) => nowhere(draw, object(one), name)),
    };
  const fields = mapped(own(file, 'fields'), (one, name) => {
    const { answer = name, ...rest } = object(one);
    if ('like' in rest) return nowhere(draw, object(one), `${at}.${name}`);
    return answer === `${at}.${name}` ? rest : { answer, ...rest };
  });
  return { ...file, at, fields };
}
/** Z7: what a question that takes over from another says itself, and takes away. */
function taking(draw: Draw, like: string, said: JsonObject): JsonObject {
  const some = ['title', 'label', 'hint', 'missing', 'required', 'relevant', 'visible', 'disabled'];
  const all = ['label', 'hint', 'reason', 'missing', 'disabledReason'];
  const gone = draw.some(all, 15).map((key): [string, Json] => [key, null]);
  const kept = draw.some(some, 30).filter((key) => own(said, key) !== null);
  return {
    like,
    answer: own(said, 'answer') ?? 'twin',
    ...Object.fromEntries(gone),
    ...picked(said, ...kept),
  };
}
/** Z7: a question that shares the answer of an earlier one says it by `like`. */
function alike(draw: Draw, plan: Plan, files: Files): Files {
  const told = new Map<string, string>();
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      if (!isSection(path)) return [path, file];
      const id = string(own(file, 'id')) || camel(path);
      const fields = mapped(own(file, 'fields'), (one, name) => {
        const answer = string(own(one, 'answer')) || name;
        const asked = plan.sections
          .find((section) => path === `steps/${section.step}/${section.file}.json`)
          ?.fields.find((field) => field.name === name);
        if (asked?.like !== undefined) return taking(draw, asked.like, object(one));
        const like = told.get(answer);
        if (own(one, 'list') !== null) return one;
        if (like === undefined || !draw.chance(70)) {
          told.set(answer, like ?? `${id}.${name}`);
          return one;
        }
        const { hint = null, required = true } = object(one);
        return {
          like,
          ...draw.maybe(30, () => ({ hint })),
          ...draw.maybe(30, () => ({ required })),
        };
      });
      return [path, { ...file, fields }];
    }),
  );
}
/** Z40: the least and the most of a list, by the answers. */
function limited(draw: Draw, plan: Plan, files: Files): Files {
  const limit = (known: Known, most: number): Json => {
    const rule = number(draw, known, 1);
    return typeof rule === 'number' ? 1 + draw.int(most) : rule;
  };
  const limits = (known: Known, said: JsonObject): JsonObject =>
    draw.weighted<JsonObject>([
      [4, () => said],
      [2, () => ({ ...said, max: limit(known, 3) })],
      [2, () => ({ ...without(said, 'max'), min: limit(known, 2) })],
      [1, () => ({ ...said, min: limit(known, 1), max: limit(known, 3) })],
      [2, () => ({ ...without(said, 'max'), exactly: limit(known, 2) })],
    ]);
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      if (!isSection(path)) return [path, file];
      const section = plan.sections.find((one) => path === `steps/${one.step}/${one.file}.json`);
      const drafted = section ? draftOf(plan, section) : [];
      const known = { ...plan.known, paths: [...plan.known.paths, ...drafted] };
      const fields = mapped(own(file, 'fields'), (one) => {
        const said = own(one, 'list');
        return said === null ? one : { ...object(one), list: limits(known, object(said)) };
      });
      return [path, { ...file, fields }];
    }),
  );
}
/** Z39: titles and hints that follow the answers, of questions that no other takes over. */
function following(draw: Draw, plan: Plan, files: Files): Files {
  const all = Object.values(files).flatMap((file) => Object.values(object(own(file, 'fields'))));
  const taken = new Set(all.map((one) => own(one, 'like')));
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      const section = plan.sections.find((one) => path === `steps/${one.step}/${one.file}.json`);
      if (!section) return [path, file];
      const known = { ...plan.known, paths: [...plan.known.paths, ...draftOf(plan, section)] };
      const cases = (): Json[] =>
        draw.times(1, 2, () => ({ when: condition(draw, known, 1), text: phrase(draw, known) }));
      const title = (): Json => [...cases(), { text: phrase(draw, known) }];
      const fields = mapped(own(file, 'fields'), (one, name) => {
        const isOwn = ['like', 'consent', 'list'].every((key) => own(one, key) === null);
        if (!isOwn || taken.has(`${section.id}.${name}`)) return one;
        return {
          ...object(one),
          ...draw.maybe(12, () => ({ title: title(), label: `The ${name}` })),
          ...draw.maybe(12, () => ({ hint: cases() })),
        };
      });
      return [path, { ...file, fields, ...draw.maybe(20, () => ({ title: title(), name: 'It' })) }];
    }),
  );
}
const camel = (path: string): string =>
  (path.split('/').at(-1) ?? '')
    .replace('.json', '')
    .replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
/** Z14, Z22: what `journey.json` says of records and lookups, and of what may be stored. */
function journeyFile(draw: Draw, { plan, order }: Place, file: JsonObject): JsonObject {
  const records = mapped(own(file, 'records'), (said, path) => ({
    ...object(said),
    ...draw.maybe(20, () => causes(draw, plan, order(path))),
  }));
  const [first] = plan.known.lookups;
  const hidden = plan.calls.some(({ isSensitive }) => isSensitive === true);
  const secret = plan.sections.some(({ fields }) => fields.some((one) => one.sensitive));
  const because = 'The council asks for it.';
  const persist = object(own(file, 'persist'));
  const before = plan.known.paths.slice(0, 4).map(({ path }) => path);
  return {
    ...file,
    records,
    persist: {
      ...persist,
      allow: [
        ...list(own(persist, 'allow')),
        ...(secret && draw.chance(20) ? [{ path: 'secret', because }] : []),
      ],
    },
    lookups: {
      ...(first && draw.chance(50) && { [first.name]: { forgottenWith: before } }),
      ...(hidden && draw.chance(50) && { hidden: { sensitive: 'bank' } }),
    },
  };
}
/** Z13–Z20, Z6, Z7, Z4, Z2, Z22 over the files of a journey in language 2. */
export function forgetful(draw: Draw, plan: Plan, files: Files): Files {
  const likes = plan.sections.flatMap(({ fields }) => fields.map(({ like }) => like));
  const taken = plan.sections.flatMap(({ id, fields }) =>
    fields.flatMap(({ name, path }) => (likes.includes(`${id}.${name}`) ? [path] : [])),
  );
  const place: Place = { plan, order: orderOf(plan), said: new Map(), taken: new Set(taken) };
  for (const [path, file] of Object.entries(files))
    if (path.startsWith('zones/'))
      for (const one of Object.values(object(own(file, 'fields'))))
        if (own(one, 'opens') !== null)
          place.said.set('opens', new Set(plan.known.paths.map((at) => at.path)));
  const sections = Object.entries(files).map(([path, file]): [string, JsonObject] => {
    const section = plan.sections.find((one) => path === `steps/${one.step}/${one.file}.json`);
    if (!section) return [path, file];
    const known = {
      ...plan.known,
      paths: [...plan.known.paths, ...draftOf(plan, section)],
    };
    const [alone] = section.fields;
    const isApart = section.id === 'apart' && alone?.sensitive !== undefined;
    const fields = mapped(own(file, 'fields'), (one, name) => {
      const asked = section.fields.find((field) => field.name === name);
      const path = string(own(one, 'answer')) || name;
      const kind = asked?.kind ?? 'list';
      const outer = draftOf(plan, section).filter(
        (at) =>
          at.kind !== 'list' &&
          (kind === 'list' || !section.fields.some((own) => own.path === at.path)),
      );
      const said = question(draw, place, known, { path, kind }, object(one), outer);
      return asked?.sensitive === undefined || isApart
        ? said
        : { ...said, sensitive: asked.sensitive };
    });
    const least = Math.min(
      ...section.fields.map((one) => place.order(one.path)),
      plan.known.paths.length,
    );
    const forgets = section.kind !== 'item' && draw.chance(20);
    return [
      path,
      {
        ...file,
        fields,
        ...(isApart && { sensitive: alone.sensitive }),
        ...(forgets && causes(draw, plan, least)),
      },
    ];
  });
  const asked = alike(draw, plan, Object.fromEntries(sections));
  const said = choosing(draw, plan, limited(draw, plan, following(draw, plan, asked)));
  return Object.fromEntries(
    Object.entries(said).map(([path, file]) => {
      const laid = isSection(path) ? under(draw, grouped(draw, file)) : file;
      const whole = path === 'journey.json' ? journeyFile(draw, place, laid) : laid;
      return [path, object(sorted(whole, place.order))];
    }),
  );
}
