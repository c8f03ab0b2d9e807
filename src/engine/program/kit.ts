import type { CompiledJourney, ShapeValidators } from '../../journey';
import type { Cells } from './cells';
import type { Reader } from './reader';
import type { Resolver } from './resolver';
import type { StateCells } from './state-cells';

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
