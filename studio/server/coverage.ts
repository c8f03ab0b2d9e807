import type { Compilation } from '../../src/compiler';
import { createShapeValidators } from '../../src/compiler';
import { createEngine } from '../../src/engine';
import { placeText, sectionKey, type CompiledJourney, type Part } from '../../src/journey';
import {
  createCoverage,
  createRunner,
  type CoverageGoal,
  type Scenario,
} from '../../src/scenarios';
import { createNames } from '../../src/testgen';
import { rowOfRule, sharesOf, type Covered, type Gap } from '../model/coverage';
import type { Covering } from '../model/protocol';
import { readyOf, type Desk } from './desk';
import { sliceMs } from './slice';

/** Scenarios that are played one after the other, as far as they have come. */
interface Session {
  readonly of: Compilation;
  readonly scenarios: readonly Scenario[];
  readonly run: (scenario: Scenario) => unknown;
  readonly covered: () => Covered;
  played: number;
}

let session: Session | null = null;

/**
 * What the scenarios play of the rules, as `journey test --coverage` counts it: a slice of the work each time
 * it is asked, until all are played. Another draft begins anew.
 */
export function coveredBy(desk: Desk, until = performance.now() + sliceMs): Covering {
  if (session?.of !== desk.compiled) session = begin(desk);
  const { scenarios, run } = session;
  while (session.played < scenarios.length) {
    const next = scenarios[session.played];
    if (next !== undefined) run(next);
    session.played += 1;
    if (performance.now() >= until) break;
  }
  const isDone = session.played === scenarios.length;
  return {
    ...{ played: session.played, all: scenarios.length },
    covered: isDone ? session.covered() : null,
  };
}

function begin(desk: Desk): Session {
  const { journey, origins, suite } = readyOf(desk);
  if (origins === null) throw new Error('Nobody noted where the rules are written.');
  const reached = new Set<number>();
  const { goals, observe } = createCoverage(journey, origins, (goal) => reached.add(goal));
  const engine = createEngine(journey, createShapeValidators(journey), observe);
  const { run } = createRunner(journey, engine, suite);
  const nameOf = createNames(journey, origins);
  return {
    ...{ of: desk.compiled, scenarios: suite.scenarios, run, played: 0 },
    covered: () => {
      const all = goals.map((goal, index) => ({ goal, isReached: reached.has(index) }));
      const whole = new Set(
        all.filter(({ goal, isReached }) => goal.kind === 'rule' && !isReached).map(keyOfRule),
      );
      return {
        shares: sharesOf(
          all.map(({ goal, isReached }) => ({ rows: rowsIn(journey, goal), isReached })),
        ),
        gaps: all.flatMap((each): readonly Gap[] => {
          // What a rule that is never worked out comes to is not told besides.
          const isInner = each.goal.kind !== 'rule' && whole.has(keyOfRule(each));
          return each.isReached || isInner
            ? []
            : [gapOf(each.goal, nameOf(each.goal), rowsIn(journey, each.goal))];
        }),
      };
    },
  };
}

const keyOfRule = ({ goal: { sites } }: { readonly goal: CoverageGoal }): string =>
  sites.map(({ place }) => placeText(place)).join(' ');

const rowsIn = (journey: CompiledJourney, { sites }: CoverageGoal): readonly string[] => [
  ...new Set(sites.map((site) => rowOfRule(journey, site))),
];

function gapOf(goal: CoverageGoal, words: string, rows: readonly string[]): Gap {
  const { sites, kind, part, holds, origin } = goal;
  const [site] = sites;
  const rule = site === undefined ? '' : placeText(site.place);
  return {
    ...{
      key: `${rule} ${goal.words} ${part.join('/')}`,
      rows,
      words,
      rule,
      part,
      holds,
    },
    isWhole: kind === 'rule',
    section: site === undefined ? '' : sectionOf(site.part),
    ...{ file: origin?.file ?? '', line: origin?.line ?? 1 },
  };
}

function sectionOf(part: Part): string {
  let at: Part | null = part;
  while (at !== null && at.kind !== 'section') at = at.owner;
  return at === null ? '' : sectionKey(at.is);
}
