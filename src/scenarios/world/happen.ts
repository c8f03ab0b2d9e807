import type { CallEffect, Effect, Failure, JourneyEvent, ScreenChoice } from '../../engine';
import { EndlessProblem, ScenarioProblem, type Located } from '../source';
import { forgotten, ledgerOf, noted } from './device';
import { isNamed, now, type MadeCall, type Timer, type World } from './world';

const mostReplies = 500;

/** The world after an event: pages are gone to, and calls that are not held are answered. */
export function happen(world: World, event: JourneyEvent, at: Located): World {
  const here = answerCalls(began(world, event), at);
  const { stuck } = here.state.progress;
  if (stuck === null) return here;
  const heard = stuck.length === 0 ? '' : `: ${stuck.join(', ')} was still to be heard`;
  throw new EndlessProblem(at, `Changes set each other off for too long and were stopped${heard}.`);
}

/** The world in which the effects of an event have begun, and nothing has ended yet. */
function began(world: World, event: JourneyEvent): World {
  const { state, effects } = world.engine.apply(world.state, event);
  return effects.reduce(begin, { ...world, state, choice: choiceAfter(world, event) });
}

/** Another address has nothing chosen in it; the same one, loaded again, has. */
const choiceAfter = ({ choice }: World, event: JourneyEvent): ScreenChoice =>
  event.type === 'stepEntered' && !event.restored ? {} : choice;

function begin(world: World, effect: Effect): World {
  switch (effect.type) {
    case 'navigate': {
      const { step, parameters } = effect;
      const { today } = world;
      return began(world, { type: 'stepEntered', step, parameters, today, restored: false });
    }
    case 'abort':
      return { ...world, waiting: world.waiting.filter((call) => call.request !== effect.request) };
    case 'lock':
      return beginLock(world, effect.sequence);
    case 'unlock':
      return { ...world, device: { ...world.device, lockedBy: null } };
    case 'watchLock':
      return { ...world, watchesLock: true };
    case 'wait':
      return { ...world, timers: { ...world.timers, [effect.timer]: timerOf(effect.seconds) } };
    case 'stopWaiting':
      return { ...world, timers: withoutKey(world.timers, effect.timer) };
    case 'note':
      return { ...world, device: noted(world.device, effect.entry) };
    case 'leave':
      return { ...world, left: effect.address };
    case 'report':
      return world;
    case 'forget':
      return { ...world, device: forgotten(world.device, effect.entry) };
    case 'call':
      return effect.commit === null
        ? make(world, effect)
        : beginCommit(world, effect, effect.commit);
  }
}

const timerOf = (seconds: number): Timer => ({ seconds, left: seconds });

/** The lock is free, or another tab holds it; nothing waits for it. */
function beginLock(world: World, sequence: string): World {
  const { device, tab } = world;
  const heard = { sequence, ledger: ledgerOf(device), at: now(world) };
  if (device.lockedBy !== null && device.lockedBy !== tab) {
    return began(world, { type: 'lockRefused', ...heard });
  }
  const locked = { ...world, device: { ...device, lockedBy: tab } };
  return began(locked, {
    type: 'lockTaken',
    ...heard,
    kept: device.storage === 'kept',
    unsettled: [],
  });
}

/** What is to be done once is written down before it leaves; without a connection it does not leave. */
function beginCommit(
  world: World,
  effect: CallEffect,
  { entry }: NonNullable<CallEffect['commit']>,
): World {
  const at = now(world);
  const { device } = world;
  const { request } = effect;
  if (!device.online) return began(world, { type: 'callFailed', request, failure: notSent, at });
  const sent = { ...entry, sentAt: at, writtenAt: at };
  const written = { ...world, device: noted(device, sent) };
  const kept = device.storage === 'kept';
  return make(began(written, { type: 'commitSent', request, entry: sent, kept }), effect);
}

const notSent: Failure = { kind: 'notSent', status: 0, message: null };

const withoutKey = <Value>(
  all: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

function make(world: World, effect: CallEffect): World {
  const made = named(world, effect);
  return {
    ...world,
    made: [...world.made, made],
    waiting: made.silent ? world.waiting : [...world.waiting, made],
  };
}

/** The question whether something was done that is to be done once goes by the name that its commit gives it. */
function questionUnder({ state, journey }: World, request: number) {
  const watches = Object.values(state.commits.watches);
  const watch = watches.find(({ ask }) => ask?.request === request);
  return watch === undefined ? null : (journey.commits[watch.commit]?.confirmBy.use ?? null);
}

function named(world: World, effect: CallEffect): MadeCall {
  const { state } = world;
  const { request, operation, path, query, body, silent, within } = effect;
  const lookup = Object.entries(state.lookups).find(
    ([, entry]) => entry.status === 'loading' && entry.request === request,
  );
  const call = lookup?.[1].status === 'loading' ? lookup[1].call : null;
  const question = questionUnder(world, request);
  const as = lookup?.[0] ?? question?.as ?? null;
  return {
    request,
    operation,
    call: call ?? question?.call ?? null,
    as,
    path,
    query,
    body,
    silent,
    within,
  };
}

/** Every call that is not held is answered as the household's partner does, and those that follow. */
export function answerCalls(world: World, at: Located): World {
  let here = world;
  for (let replies = 0; ; replies += 1) {
    const next = here.waiting.find((call) => !isHeld(here, call));
    if (next === undefined) return here;
    if (replies === mostReplies) {
      throw new EndlessProblem(at, `After ${mostReplies} answers there are still calls to answer.`);
    }
    here = isFar(here, next) ? sendAway(here, next) : endCall(here, next, at);
  }
}

const isHeld = ({ hold, arrivals }: World, call: MadeCall): boolean =>
  hold === 'all' ||
  hold.some((name) => isNamed(call, name)) ||
  Object.hasOwn(arrivals, call.request);

const secondsOf = ({ partner }: World, call: MadeCall): number => {
  const name = namesOf(call).find((known) => Object.hasOwn(partner.arrives, known));
  return name === undefined ? 0 : (partner.arrives[name] ?? 0);
};

const isFar = (world: World, call: MadeCall): boolean => secondsOf(world, call) > 0;

/** Its answer comes once so many seconds have passed. */
const sendAway = (world: World, call: MadeCall): World => ({
  ...asking(world, namesOf(call)),
  arrivals: {
    ...world.arrivals,
    [call.request]: Math.min(secondsOf(world, call), call.within ?? 20),
  },
});

/** The answer of a call that was on its way is there, or it is given up. */
export function arrive(world: World, request: number, at: Located): World {
  const call = world.waiting.find((other) => other.request === request);
  const there = { ...world, arrivals: withoutKey(world.arrivals, String(request)) };
  if (call === undefined) return there;
  if (secondsOf(world, call) <= (call.within ?? 20)) return endCall(there, call, at);
  const failure: Failure = { kind: 'timeout', status: 0, message: null };
  return began(without(there, call), { type: 'callFailed', request, failure, at: now(world) });
}

/** One call ends as the household's partner ends it. */
function endCall(world: World, call: MadeCall, at: Located): World {
  const names = namesOf(call);
  const { answers, failures } = world.partner;
  const { request } = call;
  const moment = now(world);
  const fails = names.find((name) => Object.hasOwn(failures, name));
  const failure = fails === undefined ? undefined : failures[fails];
  const rest = asking(without(world, call), names);
  if (!world.device.online) {
    return began(rest, { type: 'callFailed', request, failure: unreachable, at: moment });
  }
  if (failure !== undefined) {
    return began(rest, { type: 'callFailed', request, failure, at: moment });
  }
  const answered = names.find((name) => Object.hasOwn(answers, name));
  if (answered === undefined) {
    throw new ScenarioProblem(
      at,
      `\`${nameOf(call)}\` is called, and the household has no answer for it.`,
      `give one under \`answers\`: { "${nameOf(call)}": … }, or \`hold\` the call`,
    );
  }
  const answer = answers[answered] ?? null;
  return began(rest, { type: 'callSucceeded', request, answer, at: moment });
}

const unreachable: Failure = { kind: 'network', status: 0, message: null };

/** The world in which the partner has been asked for what it has under these names. */
export const asking = (world: World, names: readonly string[]): World => ({
  ...world,
  asked: [...world.asked, ...names],
});

/** The names under which a partner may have an answer, the nearest first. */
export const namesOf = (call: MadeCall): readonly string[] =>
  [call.as, call.call, call.operation].filter((name) => name !== null);

/** The world in which a call is not waited for any more. */
export const without = (world: World, call: MadeCall): World => ({
  ...world,
  waiting: world.waiting.filter((other) => other !== call),
});

/** How a call is called in messages. */
export const nameOf = (call: MadeCall): string => call.as ?? call.call ?? call.operation;
