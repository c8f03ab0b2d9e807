import { operatorOf, type RuleObserver } from '../../rules';
import type { ClearView, StepView } from '../model';
import type { CompiledJourney, ShapeValidators } from '../../journey';
import type { Cell } from './cell';
import { createCells, type Cells } from './cells';
import { clearingCell } from './clearing-cell';
import type { Kit } from './kit';
import { createReader, type Reader } from './reader';
import { createResolver, type Resolver } from './resolver';
import { stateCells, type StateCells } from './state-cells';

/** A journey made ready to run: what follows from its state, and how to read it. */
export interface Program {
  readonly journey: CompiledJourney;
  readonly resolver: Resolver;
  readonly reader: Reader;
  readonly state: StateCells;
  readonly cells: Cells;
  /** How a step is drawn. @throws {Error} for one that the journey does not have. */
  readonly viewOf: (step: string) => Cell<StepView>;
  /** What Clear my details has to ask first. */
  readonly clearing: Cell<ClearView | null>;
}

export function createProgram(
  journey: CompiledJourney,
  validators: ShapeValidators,
  observe?: RuleObserver,
): Program {
  for (const name of Object.keys(journey.needs?.operators ?? {}))
    if (operatorOf(name) === undefined)
      throw new Error(`This page was built without operators/${name}.js`);
  // Each of them needs the others, once a cell is asked for.
  const kit: Kit = {
    journey,
    validators,
    resolver: createResolver(journey),
    state: stateCells(),
    get cells() {
      return cells;
    },
    get reader() {
      return reader;
    },
  };
  const cells = createCells(kit);
  const reader = createReader(kit, observe);
  const { resolver, state } = kit;
  return {
    journey,
    resolver,
    reader,
    state,
    cells,
    viewOf: (id) => {
      const step = resolver.steps.get(id);
      if (step === undefined) throw new Error(`There is no step called ${id}`);
      return cells.step(step).view;
    },
    clearing: clearingCell(kit),
  };
}
