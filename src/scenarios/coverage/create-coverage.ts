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

export interface Coverage {
  /** To be handed to `createEngine`. */
  readonly observe: RuleObserver;
  report(): CoverageReport;
}

interface Tally extends Pick<PlacedRule, 'rule' | 'place' | 'role'> {
  readonly seen: Set<string>;
}

/**
 * Counts by the place where a rule is written: one that is compiled for several variants or used by
 * several reactions is one rule, and reached when it is reached in any.
 */
export function createCoverage(journey: CompiledJourney, origins: Origins): Coverage {
  const tallies = new Map<Rule, Tally>();
  const written = new Map<string, Tally[]>();
  for (const { rules } of walk(journey))
    for (const { place, rule, role } of rules.filter(decides)) {
      const tally = tallies.get(rule) ?? { rule, place, role, seen: new Set<string>() };
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
      tally.seen.add('');
      for (const goal of reached(rule, value, valueOf)) tally.seen.add(goalKey(goal));
    },
    report: () => report([...written.values()], origins),
  };
}

function report(written: readonly (readonly Tally[])[], origins: Origins): CoverageReport {
  const rules = { reached: 0, all: 0 };
  const outcomes = { reached: 0, all: 0 };
  const branches = { reached: 0, all: 0 };
  const gaps: Gap[] = [];
  const missed = ({ place }: Tally, goal: Goal | null): void => {
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
    for (const goal of goalsOf(first.rule, first.role === 'condition')) {
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
