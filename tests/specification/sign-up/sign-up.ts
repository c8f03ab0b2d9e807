import type { Json } from '../../../src/engine';
import { viewOf, type World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import type { Plan } from '../plan-of';
import { deed, sectionAt } from '../visit';
import { answered, goneOn } from '../walk';
import { enter, once, type SignsUp } from './enter';
import { fieldOf, pathOf, planOf } from './fields';
import { messages, type Answers } from './tables';

const { household } = messages;

/** What the household of messages.json answers, where it is asked, but for what a row says. */
export function answersWith(differently: Answers = {}): Answers {
  const own = { ...household.answers, ...household.whereAsked };
  const smart = ['gasSmartMeterInstalled', 'electricitySmartMeterInstalled'];
  const isSmart = smart.some((id) => differently[id] === true);
  // Whoever ticks a smart meter does not tick “neither” after it.
  return { ...own, ...(isSmart ? { neitherSmartMeterInstalled: null } : {}), ...differently };
}

/** A household on its way through the sign-up, and what it means to answer. */
export interface SigningUp {
  readonly shipped: Shipped;
  readonly who: SignsUp;
  readonly plan: Plan;
}

export const signingUp = (shipped: Shipped, who: SignsUp, answers: Answers): SigningUp => ({
  shipped,
  who,
  plan: planOf(shipped, answers, who.today),
});

/** As it stands before a section, with all before it answered; at the end where none is named. */
export const before = (signing: SigningUp, section: string | null): World =>
  onward(signing, enter(signing.shipped, signing.who), section, keyOf(signing.who));

const keyOf = (who: SignsUp): string => `sign-up ${JSON.stringify(who)}`;

/** From a section that was just answered by hand to the end; from the first where none is named. */
export function finished(signing: SigningUp, world: World, section: string | null): World {
  const ids = viewOf(world).sections.map(({ id }) => id);
  const done = section === null ? [] : ids.slice(0, ids.indexOf(section) + 1);
  return onward(signing, world, null, null, done);
}

/** `key`: under which states on the way are kept; null where something was done by hand before. */
function onward(
  { shipped, plan }: SigningUp,
  from: World,
  until: string | null,
  key: string | null,
  answered: readonly string[] = [],
): World {
  let [world, way] = [from, key];
  const done = new Set(answered);
  for (;;) {
    const next = viewOf(world).sections.find(({ id }) => !done.has(id))?.id;
    if (next === undefined || next === until) return world;
    done.add(next);
    const here = world;
    if (way === null) world = through(here, next, plan);
    else {
      way += ` ${next} ${JSON.stringify(ownOf(shipped, next, plan))}`;
      world = once(shipped, way, () => through(here, next, plan));
    }
    if (sectionAt(world, next)?.verdict !== 'valid') return world;
  }
}

/** The answers of a plan that a section asks for. */
function ownOf({ journey }: Shipped, section: string, plan: Plan): Json {
  const paths = journey.steps
    .flatMap(({ sections }) => sections.filter(({ id }) => id === section))
    .flatMap(({ fields }) => fields.map(({ path }) => path));
  return Object.fromEntries([...new Set(paths)].map((path) => [path, plan[path] ?? null]));
}

/** Answers a section and goes on; a section that waits for an answer from outside stays open. */
export function through(world: World, section: string, plan: Plan, withheld?: string): World {
  const filled = answered(deed(world, 'open', section), section, plan, withheld);
  return isPending(filled, section) ? filled : goneOn(filled, section);
}

const isPending = (world: World, section: string): boolean =>
  sectionAt(world, section)?.verdict === 'pending';

/** Whether it can press Complete Switch. */
export const isReady = (world: World): boolean => viewOf(world).submit?.available === true;

/** Everything is answered and Complete Switch stands there; throws where it does not. */
export const ready = (signing: SigningUp): World => checked(before(signing, null));

export function checked(world: World): World {
  if (isReady(world)) return world;
  const { open, missing, errors } = viewOf(world);
  const words = [...missing, ...errors].map(({ text }) => text).join(', ');
  throw new Error(
    `It gets no further than ${open ?? 'the end'}: ${words || 'nothing is missing'}.`,
  );
}

/** Presses Complete Switch; `world.made` is what it called for. */
export const completed = (world: World): World => deed({ ...world, made: [] }, 'submit', 'step');

/** Opens the section of a question and answers it anew; a typed null empties it. */
export function changed({ shipped, who }: SigningUp, world: World, id: string, typed: Json): World {
  const { section } = fieldOf(shipped, id);
  const plan = planOf(shipped, { [id]: typed }, who.today);
  const withheld = typed === null ? pathOf(id) : undefined;
  return answered(deed(world, 'open', section), section, plan, withheld);
}

/** Goes on as far as it can. */
export function goneOnAll(start: World): World {
  let world = start;
  for (let { open } = viewOf(world); open !== null;) {
    if (isPending(world, open)) return world;
    world = deed(world, 'continue', open);
    const next = viewOf(world).open;
    if (next === open) return world;
    open = next;
  }
  return world;
}
