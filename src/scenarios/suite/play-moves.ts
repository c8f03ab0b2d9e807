import type { Mismatch } from '../expectations';
import { ScenarioProblem } from '../source';
import { isAlike, type Partner, type World } from '../world';
import type { Outcome } from './outcome';
import type { Move, Scenario } from './scenario';

/** A scenario that was played, and how the world was before each of its moves and at its end. */
export interface Played {
  readonly outcome: Outcome;
  readonly worlds: readonly World[];
}

/** The same with every world made another. */
export const inWorlds = ({ outcome, worlds }: Played, make: (world: World) => World): Played => {
  const { world } = outcome;
  return {
    outcome: { ...outcome, world: world === null ? null : make(world) },
    worlds: worlds.map(make),
  };
};

/** Plays the moves that are left; `worlds`: before those that were played, and before the next. */
export function playMoves(
  scenario: Scenario,
  begun: readonly World[],
  last: World,
  hear: (move: number) => void = () => undefined,
): Played {
  const worlds = [...begun, last];
  let world = last;
  for (const [index, move] of scenario.moves.slice(begun.length).entries()) {
    hear(begun.length + index);
    const next = doMove(world, move);
    if ('problem' in next) {
      return { outcome: { scenario, mismatches: [], world, problem: next.problem }, worlds };
    }
    world = next.world;
    if (next.mismatches.length > 0) {
      return { outcome: { scenario, problem: null, world, mismatches: next.mismatches }, worlds };
    }
    worlds.push(world);
  }
  return { outcome: { scenario, mismatches: [], problem: null, world }, worlds };
}

function doMove(
  world: World,
  move: Move,
):
  | { readonly world: World; readonly mismatches: readonly Mismatch[] }
  | { readonly problem: ScenarioProblem } {
  try {
    if (move.kind === 'deed') return { world: move.deed(world), mismatches: [] };
    const mismatches = move.checks.flatMap((check) => check(world));
    const before = { state: world.state, made: world.made.length };
    return { world: { ...world, before }, mismatches };
  } catch (error) {
    if (error instanceof ScenarioProblem) return { problem: error };
    throw error;
  }
}

/** How far another household comes in the very same way. */
export interface TakenUp {
  /** Before the moves that are the same. */
  readonly begun: readonly World[];
  /** Before the first one that may differ. */
  readonly last: World;
}

/**
 * A household whose partner says something else goes the same way up to the first move in which the
 * partner is asked for it. States are immutable, so it is taken up there instead of playing it all
 * from the start. `partner`: its own, as it is before the first move.
 */
export function takeUp(scenario: Scenario, { worlds }: Played, partner: Partner): TakenUp | null {
  const begun: World[] = [];
  let mine = partner;
  for (const [index, before] of worlds.entries()) {
    const own = { ...before, partner: mine };
    const after = worlds[index + 1];
    const move = scenario.moves[index];
    if (after === undefined || move === undefined) return { begun, last: own };
    const asked = after.asked.slice(before.asked.length);
    const next = isAlike(before.partner, mine, asked)
      ? partnerAfter(move, before, after, own)
      : null;
    if (next === null) return { begun, last: own };
    begun.push(own);
    mine = next;
  }
  return null;
}

/** What a move makes of a partner; null where it cannot be said without playing it. */
function partnerAfter(move: Move, before: World, after: World, own: World): Partner | null {
  if (after.partner === before.partner) return own.partner;
  const next = doMove(own, move);
  return 'problem' in next ? null : next.world.partner;
}
