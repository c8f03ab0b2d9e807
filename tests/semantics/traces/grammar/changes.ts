/** Random changes and reactions (chapter X). */
import type { Draw } from '../draw';
import type { Json, JsonObject } from '../../subject';
import { withLocals, type Known } from './known';
import { draftOf, type Plan, type PlannedField, type PlannedSection } from './plan';
import { any, condition, valueFor } from './rules';
import { answerKeys, type Path } from './vocabulary';

/** Where a change stands. */
export interface Place {
  readonly plan: Plan;
  readonly known: Known;
  readonly section: PlannedSection | null;
  /** X7: the sequences that a change may begin here, where it is not any. */
  readonly begins?: readonly string[];
}
const settable = ({ plan, section }: Place): Path[] => [
  ...plan.known.paths,
  ...(section ? draftOf(plan, section) : []),
];
export function call(draw: Draw, { plan, known }: Place): JsonObject {
  const { id, names, gives } = draw.one(plan.calls);
  const as = draw.one(names);
  const given = Object.fromEntries(gives.map((name) => [name, any(draw, known)]));
  return {
    id,
    ...(as !== id && { as }),
    ...(gives.length > 0 && { with: given }),
  };
}
function untouched(draw: Draw, { plan, section }: Place): string[] {
  const all = plan.sections.flatMap((one) =>
    one.fields.map(({ name }) => (one === section && draw.chance(50) ? name : `${one.id}.${name}`)),
  );
  return draw.few(all, 2);
}
/** One change, without its `when`. */
export function change(draw: Draw, place: Place): JsonObject {
  const { plan, known, begins = plan.sequences } = place;
  const paths = settable(place);
  const lookups = plan.known.lookups.map(({ name }) => `lookups.${name}`);
  const dialogs = plan.sections.filter(({ kind }) => kind === 'dialog').map(({ id }) => id);
  const set = (): JsonObject =>
    Object.fromEntries(
      draw
        .few([...paths, ...paths.filter(({ path }) => path === 'log')], 2)
        .map((at) => [at.path, valueFor(draw, known, at)]),
    );
  const untouch = untouched(draw, place);
  const parts: JsonObject = {
    ...(draw.chance(60) && { set: set() }),
    ...(draw.chance(30) && {
      clear: draw.few([...paths.map(({ path }) => path), ...lookups, ...lookups], 2),
    }),
    ...(draw.chance(8) && untouch.length > 0 && { untouch }),
    ...(draw.chance(22) && { call: draw.times(1, 2, () => call(draw, place)) }),
    ...(draw.chance(8) &&
      plan.tracking && { track: draw.one<Json>(['seen', 'moved', ['seen', 'moved']]) }),
    ...(draw.chance(12) && begins.length > 0 && { run: draw.one(begins) }),
    ...(draw.chance(24) && dialogs.length > 0 && { open: draw.one(dialogs) }),
    ...(draw.chance(6) && {
      goTo: draw.one(plan.steps),
      ...draw.maybe(30, () => ({ parameters: { word: draw.one(['b', ' ']) } })),
    }),
    ...(draw.chance(4) && { leave: valueFor(draw, known, { path: 'log', kind: 'text' }) }),
  };
  if (Object.keys(parts).length > 0) return parts;
  return { set: { log: valueFor(draw, known, { path: 'log', kind: 'text' }) } };
}
export const changes = (draw: Draw, place: Place): Json => {
  const guarded = (): JsonObject => ({
    ...draw.maybe(30, () => ({ when: condition(draw, place.known, 1) })),
    ...change(draw, place),
  });
  return draw.chance(70) ? guarded() : draw.times(1, 2, guarded);
};

function trigger(draw: Draw, place: Place, actions: readonly string[]): JsonObject {
  const { plan, section } = place;
  // Z22: whatever is done because of what is sensitive tells of it.
  const heard = (some: readonly PlannedField[]): readonly PlannedField[] =>
    some.filter(({ sensitive }) => sensitive === undefined || draw.chance(10));
  const own = heard(section?.fields ?? []).map(({ path }) => path);
  const drafted = section ? draftOf(plan, section).map(({ path }) => path) : [];
  const all = heard(
    plan.sections.filter(({ kind }) => kind !== 'item').flatMap(({ fields }) => fields),
  );
  const elsewhere = all.map(({ path }) => path);
  const fields = [...new Set(own.length > 0 && draw.chance(70) ? own : elsewhere)];
  const several = (paths: readonly string[]): Json =>
    draw.chance(75) ? draw.one(paths) : draw.few(paths, 2);
  const lists = plan.sections.flatMap(({ kind, list }) =>
    list === null || (kind === 'item' && list !== section?.list) ? [] : [list],
  );
  const changing = [
    ...fields,
    ...lists,
    ...drafted,
    'log',
    'flag',
    'mode',
    ...plan.known.lookups.map(({ name }) => `lookups.${name}`),
  ];
  return draw.weighted<JsonObject>([
    [fields.length > 0 ? 5 : 0, () => ({ answered: several([...fields, ...lists]) })],
    [6, () => ({ changed: several(changing) })],
    [actions.length > 0 ? 8 : 0, () => ({ pressed: draw.one(actions) })],
    [
      plan.known.lookups.length > 0 ? 3 : 0,
      () => ({ succeeded: draw.one(plan.known.lookups).name }),
    ],
    [plan.known.lookups.length > 0 ? 2 : 0, () => ({ failed: draw.one(plan.known.lookups).name })],
    [3, () => ({ entered: section?.id ?? true })],
  ]);
}
export function reaction(draw: Draw, place: Place, actions: readonly string[] = []): JsonObject {
  const on = trigger(draw, place, actions);
  return {
    on,
    ...draw.maybe(35, () => ({ when: condition(draw, place.known, 1) })),
    ...change(draw, place),
    ...(draw.chance(10) &&
      place.plan.bundles.length > 0 && {
        apply: draw.chance(50) ? draw.one(place.plan.bundles) : draw.few(place.plan.bundles, 2),
      }),
  };
}
/** `answer` of a step of a sequence. */
export const withAnswer = (known: Known): Known =>
  withLocals(
    known,
    answerKeys.map(({ key, type }) => ({ path: `answer.${key}`, type })),
  );
