import type { Engine } from '../../engine';
import type { World } from '../world';
import type { Played } from './play-moves';

/**
 * Hears of every play: of a scenario for its own household, or of a waypoint for that of a scenario
 * which comes through it. A play is known by its key.
 */
export interface Listener {
  /** @param before that of the waypoint where it starts; null for one that starts the journey */
  begins(key: string, before: string | null): Listening;
  /** What is to be kept of it: the same, perhaps with another engine. */
  ended(key: string, played: Played): Played;
}

export interface Listening {
  /** It is played with this one, which has seen nothing yet. */
  readonly engine: Engine;
  /** Called before each move, by its index. */
  readonly move: (index: number) => void;
}

/** What is known of a play before it is played: all of it, or its first moves and the world after them. */
export type Recalled = Played | { readonly begun: readonly World[]; readonly last: World };
