import type { Cell as CellOf, Read as ReadOf } from '../graph';
import type { JourneyState } from '../model';

/** A value of a journey's state, or one that follows from it. */
export type Cell<Value> = CellOf<JourneyState, Value>;
export type Read = ReadOf<JourneyState>;
