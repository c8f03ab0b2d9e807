import type { Mismatch } from '../expectations';
import { ScenarioProblem } from '../source';
import type { World } from '../world';
import type { Outcome } from './outcome';
import type { Move, Scenario } from './scenario';

/** A scenario that was played, and how the world was before each of its moves and at its end. */
export interface Played {
  readonly outcome: Outcome;
  readonly worlds: readonly World[];
}

/** Plays the moves that are left; `worlds`: before those that were played, and before the next. */
export function playMoves(scenario: Scenario, begun: readonly World[], last: World): Played {
  const worlds = [...begun, last];
  let world = last;
  for (const move of scenario.moves.slice(begun.length)) {
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

export function doMove(
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
