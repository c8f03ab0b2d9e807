import { isAlike, type Partner, type World } from '../world';
import { doMove, type Played } from './play-moves';
import type { Move, Scenario } from './scenario';

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
