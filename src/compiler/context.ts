import type { JsonObject, Rule } from '../engine';
import type { Operation } from './contract/find-operation';
import type { Report } from './diagnostic';
import type { Notes } from './origins';
import type { Spoken } from './locale';
import type { OwnParts } from './own';
import type { RuleMet } from './rules/rule-met';
import type { Scope } from './rules/scope';
import type { Typed } from './rules/typed';
import type { Cursor } from './source/cursor';
import type { Symbols } from './symbols/symbols';
import type { TextMet } from './text/text-met';

/** What every part of the compiler needs to know. */
export interface Context {
  /** Brand → names of its pictograms; empty when no drawing was handed in. */
  readonly pictograms: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of the files of brands. */
  readonly drawings: ReadonlySet<string>;
  /** Section that is being compiled: it alone reads the draft that it asks for. */
  readonly home: string | null;
  /** What the journey's own folder adds to the language. */
  readonly own: OwnParts;
  readonly symbols: Symbols;
  /** Answers that the device may keep. */
  readonly allowed: readonly string[];
  /** The clauses of the specification: `none` where nobody lists them, `missing` where the list is not there. */
  readonly clauses: ReadonlySet<string> | 'none' | 'missing';
  readonly report: Report;
  /** The parsed OpenAPI document. */
  readonly contract: JsonObject;
  /** The language that the journey is compiled in; null for its own. */
  readonly spoken: Spoken | null;
  /** Words are looked at elsewhere, and signs may stand in their place. */
  readonly wordsApart: boolean;
  /** The brand that is laid over the base; null for the base alone. */
  readonly brand: string | null;
  /** Of the contract, by operationId. */
  readonly operations: ReadonlyMap<string, Operation>;
  readonly typeOfFact: (name: string) => Typed;
  /** Of a value that a commit keeps. */
  readonly typeOfKept: (rule: Cursor<Rule>, scope: Scope) => Typed;
  /** The place of every rule that was checked: they are counted for whoever asked. */
  readonly rules: Set<string>;
  /** Patterns that can be read, by where they are written. */
  readonly patterns: Map<string, Cursor<unknown>>;
  /** Where what is made is written; null where nobody asked. */
  readonly notes: Notes | null;
  /** What was found of each rule, by its place: one check is enough for all who ask. */
  readonly rulesMet: WeakMap<Cursor<unknown>, readonly RuleMet[]>;
  /** The same of texts. */
  readonly textsMet: WeakMap<Cursor<unknown>, TextMet>;
  /** Words that are asked for and that nothing can be → the one among what it can be that is nearly the same. */
  readonly misfits: Map<string, string>;
}
