import type { FieldType, Json, JsonObject, Rule } from '../../engine';
import type {
  BundleSource,
  CallSource,
  SequenceSource,
  StepSource,
  RecordSource,
  SectionSource,
} from '../language';
import type { Cursor } from '../source';

/** An answer that a field or a record declares. */
export interface AnswerSymbol {
  readonly path: string;
  readonly type: FieldType | 'array';
  /** All that it can be; null where that is not written down. */
  readonly values: readonly Json[] | null;
  /** Keys of an answer that keeps an object; null where any may be read. */
  readonly keys: ReadonlySet<string> | null;
  readonly hasOptions: boolean;
  /** Where it is declared. */
  readonly at: Cursor<unknown>;
  readonly record: boolean;
}

/** A section as it will be compiled: as written, or as one variant says it. */
export interface SectionUnit {
  readonly step: string;
  readonly section: Cursor<SectionSource>;
  readonly variant: string | null;
  /** Beside the section's own relevance. */
  readonly applies: Rule;
}

/** Every name that the configuration declares. */
export interface Symbols {
  readonly steps: ReadonlyMap<string, Cursor<StepSource>>;
  readonly units: readonly SectionUnit[];
  /** `section.field` → answer path. */
  readonly fields: ReadonlyMap<string, string>;
  readonly sections: ReadonlySet<string>;
  readonly answers: ReadonlyMap<string, AnswerSymbol>;
  readonly records: ReadonlyMap<string, Cursor<RecordSource>>;
  readonly facts: ReadonlyMap<string, Cursor<Rule>>;
  readonly bundles: ReadonlyMap<string, Cursor<BundleSource>>;
  readonly calls: ReadonlyMap<string, Cursor<CallSource>>;
  readonly sequences: ReadonlyMap<string, Cursor<SequenceSource>>;
  /** Lookup → the calls that fill it. */
  readonly lookups: ReadonlyMap<string, ReadonlySet<string>>;
  readonly tracks: ReadonlySet<string>;
  readonly settings: JsonObject;
}
