import type { CallEffect, Effect, JourneyEvent, ScreenChoice } from '../../engine';
import { ScenarioProblem, type Located } from '../source';
import { isNamed, type MadeCall, type World } from './world';

const mostReplies = 500;

/** The world after an event: pages are gone to, and calls that are not held are answered. */
export const happen = (world: World, event: JourneyEvent, at: Located): World =>
  answerCalls(began(world, event), at);

/** The world in which the effects of an event have begun, and nothing has ended yet. */
function began(world: World, event: JourneyEvent): World {
  const { state, effects } = world.engine.apply(world.state, event);
  return effects.reduce(begin, { ...world, state, choice: choiceAfter(world, event) });
}

/** Another address has nothing chosen in it; the same one, loaded again, has. */
const choiceAfter = ({ choice }: World, event: JourneyEvent): ScreenChoice =>
  event.type === 'stepEntered' && !event.restored ? {} : choice;

function begin(world: World, effect: Effect): World {
  if (effect.type === 'navigate') {
    const { step, parameters } = effect;
    const { today } = world;
    return began(world, { type: 'stepEntered', step, parameters, today, restored: false });
  }
  if (effect.type === 'abort') {
    return { ...world, waiting: world.waiting.filter((call) => call.request !== effect.request) };
  }
  const made = named(world, effect);
  return {
    ...world,
    made: [...world.made, made],
    waiting: made.silent ? world.waiting : [...world.waiting, made],
  };
}

function named({ state }: World, effect: CallEffect): MadeCall {
  const { request, operation, path, query, body, silent } = effect;
  const lookup = Object.entries(state.lookups).find(
    ([, entry]) => entry.status === 'loading' && entry.request === request,
  );
  const call = lookup?.[1].status === 'loading' ? lookup[1].call : null;
  return { request, operation, call, as: lookup?.[0] ?? null, path, query, body, silent };
}

/** Every call that is not held is answered as the household's partner does, and those that follow. */
export function answerCalls(world: World, at: Located): World {
  let now = world;
  for (let replies = 0; ; replies += 1) {
    const next = now.waiting.find((call) => !isHeld(now, call));
    if (next === undefined) return now;
    if (replies === mostReplies) {
      throw new ScenarioProblem(
        at,
        `After ${mostReplies} answers there are still calls to answer.`,
      );
    }
    now = endCall(now, next, at);
  }
}

const isHeld = ({ hold }: World, call: MadeCall): boolean =>
  hold === 'all' || hold.some((name) => isNamed(call, name));

/** One call ends as the household's partner ends it. */
function endCall(world: World, call: MadeCall, at: Located): World {
  const names = namesOf(call);
  const { answers, failures } = world.partner;
  const fails = names.find((name) => Object.hasOwn(failures, name));
  const failure = fails === undefined ? undefined : failures[fails];
  const rest = asking(without(world, call), names);
  if (failure !== undefined) {
    return began(rest, { type: 'callFailed', request: call.request, failure });
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
  return began(rest, { type: 'callSucceeded', request: call.request, answer });
}

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
