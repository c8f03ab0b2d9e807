import {
  groupCauses,
  hasPassed,
  type Cause,
  type Failure,
  type Outcome,
  type Runner,
  type Scenario,
  type Suite,
} from '../../../src/scenarios';
import { applyEdits, placeKey, type Edit } from './edit';
import { createPlanner, type Plan } from './plan-edits';

/** A scenario stops at the first thing that does not hold: what follows it shows in the next round. */
const mostRounds = 20;

/** Of the causes of a round those that are accepted, by their keys. */
export type Decide = (
  causes: readonly Cause[],
  planOf: (cause: Cause) => Plan,
  files: ReadonlyMap<string, string>,
) => Promise<ReadonlySet<string>>;

export interface Played {
  readonly suite: Suite;
  readonly runner: Runner;
}

export interface Start {
  /** Path from the configuration's folder → text. */
  readonly files: ReadonlyMap<string, string>;
  readonly outcomes: readonly Outcome[];
  /** Reads the scenarios of files, to be played by the journey as it is. */
  readonly open: (files: ReadonlyMap<string, string>) => Played;
  readonly isMine: (scenario: Scenario) => boolean;
}

export interface Accepted {
  /** Files that say something else, with their new text. */
  readonly files: ReadonlyMap<string, string>;
  /** Places that were rewritten, and the scenarios that expect something else for it. */
  readonly places: number;
  readonly scenarios: readonly Scenario[];
  /** What was to be accepted, and is left to be written by hand, with why. */
  readonly left: ReadonlyMap<Failure, string>;
  /** How everything went that was played again. */
  readonly outcomes: readonly Outcome[];
}

/** Rewrites what is accepted and plays it again, until nothing more is accepted. Writes no file. */
export async function acceptInRounds(start: Start, decide: Decide): Promise<Accepted> {
  let files = start.files;
  let played = start.open(files);
  const { length } = played.suite.scenarios;
  // Rewriting keeps the number and the order of the scenarios: each is known by its index.
  const failing = indexesOf(played.suite, start.outcomes);
  const [places, rewritten] = [new Set<string>(), new Set<number>()];
  let left: ReadonlyMap<Failure, string> = new Map();
  for (let round = 1; round <= mostRounds; round += 1) {
    const { suite, runner } = played;
    const outcomes = scenariosAt(suite, failing).map((scenario) => runner.run(scenario));
    const { causes } = groupCauses(outcomes);
    const { isMine } = start;
    const written = { files, scenarios: suite.scenarios, run: runner.run, isMine };
    const planner = createPlanner(written, places);
    const accepted = await decide(causes, ({ failures }) => planner(failures), files);
    const failures = causes.filter(({ key }) => accepted.has(key)).flatMap((one) => one.failures);
    const plan = planner(failures);
    left = plan.left;
    if (plan.edits.size === 0) break;
    files = edited(files, [...plan.edits.values()]);
    for (const [{ outcome }, edit] of plan.edits) {
      places.add(placeKey(edit));
      rewritten.add(suite.scenarios.indexOf(outcome.scenario));
    }
    played = start.open(files);
    if (played.suite.scenarios.length !== length)
      throw new Error('The scenarios cannot be read any more as they would be rewritten.');
  }
  const changed = new Map([...files].filter(([path, text]) => start.files.get(path) !== text));
  const again = played.suite.scenarios.filter(
    (scenario, index) =>
      failing.has(index) || (changed.has(scenario.at.file) && start.isMine(scenario)),
  );
  return {
    files: changed,
    places: places.size,
    scenarios: scenariosAt(played.suite, rewritten),
    left,
    outcomes: again.map((scenario) => played.runner.run(scenario)),
  };
}

/** Indexes of what failed, with the waypoints that it failed for. */
function indexesOf({ scenarios }: Suite, outcomes: readonly Outcome[]): ReadonlySet<number> {
  const { stopped } = groupCauses(outcomes);
  const roots = stopped.map(({ root }) => root);
  const failed = outcomes.filter((outcome) => !hasPassed(outcome));
  return new Set(
    [...failed, ...roots].map(({ scenario }) =>
      scenarios.findIndex(
        ({ at }) => at.file === scenario.at.file && at.offset === scenario.at.offset,
      ),
    ),
  );
}

const scenariosAt = ({ scenarios }: Suite, indexes: ReadonlySet<number>): readonly Scenario[] =>
  scenarios.filter((_, index) => indexes.has(index));

function edited(
  files: ReadonlyMap<string, string>,
  edits: readonly Edit[],
): ReadonlyMap<string, string> {
  const once = [...new Map(edits.map((edit) => [placeKey(edit), edit] as const)).values()];
  const made = new Map(files);
  for (const file of new Set(once.map((edit) => edit.file))) {
    const own = once.filter((edit) => edit.file === file);
    made.set(file, applyEdits(files.get(file) ?? '', own));
  }
  return made;
}
