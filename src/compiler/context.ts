import type { JsonObject } from '../engine';
import type { Operation } from './contract/find-operation';
import type { Report } from './diagnostic';
import type { Typed } from './rules/typed';
import type { Symbols } from './symbols/symbols';

/** What every part of the compiler needs to know. */
export interface Context {
  readonly symbols: Symbols;
  readonly report: Report;
  /** The parsed OpenAPI document. */
  readonly contract: JsonObject;
  /** Of the contract, by operationId. */
  readonly operations: ReadonlyMap<string, Operation>;
  readonly typeOfFact: (name: string) => Typed;
}
