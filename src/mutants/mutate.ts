import type { CompiledJourney, Origins, ShapeValidators } from '../journey';
import { createProver, scopeName, type Household } from '../prover';
import type { Outcome, Scenario, Suite } from '../scenarios';
import { judge } from './judge/judge';
import type { Mutant } from './make/mutant';
import { mutantsOf, type MutantOptions } from './make/mutants-of';
import { Player, type Noticed, type Noticing } from './play/player';
import { record, type Near } from './play/record';

/** Why nobody noticed a mutant that somebody could meet. */
export type Cause =
  /** No scenario comes to where the rule is worked out. */
  | 'neverAsked'
  /** It is worked out, and comes to the same in all of them. */
  | 'neverDifferent'
  /** It comes to something else, and nothing that is expected hangs on it. */
  | 'neverExpected';

/** What became of one mutant. */
export type Result =
  | { readonly is: 'noticed'; readonly by: Scenario; readonly how: Noticing }
  | { readonly is: 'equivalent' }
  | { readonly is: 'undecided' }
  | {
      readonly is: 'unnoticed';
      readonly cause: Cause;
      /** The scenario that comes nearest; null where none comes near. */
      readonly nearest: Scenario | null;
      /** A household for which the rule comes to something else; null where none was found. */
      readonly household: Household | null;
    };

export interface Tried {
  readonly mutant: Mutant;
  readonly result: Result;
}

export interface Mutated {
  /** Scenarios that fail as it is: nothing was tried then. */
  readonly failed: readonly Outcome[];
  readonly tried: readonly Tried[];
}

export interface Mutable {
  readonly journey: CompiledJourney;
  readonly origins: Origins;
  readonly validators: ShapeValidators;
  readonly suite: Suite;
  /** Those that may notice; their waypoints are played with them. */
  readonly scenarios: readonly Scenario[];
}

export interface MutateOptions extends MutantOptions {
  /** Nodes that a question to the prover may cost before it is given up. */
  readonly most?: number | undefined;
}

/** Changes every rule in every small way, one at a time, and says which change no scenario notices. */
export function mutate(of: Mutable, options: MutateOptions): Mutated {
  const mutants = mutantsOf(of.journey, of.origins, options);
  if (mutants.length === 0) return { failed: [], tried: [] };
  const { failed, played } = play(of, mutants);
  return { failed, tried: judged(of, played, options) };
}

type Played = { readonly mutant: Mutant } & (
  | { readonly noticed: Noticed }
  | { readonly noticed: null; readonly near: Near }
);

/** Apart, so that nothing of all that was played is kept while it is judged. */
function play(
  of: Mutable,
  mutants: readonly Mutant[],
): { readonly failed: readonly Outcome[]; readonly played: readonly Played[] } {
  const recording = record(of, mutants);
  if (recording.failed.length > 0) return { failed: recording.failed, played: [] };
  const player = new Player(recording, of);
  const played = mutants.map((mutant): Played => {
    const noticed = player.play(mutant);
    return noticed === null
      ? { mutant, noticed, near: recording.nearestTo(mutant) }
      : { mutant, noticed };
  });
  return { failed: [], played };
}

function judged(
  { journey, validators }: Mutable,
  played: readonly Played[],
  { most }: MutateOptions,
): readonly Tried[] {
  const beside = played.flatMap(({ mutant, noticed }) =>
    noticed === null
      ? mutant.sites.map(({ placed, became }) => ({
          rule: became,
          scope: scopeName(placed),
          isCondition: placed.role === 'condition',
        }))
      : [],
  );
  const prover = createProver(journey, {
    ...{ validators, beside, asWritten: true },
    ...(most !== undefined && { most }),
  });
  return played.map((each): Tried => {
    const { mutant } = each;
    if (each.noticed !== null) return { mutant, result: { is: 'noticed', ...each.noticed } };
    const verdict = judge(prover, mutant);
    if (verdict.is !== 'different') return { mutant, result: verdict };
    return { mutant, result: { is: 'unnoticed', ...each.near, household: verdict.household } };
  });
}
