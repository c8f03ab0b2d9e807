/** Random calls (chapter K), sequences (Q) and tracking (E). */
import type { Draw } from '../draw';
import type { Json, JsonObject } from '../../subject';
import { changes, withAnswer, type Place } from './changes';
import { withLocals, type Keeps, type Known, type Local } from './known';
import type { Plan, PlannedCall } from './plan';
import { any, condition, phrase, single } from './rules';

const where = (draw: Draw): JsonObject =>
  draw.maybe(60, () => ({ where: draw.one([{ id: 'b' }, { n: 1 }]) }));
const all = (draw: Draw): JsonObject => ({ all: draw.one(['list', '']), ...where(draw) });
/** K6 */
function picked(draw: Draw, { id, keeps, ofEntries = false }: PlannedCall): JsonObject {
  const whole = ofEntries ? { entries: 'names' } : all(draw);
  if (keeps === 'list') return { answer: whole };
  if (keeps === 'any') return draw.maybe(id === 'zones' ? 20 : 40, () => ({ answer: 'list' }));
  const first = { first: draw.one(['list', '']), ...where(draw) };
  return {
    into: {
      list: !ofEntries && draw.chance(50) ? 'list' : whole,
      id: draw.chance(50) ? 'list.0.id' : first,
      n: 'n',
      number: 'number',
      ok: 'ok',
    },
  };
}
/** A template: every value that the call is given stands in it somewhere. */
export function callFile(draw: Draw, plan: Plan, call: PlannedCall): JsonObject {
  const known = plan.known;
  const reads = Object.fromEntries(call.gives.map((name) => [name, { var: `with.${name}` }]));
  const others = (): JsonObject => ({
    ...draw.maybe(60, () => ({ one: any(draw, known) })),
    ...draw.maybe(20, () => ({ deep: { list: [any(draw, known), 'x'], count: any(draw, known) } })),
  });
  const body = (): Json =>
    draw.chance(20) ? [reads, ...draw.times(0, 1, others)] : { ...reads, ...others() };
  const isShared = draw.chance(25);
  const inQuery = !isShared && draw.chance(40);
  return {
    ...(isShared && { operation: 'shared' }),
    ...(inQuery
      ? { query: { ...reads, ...draw.maybe(50, () => ({ q: any(draw, known) })) } }
      : { body: body() }),
    ...(!isShared && draw.chance(15) && { path: { p: any(draw, known) } }),
    ...picked(draw, call),
    ...(call.isSensitive === true && draw.chance(60) && { sensitive: { number: 'identity' } }),
    ...draw.maybe(30, () => ({ none: [404] })),
    ...draw.maybe(15, () => ({ silent: true })),
    ...draw.maybe(30, () => ({ busy: phrase(draw, known) })),
    ...draw.maybe(40, () => ({ failed: phrase(draw, known) })),
  };
}

const failureLocals: readonly Local[] = [
  { path: 'failure.status', type: 'number' },
  { path: 'failure.kind', type: 'text' },
  { path: 'failure.message', type: 'text' },
];
function sequenceStep(draw: Draw, place: Place, i: number): JsonObject {
  const { known, plan } = place;
  const { id, names, gives, keeps } = draw.one(plan.calls);
  const as = draw.one(names);
  // Once an answer is there it may begin any, itself too.
  const begins = draw.chance(20) ? plan.sequences : [];
  const heard = { ...place, begins, known: keeps === 'list' ? known : withAnswer(known) };
  const failed = { ...place, known: withLocals(known, failureLocals) };
  return {
    id: `s${i}`,
    call: id,
    ...(as !== id && { as }),
    ...(gives.length > 0 && {
      with: Object.fromEntries(gives.map((name) => [name, any(draw, known)])),
    }),
    ...draw.maybe(25, () => ({ when: condition(draw, known, 1) })),
    ...draw.maybe(25, () => ({ parallel: true })),
    ...draw.maybe(40, () => ({ marker: `m${i}` })),
    ...draw.maybe(25, () => ({ okWhen: condition(draw, heard.known, 1) })),
    ...draw.maybe(60, () => ({ message: phrase(draw, plan.known) })),
    ...draw.maybe(30, () => ({ serverMessage: true })),
    ...draw.maybe(25, () => ({ optional: true })),
    ...draw.maybe(40, () => ({
      onFailure: draw.times(1, 2, () => ({
        ...draw.maybe(50, () => ({ when: condition(draw, failed.known, 1) })),
        then: changes(draw, failed),
      })),
    })),
    ...draw.maybe(40, () => ({ then: changes(draw, heard) })),
    ...draw.maybe(15, () => ({ stopWhen: condition(draw, heard.known, 1) })),
  };
}
/** A screen may ask for the first, with values of its own. */
export function sequenceFile(draw: Draw, plan: Plan, id: string): JsonObject {
  const requested = id === 'save' && plan.screen;
  const locals: Local[] = requested ? [{ path: 'with.id', type: 'text' }] : [];
  const known: Known = withLocals(plan.known, locals);
  const before = plan.sequences.slice(0, plan.sequences.indexOf(id));
  const begins = draw.chance(20) ? before : [];
  const place: Place = { plan, known, section: null, begins };
  return {
    ...draw.maybe(15, () => ({ title: phrase(draw, plan.known) })),
    ...(requested
      ? { first: { when: { isAnswered: { var: 'with.id' } }, set: { flag: draw.chance(50) } } }
      : draw.maybe(40, () => ({ first: changes(draw, place) }))),
    steps: draw.times(1, 3, (i) => sequenceStep(draw, place, i)),
    ...draw.maybe(50, () => ({ then: changes(draw, place) })),
  };
}
export const trackingFile = (draw: Draw, known: Known): JsonObject => ({
  call: 'track',
  allow: ['Page', 'What', 'Status'],
  records: {
    seen: { Page: 'Home', What: single(draw, known) },
    moved: { What: single(draw, known), Page: single(draw, known) },
    fault: { Page: 'Fault', Status: { var: 'failure.status' } },
  },
});
/** Calls are planned with their names, so that everything else can speak of them. */
export function plannedCalls(draw: Draw, second: boolean): PlannedCall[] {
  const ids = ['zones', ...draw.few(['price', 'findHome', 'keep'], draw.int(3))];
  const hidden: PlannedCall = {
    id: 'hidden',
    names: ['hidden'],
    gives: [],
    keeps: 'any',
    isSensitive: true,
  };
  const calls = ids.map((id) => ({
    id,
    names: draw.chance(30) ? [id, `${id}Again`] : [id],
    keeps: draw.one<Keeps>(id === 'zones' ? ['any'] : ['any', 'list', 'into', 'into']),
    ofEntries: id !== 'zones' && draw.chance(20),
    gives: draw.chance(40) ? draw.few(['a', 'b'], 1 + draw.int(2)) : [],
  }));
  return second && draw.chance(15) ? [...calls, hidden] : calls;
}
