import {
  type Played,
  playCell,
  type Player,
  recover,
  sceneOf,
  see,
  isAs,
  steady,
  tenMinutesMs,
} from '../play/cell';
import { correctedName } from '../play/acts';
import { householdOf } from '../play/households';
import { departureOf } from '../table/departures';
import type { ToPlay } from '../table/sample';
import { stateOf } from '../table/table';
import { against, againstEvery } from './judge';
import { leaked } from './leaked';
import { look, type Looked } from './looked';

/** How one play of a cell ended. */
export interface Verdict {
  readonly call: string;
  readonly fault: string;
  /** Empty where the fault has one play alone. */
  readonly play: string;
  /** The state of the table that it ended in; the first that it should have where it ended in none. */
  readonly state: string;
  /** What is not as the table says. */
  readonly problems: readonly string[];
  /** Whether it needed what was decided otherwise than the table says. */
  readonly departs: boolean;
}

/** Plays one cell, judges where it ends, and goes on as the table says it can. */
export async function judgeCell(player: Player, toPlay: ToPlay): Promise<Verdict> {
  const { call, fault, play, also } = toPlay;
  const named = {
    call: call.id,
    fault: fault.id,
    play: [play.name, also].filter(Boolean).join(' '),
  };
  const departure = departureOf(call, fault);
  const verdict = (state: string, found: readonly string[]): Verdict => {
    const problems = found.filter(
      (problem) => departure?.but?.some((excused) => problem.startsWith(excused)) !== true,
    );
    const departs = problems.length < found.length || departure?.here === state;
    return { ...named, state, problems, departs };
  };
  let played: Played;
  try {
    played = await playCell(player, toPlay);
  } catch (error) {
    return verdict('', [`cannot be played: ${String(error)}`]);
  }
  try {
    const { cell } = played;
    const room = departure?.here === undefined ? (cell.room ?? [cell.state]) : [departure.here];
    const { state, problems } = await ending(played, room);
    if (verdict(state, problems).problems.length > 0) return verdict(state, problems);
    return verdict(state, [...problems, ...(await afterwards(played, state))]);
  } catch (error) {
    return verdict('', [`cannot be judged: ${String(error)}`]);
  } finally {
    played.run.visit.end();
  }
}

const until = 'As asGood, until';

/** The state whole, where it says "as asGood, until" something is pressed, is that of after the press. */
const isSeenCloser = (id: string): boolean =>
  stateOf(id).page.some((one) => typeof one !== 'string' && one.same?.startsWith(until) === true);

async function ending(
  played: Played,
  room: readonly string[],
): Promise<Pick<Verdict, 'state' | 'problems'>> {
  const first = look(played);
  const closer = room.some(isSeenCloser) ? await pressed(first) : [];
  const looked = room.some(isSeenCloser) ? await again(played) : first;
  const ends = room.map((state) => ({ state, problems: against(looked, state) }));
  const found = ends.find(({ problems }) => problems.length === 0) ?? ends[0];
  if (found === undefined) throw new Error('The cell names no state.');
  const { state, problems } = found;
  return {
    state,
    problems: [...problems, ...closer, ...againstEvery(looked, state), ...leaked(looked)],
  };
}

const again = async (played: Played): Promise<Looked> =>
  look({ ...played, seen: await see(played.run) });

/** Before it is done what the state says, the page is as without the fault. */
async function pressed({ run, seen, good }: Looked): Promise<readonly string[]> {
  const { closer } = sceneOf(run.call);
  if (closer === undefined || seen.address.startsWith('/error')) return [];
  await closer(run.visit, householdOf(run.call.household));
  const difference = firstDifference({ seen, good });
  return difference === null ? [] : [`before it is looked at: ${difference}`];
}

/** What becomes of it in ten minutes, where the table says so, and once the fault is mended. */
async function afterwards(played: Played, state: string): Promise<readonly string[]> {
  const { run, cell } = played;
  if (cell.settles !== undefined) {
    await run.visit.time.pass(tenMinutesMs);
    const settled = against(await again(played), cell.settles);
    if (settled.length > 0) return settled.map((problem) => `ten minutes later: ${problem}`);
  }
  return recovered(played, state);
}

/** States out of which nothing has to lead. */
const isEnd = (state: string): boolean =>
  ['nothing to mend', 'by itself'].includes(stateOf(state).recovery ?? '');

/**
 * States of an answer that says or leaves out something: no failure, of which nothing is to be mended;
 * and those that nothing on their page tries again.
 */
const isAnswer = new Set([
  ...[
    'listEmptySaid',
    'estimateNothing',
    'partEmptySaid',
    'asksForIt',
    'cardAbsent',
    'planUnknown',
  ],
  ...['rowUnknown', 'paymentFailed', 'errorPage404'],
]);

/** `recovered` of the calls: the states that mending may lead to. */
const recoveredStates: Readonly<Record<string, readonly string[]>> = {
  commitDoneAsked: ['commitDoneAsked'],
  'commitUnsent, after ten minutes': ['commitUnsent'],
  'commitRefused, or commitUnsent after ten minutes': ['commitRefused', 'commitUnsent'],
  'commitRefusedInWords, or commitUnsent after ten minutes': [
    'commitRefusedInWords',
    'commitUnsent',
  ],
  'saveStopped, from which Try again goes on once savePersonal is mended too': ['saveStopped'],
  'keyNotGiven, from which Switch Now goes on once switchKey is mended too': ['keyNotGiven'],
};

async function recovered(played: Played, state: string): Promise<readonly string[]> {
  const { run, fault } = played;
  const { call } = run;
  if (isEnd(state) || isAnswer.has(state) || fault.id === 'allowedNulls') return [];
  const seen = await recover(played);
  const looked = look({ ...played, seen });
  const { whenGood } = call.switches;
  const wanted = call.recoveredSwitches ?? whenGood;
  const count = seen.switches.length;
  const problems = count === wanted ? [] : [`${String(count)} switches, not ${String(wanted)}`];
  if (played.also === 'changed') problems.push(...notAsChanged(looked));
  else if (call.recovered === undefined) {
    const difference = firstDifference(looked);
    if (difference !== null) problems.push(`not as without the fault: ${difference}`);
  } else {
    const states = recoveredStates[call.recovered];
    if (states === undefined) throw new Error(`Nobody knows “${call.recovered}”.`);
    const ends = states.map((one) => against(looked, one));
    if (ends.every((one) => one.length > 0)) problems.push(...(ends[0] ?? []));
  }
  return problems.map((problem) => `mended: ${problem}`);
}

/**
 * The switch has the new name (`recovery` of saveStopped). A fresh key is fetched where the save that
 * may still arrive has other values (docs/commits): of these, that of the name.
 */
function notAsChanged(looked: Looked): readonly string[] {
  const { run, seen } = looked;
  const names = seen.switches.map(({ saved }) => saved.personal['lastName']);
  const isKeyWanted = run.call.operation === 'savePersonal';
  return [
    ...against(looked, 'commitDoneAnswered'),
    ...(isKeyWanted && run.visit.wire.sent('switchKey').length === 0 ? ['no fresh key'] : []),
    ...(names.every((name) => name === correctedName) ? [] : [`the name is ${names.join()}`]),
  ];
}

/** The first line that a page has otherwise than without the fault; null where it is the same page. */
function firstDifference({ seen, good }: Pick<Looked, 'seen' | 'good'>): string | null {
  if (isAs(seen, good)) return null;
  if (seen.address !== good.address) return `at ${seen.address}, not ${good.address}`;
  const [is, was] = [steady(seen).split('\n'), steady(good).split('\n')];
  const at = was.findIndex((line, index) => is[index] !== line);
  return `“${is[at] ?? 'nothing'}” for “${was[at] ?? 'nothing'}”`;
}
