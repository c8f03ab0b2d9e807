import { follow, type Follower } from './graph';
import type { JourneyState } from './model';

/** Reads a program's cells for a state. Remembers the last one, so that only what changed is worked out anew. */
export type Memory = Follower<JourneyState>;

export const createMemory = (): Memory => follow<JourneyState>();
