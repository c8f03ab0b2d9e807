import type { Rule, RuleObserver } from '../../engine';
import {
  decides,
  placeText,
  walk,
  type CompiledJourney,
  type Origin,
  type Origins,
  type PlacedRule,
} from '../../journey';
import { goalKey, goalsOf, type Goal } from './goals-of';
import { reached } from './reached';

/** How much of something is reached. */
export interface Share {
  readonly reached: number;
  readonly all: number;
}

/** What no scenario decides. */
export interface Gap {
  readonly origin: Origin;
  /** `never evaluated`, or the goal in words. */
  readonly words: string;
  readonly place: string;
}

export interface CoverageReport {
  /** Rules that were evaluated at all. */
  readonly rules: Share;
  /** true and false of each condition. */
  readonly outcomes: Share;
  /** Operands of `and`, `or` and `if` that settled them. */
  readonly branches: Share;
  /** In the order of the files. */
  readonly gaps: readonly Gap[];
}

/** One thing that scenarios can bring about, in all places that are compiled from where it is written. */
export interface CoverageGoal {
  /** `rule`: it is evaluated at all. */
  readonly kind: 'rule' | Goal['kind'];
  /** From the rule to the part that decides. */
  readonly part: Goal['part'];
  readonly holds: Goal['holds'];
  readonly words: string;
  /** Where it is written; null for what nobody wrote. */
  readonly origin: Origin | null;
  readonly sites: readonly PlacedRule[];
}

export interface Coverage {
  /** To be handed to `createEngine`. */
  readonly observe: RuleObserver;
  /** In the order of the journey. */
  readonly goals: readonly CoverageGoal[];
  report(): CoverageReport;
}

interface Tally {
  readonly placed: PlacedRule;
  readonly seen: Set<string>;
  /** Indexes of goals by their keys; that of the rule itself under ''. */
  readonly numbers: Map<string, number>;
}

/** Hears of each goal that an evaluation reaches, by its index, however often. */
type Hear = (goal: number) => void;

/**
 * Counts by the place where a rule is written: one that is compiled for several variants or used by
 * several reactions is one rule, and reached when it is reached in any.
 */
export function createCoverage(
  journey: CompiledJourney,
  origins: Origins,
  hear: Hear = () => undefined,
): Coverage {
  const tallies = new Map<Rule, Tally>();
  const written = new Map<string, Tally[]>();
  for (const { rules } of walk(journey))
    for (const placed of rules.filter(decides)) {
      const { place, rule } = placed;
      const known = tallies.get(rule);
      const tally = known ?? {
        placed,
        seen: new Set<string>(),
        numbers: new Map<string, number>(),
      };
      tallies.set(rule, tally);
      const origin = origins.at(place);
      const key =
        origin === null
          ? placeText(place)
          : `${origin.file} ${origin.pointer} ${JSON.stringify(rule)}`;
      written.set(key, [...(written.get(key) ?? []), tally]);
    }
  return {
    observe: (rule, value, valueOf) => {
      const tally = tallies.get(rule);
      if (tally === undefined) return;
      const { seen, numbers } = tally;
      const reach = (key: string): void => {
        seen.add(key);
        const number = numbers.get(key);
        if (number !== undefined) hear(number);
      };
      reach('');
      for (const goal of reached(rule, value, valueOf)) reach(goalKey(goal));
    },
    goals: numbered([...written.values()], origins),
    report: () => report([...written.values()], origins),
  };
}

/** Every goal of every rule, whose indexes the tallies are given. */
function numbered(
  written: readonly (readonly Tally[])[],
  origins: Origins,
): readonly CoverageGoal[] {
  const goals: CoverageGoal[] = [];
  for (const tallies of written) {
    const [first] = tallies;
    if (first === undefined) continue;
    const { rule, role, place } = first.placed;
    const sites = [...new Set(tallies.map(({ placed }) => placed))];
    const add = (
      key: string,
      goal: Pick<CoverageGoal, 'kind' | 'part' | 'holds' | 'words'>,
    ): void => {
      for (const { numbers } of tallies) numbers.set(key, goals.length);
      goals.push({ ...goal, sites, origin: origins.within(place, goal.part) });
    };
    add('', { kind: 'rule', part: [], holds: null, words: 'is evaluated' });
    for (const goal of goalsOf(rule, role === 'condition')) add(goalKey(goal), goal);
  }
  return goals;
}

function report(written: readonly (readonly Tally[])[], origins: Origins): CoverageReport {
  const rules = { reached: 0, all: 0 };
  const outcomes = { reached: 0, all: 0 };
  const branches = { reached: 0, all: 0 };
  const gaps: Gap[] = [];
  const missed = ({ placed: { place } }: Tally, goal: Goal | null): void => {
    const origin = origins.within(place, goal?.part ?? []);
    const words = goal?.words ?? 'never evaluated';
    if (origin !== null) gaps.push({ origin, place: placeText(place), words });
  };
  for (const tallies of written) {
    const [first] = tallies;
    if (first === undefined) continue;
    const has = (key: string): boolean => tallies.some(({ seen }) => seen.has(key));
    const evaluated = has('');
    rules.all += 1;
    rules.reached += evaluated ? 1 : 0;
    if (!evaluated) missed(first, null);
    for (const goal of goalsOf(first.placed.rule, first.placed.role === 'condition')) {
      const share = goal.kind === 'outcome' ? outcomes : branches;
      share.all += 1;
      if (has(goalKey(goal))) share.reached += 1;
      else if (evaluated) missed(first, goal);
    }
  }
  return { rules, outcomes, branches, gaps: gaps.sort(byPlace) };
}

const byPlace = (a: Gap, b: Gap): number =>
  a.origin.file.localeCompare(b.origin.file) ||
  a.origin.line - b.origin.line ||
  a.origin.column - b.origin.column;
