import type { AnswerValidator, Operation } from '../src/api';
import { createEngine, type Engine } from '../src/engine';
import type { CompiledJourney, ShapeValidators } from '../src/journey';

/**
 * A compiled journey, as plain data. What is in it beside this is for the engine alone, and may be
 * another with every version: hand it on as it is.
 */
export interface JourneyData {
  readonly id: string;
  /** Of its texts (BCP 47). */
  readonly locale: string;
  /** Id of the step that it begins at. */
  readonly entry: string;
  /** Tells one configuration from another. */
  readonly digest: string;
}

/** A journey with the code that judges answers and calls: all that an engine and a page need of it. */
export interface PreparedJourney {
  readonly data: JourneyData;
  /** What judges the shape of each answer. */
  readonly validators: ShapeValidators;
  /** Operations of the partner's contract, by their operationId. */
  readonly operations: Readonly<Record<string, Operation>>;
  /** What judges the answer of each operation. */
  readonly answers: Readonly<Record<string, AnswerValidator>>;
}

/** Nobody but the compiler makes one, so all of it is there. */
export const wholeOf = (data: JourneyData): CompiledJourney => data as CompiledJourney;

export const engineOf = ({ data, validators }: PreparedJourney): Engine =>
  createEngine(wholeOf(data), validators);
