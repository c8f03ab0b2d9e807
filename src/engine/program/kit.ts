import type { CompiledJourney, ShapeValidators } from '../../journey';
import type { Cell as CellOf, Read as ReadOf } from '../graph';
import type { JourneyState } from '../model';
import type { Cells } from './program';
import type { Reader } from './reader';
import type { Resolver } from './resolver';
import type { StateCells } from './state-cells';

/** A value of a journey's state, or one that follows from it. */
export type Cell<Value> = CellOf<JourneyState, Value>;
export type Read = ReadOf<JourneyState>;

/** What the makers of cells work with. */
export interface Kit {
  readonly journey: CompiledJourney;
  readonly validators: ShapeValidators;
  readonly resolver: Resolver;
  readonly reader: Reader;
  /** Asked for only while a cell is worked out: making one must not make those that it reads. */
  readonly cells: Cells;
  readonly state: StateCells;
}
