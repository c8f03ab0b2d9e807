import type { ShapeValidators } from '../../src/journey';
import { laneOf, limitOf } from '../model/lanes';
import type { MethodName, Methods, Underway } from '../model/protocol';

const key = new URLSearchParams(window.location.search).get('key') ?? '';

/** No answer came, and none will: of what was asked nothing is known, and it may be asked again. */
class Lost extends Error {}

/** Longer than the server works on anything. */
const spareMs = 10_000;
const outsideMs = 10_000;

/**
 * What takes seconds is asked one after the other, by all pages of the studio in this browser together: of
 * its connections to the server all but two are left to what is typed.
 *
 * @throws with what the server says, or `Lost` with why it says nothing.
 */
export async function ask<Name extends MethodName>(
  method: Name,
  given: Methods[Name]['given'],
  signal?: AbortSignal,
): Promise<Methods[Name]['answer']> {
  return inLane(method, () => sent(method, given, signal), signal);
}

/** Whoever is in a lane leaves it with its answer. */
function inLane<Answer>(
  method: MethodName,
  work: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const lane = method === 'outside' ? 'quick' : laneOf(method);
  return lane === 'quick'
    ? work()
    : navigator.locks.request(`studio ${lane}`, signal === undefined ? {} : { signal }, work);
}

async function sent<Name extends MethodName>(
  method: Name,
  given: Methods[Name]['given'],
  signal: AbortSignal | undefined,
): Promise<Methods[Name]['answer']> {
  const limit = method === 'outside' ? outsideMs : limitOf[laneOf(method)] + spareMs;
  const late = AbortSignal.timeout(limit);
  const response = await fetch(`/studio-api/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-key': key },
    body: JSON.stringify(given),
    signal: signal === undefined ? late : AbortSignal.any([signal, late]),
  }).catch((error: unknown) => {
    if (signal?.aborted === true) throw error;
    const seconds = String(limit / 1000);
    throw new Lost(
      late.aborted
        ? `Nothing came within ${seconds} s.`
        : 'The studio’s server cannot be reached: is it still running?',
    );
  });
  const body: unknown = await response.json().catch(() => {
    throw new Lost('The answer broke off.');
  });
  if (response.ok) return body as Methods[Name]['answer'];
  const said = (body as { readonly error?: string } | null)?.error;
  const words = said ?? `The studio’s server says ${String(response.status)}.`;
  throw response.status === lostStatus ? new Lost(words) : new Error(words);
}

/** What is answered in the end by what says how far it is until then. */
export type Whole<Name extends MethodName> = Exclude<Methods[Name]['answer'], Underway>;

/** Asks again until it is done, with nobody between; each time it is told how far it is. */
export async function askWhole<Name extends MethodName>(
  method: Name,
  given: Methods[Name]['given'],
  tell: (progress: Underway) => void,
  signal?: AbortSignal,
): Promise<Whole<Name>> {
  const work = async (): Promise<Whole<Name>> => {
    for (;;) {
      const answer = await sent(method, given, signal);
      if (!isUnderway(answer)) return answer as Whole<Name>;
      tell(answer);
    }
  };
  return inLane(method, work, signal);
}

const isUnderway = (answer: unknown): answer is Underway =>
  typeof answer === 'object' && answer !== null && 'done' in answer && 'all' in answer;

/** The thread that worked it out is gone. */
const lostStatus = 503;

const againMs = 2000;

/** Does it again for as long as it is lost and `over` does not say that nobody waits; each time is told. */
export async function untilSaid<Answer>(
  work: () => Promise<Answer>,
  over: AbortSignal,
  onLost: (words: string) => void = () => undefined,
): Promise<Answer> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Lost) || over.aborted) throw error;
      onLost(`${error.message} It is asked again.`);
      if (await isOverWithin(againMs, over)) throw error;
    }
  }
}

const isOverWithin = (ms: number, over: AbortSignal): Promise<boolean> =>
  new Promise((done) => {
    setTimeout(() => done(over.aborted), ms);
    over.addEventListener('abort', () => done(true));
  });

/** What judges the shapes of answers comes as a module of its own. */
export const loadShape = async (name: string): Promise<ShapeValidators> => {
  const address = `/@id/virtual:studio-shape/${name}`;
  const module: unknown = await import(/* @vite-ignore */ address).catch(() => {
    throw new Lost('What judges answers cannot be loaded.');
  });
  return (module as { readonly shapeValidators: ShapeValidators }).shapeValidators;
};
