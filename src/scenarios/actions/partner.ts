import type { Failure, Json } from '../../engine';
import { rootOf } from '../../rules';
import {
  readEntries,
  readList,
  readParts,
  readText,
  readWord,
  required,
  ScenarioProblem,
  type Located,
} from '../source';
import {
  answerCalls,
  asking,
  changePartner,
  happen,
  isNamed,
  nameOf,
  namesOf,
  now,
  partnerKeys,
  readFailure,
  without,
  type Hold,
  type MadeCall,
  type World,
} from '../world';
import type { Action, Actions, Deed } from './reach';

const change: Action = (from) => {
  const part = readParts(from, partnerKeys);
  return (world) => ({ ...world, partner: changePartner(world.partner, part) });
};

const hold: Action = (from) => {
  const held = readHold(from);
  return (world) => ({ ...world, hold: held });
};

/** The calls that wait: `"all"`, or a list of names. */
export const readHold = (from: Located): Hold =>
  from.value === 'all' ? 'all' : readList(from).map(readText);

/** The oldest call in flight under a name. */
function waitingCall(world: World, name: string, at: Located): MadeCall {
  const call = world.waiting.find((candidate) => isNamed(candidate, name));
  if (call !== undefined) return call;
  const waiting = world.waiting.map(nameOf).join(', ');
  throw new ScenarioProblem(
    at,
    `No call \`${name}\` is waiting.`,
    waiting === '' ? 'none is; were calls to be held with `hold`?' : `waiting: ${waiting}`,
  );
}

const reply: Action = (from) => {
  const part =
    typeof from.value === 'string' ? undefined : readParts(from, ['call', 'answer', 'change']);
  const at = part === undefined ? from : required(from, 'call', part('call'));
  const name = readText(at);
  return (world) => {
    const call = waitingCall(world, name, at);
    const given = part?.('answer');
    const answer = given === undefined ? usual(world, call, part?.('change'), from) : given.value;
    const rest = given === undefined ? asking(world, askedBy(call, part?.('change'))) : world;
    return happen(
      without(rest, call),
      { type: 'callSucceeded', request: call.request, answer, at: now(world) },
      from,
    );
  };
};

/** What is changed for once is changed in what the household's partner has. */
const askedBy = (call: MadeCall, change: Located | undefined): readonly string[] => [
  ...namesOf(call),
  ...(change === undefined ? [] : readEntries(change)).map(([path]) => rootOf(path)),
];

/** As the household's partner answers, with single values changed for this once. */
function usual(world: World, call: MadeCall, change: Located | undefined, at: Located): Json {
  const partner = changePartner(world.partner, (key) => (key === 'change' ? change : undefined));
  const found = namesOf(call).find((name) => Object.hasOwn(partner.answers, name));
  if (found === undefined) {
    throw new ScenarioProblem(
      at,
      `The household has no answer for \`${nameOf(call)}\`.`,
      'say it here: { "reply": { "call": …, "answer": … } }',
    );
  }
  return partner.answers[found] ?? null;
}

/** The oldest call in flight under the name fails. */
const failing =
  (at: Located, failure: Failure, from: Located): Deed =>
  (world) => {
    const call = waitingCall(world, readText(at), at);
    const { request } = call;
    const event = { type: 'callFailed', request, failure, at: now(world) } as const;
    return happen(without(world, call), event, from);
  };

const fail: Action = (from) => {
  const part = typeof from.value === 'string' ? undefined : readParts(from, ['call', 'with']);
  const at = part === undefined ? from : required(from, 'call', part('call'));
  const how = part?.('with');
  const failure: Failure =
    how === undefined ? { kind: 'http', status: 503, message: null } : readFailure(how);
  return failing(at, failure, from);
};

const settle: Action = (from) => {
  readWord(from, ['all']);
  return (world) => ({ ...answerCalls({ ...world, hold: [] }, from), hold: world.hold });
};

/** What the partner does, and when. */
export const partner: Actions = {
  /** `{ "partner": { "answers": {…}, "change": {…}, "failures": {…} } }`: what it says from now on. */
  partner: change,

  /** `{ "hold": "all" }` or `{ "hold": ["zone"] }`: these calls wait from now on for `reply`, `fail` or `settle`. */
  hold,

  /** `{ "reply": "zone" }`: the oldest held call of that name is answered; `answer` and `change` say how for once. */
  reply,

  /** `{ "fail": "zone" }`: the oldest held call of that name fails, with 503 or as `with` says. */
  fail,

  /** `{ "lose": "completeSwitch" }`: no answer ever comes, so nobody knows whether the call did its work. */
  lose: (from) => failing(from, { kind: 'timeout', status: 0, message: null }, from),

  /** `{ "settle": "all" }`: every held call is answered, and those that follow; then calls are held as before. */
  settle,
};
