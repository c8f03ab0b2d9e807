import type { CompiledJourney, ShapeValidators } from '../model';
import type { DerivedNode } from '../graph';
import type { Reader } from './reader';
import type { Resolver } from './resolver';

/** What the makers of nodes work with. */
export interface Kit {
  readonly journey: CompiledJourney;
  readonly validators: ShapeValidators;
  readonly resolver: Resolver;
  readonly reader: Reader;
  readonly add: (node: DerivedNode) => void;
}
