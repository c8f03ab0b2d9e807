import { createEngine, engineMaker, equal } from '../../engine';
import { decides, type CompiledJourney, type PlacedRule } from '../../journey';
import type { Json, Rule, RuleObserver } from '../../rules';
import {
  createRunner,
  hasPassed,
  inWorlds,
  type Listener,
  type Outcome,
  type Played,
  type Scenario,
} from '../../scenarios';
import { journeyWith } from '../make/replaced';
import type { Mutant } from '../make/mutant';
import type { Cause, Mutable } from '../mutate';

/** One play of the journey as it is. */
export interface Play {
  /** The one at whose end it starts. */
  readonly before: Play | null;
  readonly key: string;
  readonly index: number;
  played: Played | null;
}

/** Where a mutant would come to something else, for the first time in a play. */
export interface Difference {
  readonly play: Play;
  /** Index of the move; `beginning` before the first. */
  readonly move: number;
}

export const beginning = -1;

export interface Near {
  readonly cause: Cause;
  readonly nearest: Scenario | null;
}

const scenarioOf = ({ played }: Play): Scenario | null => played?.outcome.scenario ?? null;

/** How all scenarios go, and which mutants would be met in them. */
export interface Recording {
  /** The journey with its plain values as rules, so that it is heard where they are evaluated. */
  readonly journey: CompiledJourney;
  /** In the order of the suite. */
  readonly scenarios: readonly { readonly scenario: Scenario; readonly play: Play }[];
  readonly failed: readonly Outcome[];
  readonly playOf: (key: string) => Play | undefined;
  readonly differencesOf: (mutant: Mutant) => readonly Difference[];
  /** The scenario that comes nearest to noticing a mutant, and what it lacks. */
  readonly nearestTo: (mutant: Mutant) => Near;
  /** What most plays evaluate: beyond many times that, one never ends. */
  readonly mostEvaluations: number;
}

interface Watching {
  readonly became: Rule;
  readonly found: Found;
}

interface Watched {
  readonly role: PlacedRule['role'];
  readonly mutants: Map<Mutant, Watching>;
  first: Play | null;
}

/** Packed, as there are a million of them: indexes of plays, and of the moves in them. */
interface Found {
  readonly plays: number[];
  readonly moves: number[];
  last: Play | null;
}

/** Plays every scenario once, each with an engine that has seen nothing, and works out all mutants beside. */
export function record(
  { journey, validators, suite, scenarios }: Mutable,
  mutants: readonly Mutant[],
): Recording {
  const { base, watched, seenAs, found } = watch(journey, mutants);
  const plays = new Map<string, Play>();
  let now: { play: Play; move: number } | null = null;
  let evaluations = 0;
  let most = 0;
  const observe: RuleObserver = (rule, value, valueOf) => {
    evaluations += 1;
    const seen = watched.get(rule);
    if (seen === undefined || now === null) return;
    const { play, move } = now;
    seen.first ??= play;
    for (const { became, found } of seen.mutants.values()) {
      if (found.last === play || !differ(seen.role, value, valueOf(became))) continue;
      found.last = play;
      found.plays.push(play.index);
      found.moves.push(move);
    }
  };
  const engine = createEngine(base, validators);
  const make = engineMaker(base, validators, observe);
  const listener: Listener = {
    begins: (key, before) => {
      const play: Play = {
        before: before === null ? null : (plays.get(before) ?? null),
        ...{ key, index: plays.size, played: null },
      };
      plays.set(key, play);
      const at = { play, move: beginning };
      now = at;
      evaluations = 0;
      return {
        engine: make(),
        move: (index) => {
          at.move = index;
        },
      };
    },
    ended: (key, played) => {
      most = Math.max(most, evaluations);
      // An engine remembers what it worked out; that of each play is not kept.
      const kept = inWorlds(played, (world) => ({ ...world, engine }));
      const play = plays.get(key);
      if (play !== undefined) play.played = kept;
      return kept;
    },
  };
  const runner = createRunner(base, engine, suite, { takesUp: false, listener });
  const outcomes = scenarios.map((scenario) => runner.run(scenario));
  const inOrder = [...plays.values()];
  return {
    journey: base,
    scenarios: scenarios.flatMap((scenario) => {
      const play = plays.get(runner.keyOf(scenario));
      return play === undefined ? [] : [{ scenario, play }];
    }),
    failed: outcomes.filter((outcome) => !hasPassed(outcome)),
    playOf: (key) => plays.get(key),
    differencesOf: (mutant) => {
      const { plays: indexes = [], moves = [] } = found.get(mutant) ?? {};
      return indexes.flatMap((index, at): readonly Difference[] => {
        const play = inOrder[index];
        const move = moves[at];
        return play === undefined || move === undefined ? [] : [{ play, move }];
      });
    },
    nearestTo: (mutant) => {
      const different = inOrder[found.get(mutant)?.plays[0] ?? -1];
      if (different !== undefined)
        return { cause: 'neverExpected', nearest: scenarioOf(different) };
      for (const { placed } of mutant.sites) {
        const first = watched.get(seenAs(placed))?.first ?? null;
        if (first !== null) return { cause: 'neverDifferent', nearest: scenarioOf(first) };
      }
      return { cause: 'neverAsked', nearest: null };
    },
    mostEvaluations: most,
  };
}

interface Watch {
  readonly base: CompiledJourney;
  readonly watched: ReadonlyMap<Rule, Watched>;
  readonly seenAs: (placed: PlacedRule) => Rule;
  readonly found: ReadonlyMap<Mutant, Found>;
}

/** Rules are known by identity, which a plain value has not: it becomes a rule that comes to it. */
function watch(journey: CompiledJourney, mutants: readonly Mutant[]): Watch {
  const watched = new Map<Rule, Watched>();
  const asRules = new Map<PlacedRule, Rule>();
  const found = new Map<Mutant, Found>();
  for (const mutant of mutants) {
    const own: Found = { plays: [], moves: [], last: null };
    found.set(mutant, own);
    for (const { placed, became } of mutant.sites) {
      const { rule: written, role } = placed;
      const rule = decides(placed)
        ? written
        : (asRules.get(placed) ?? { if: [true, written, written] });
      if (!decides(placed)) asRules.set(placed, rule);
      const seen = watched.get(rule) ?? { role, mutants: new Map<Mutant, Watching>(), first: null };
      watched.set(rule, seen);
      seen.mutants.set(mutant, { became, found: own });
    }
  }
  const sites = [...asRules].map(([placed, became]) => ({ placed, became }));
  return {
    base: journeyWith(journey, sites),
    ...{ watched, found },
    seenAs: (placed) => asRules.get(placed) ?? placed.rule,
  };
}

const differ = (role: PlacedRule['role'], one: Json, other: Json): boolean =>
  role === 'condition' ? (one === true) !== (other === true) : !equal(one, other);
