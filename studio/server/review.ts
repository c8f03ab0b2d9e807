import {
  createRunner,
  groupCauses,
  outcomesOf,
  tellCause,
  type Outcome,
  type Runner,
  type Scenario,
} from '../../src/scenarios';
import { placeKey } from '../../tools/cli/accept/edit';
import { createPlanner } from '../../tools/cli/accept/plan-edits';
import type { Red, Review, Underway } from '../model/protocol';
import { changedLines } from './changed-lines';
import { readyOf, type Desk } from './desk';
import { sliceMs } from './slice';

/**
 * What would be written over the files of `before`, line by line, and which scenarios turn red by it that
 * are not red there: they are played there as well where any is.
 */
export function reviewOf(desk: Desk, before: Desk): Review {
  for (;;) {
    const review = reviewBy(desk, before, Number.POSITIVE_INFINITY);
    if (!('done' in review)) return review;
  }
}

/** The same in slices: how far it is, to be asked again until it is done. */
export function reviewBy(
  desk: Desk,
  before: Desk,
  until = performance.now() + sliceMs,
): Review | Underway {
  const now = playedBy(desk, until);
  if ('done' in now) return now;
  const { played, red } = now;
  const then = red.length === 0 ? { played: 0, red: [] } : playedBy(before, until);
  if ('done' in then) return { done: played + then.done, all: played + then.all };
  const were = new Set(then.red.flatMap(({ scenarios }) => scenarios.map(keyOf)));
  const { files } = desk;
  const mine = red
    .map((cause) => ({
      ...cause,
      scenarios: cause.scenarios.filter((one) => !were.has(keyOf(one))),
    }))
    .filter(({ scenarios }) => scenarios.length > 0);
  const paths = [...new Set([...files.keys(), ...before.files.keys()])];
  return {
    files: paths
      .map((file) => ({ file, was: before.files.get(file), is: files.get(file) }))
      .filter(({ was, is }) => was !== is)
      .map(({ file, was = '', is = '' }) => ({ file, lines: changedLines(was, is) })),
    ...{ played, red: mine, redBefore: were.size },
  };
}

const keyOf = ({ name, file }: Red['scenarios'][number]): string => `${file}#${name}`;

type Played = Pick<Review, 'played' | 'red'>;

const playedBefore = new WeakMap<Desk['compiled'], Played>();

/** Scenarios that are played one after the other, as far as they have come. */
interface Session {
  readonly scenarios: readonly Scenario[];
  readonly run: Runner['run'];
  readonly outcomes: Outcome[];
}

const sessions = new WeakMap<Desk['compiled'], Session>();

/** What scenarios came to, played once for a compilation. */
function playedBy(desk: Desk, until: number): Played | Underway {
  const { compiled } = desk;
  if (compiled.journey === null) return { played: 0, red: [] };
  const known = playedBefore.get(compiled);
  if (known !== undefined) return known;
  const { scenarios, run, outcomes } = sessions.get(compiled) ?? begin(desk);
  for (const scenario of scenarios.slice(outcomes.length)) {
    outcomes.push(run(scenario));
    if (performance.now() >= until) break;
  }
  if (outcomes.length < scenarios.length) return { done: outcomes.length, all: scenarios.length };
  sessions.delete(compiled);
  const played = { played: outcomes.length, red: redOf(desk.files, scenarios, outcomes, run) };
  playedBefore.set(compiled, played);
  return played;
}

function begin(desk: Desk): Session {
  const { journey, engine, suite } = readyOf(desk);
  const { run } = createRunner(journey, engine, suite);
  const session: Session = { scenarios: suite.scenarios, run, outcomes: [] };
  sessions.set(desk.compiled, session);
  return session;
}

function redOf(
  files: Desk['files'],
  scenarios: readonly Scenario[],
  outcomes: readonly Outcome[],
  run: Runner['run'],
): readonly Red[] {
  const planner = createPlanner({ files, scenarios, run, isMine: () => true }, new Set());
  return groupCauses(outcomes).causes.map((cause) => {
    const { edits, left } = planner(cause.failures);
    return {
      key: cause.key,
      words: tellCause(cause),
      scenarios: outcomesOf(cause).map(({ scenario: { name, at } }) => ({ name, file: at.file })),
      places: new Set([...edits.values()].map(placeKey)).size,
      left: [...new Set(left.values())],
    };
  });
}
