import type { Json, JsonObject, Rule } from '../../engine';
import type { CompiledVariant, FieldType, Phrase } from '../../journey';
import type {
  BundleSource,
  ListSource,
  CalendarSource,
  CallSource,
  CommitSource,
  DirectorySource,
  FormatSource,
  ScreenSource,
  SequenceSource,
  StepSource,
  RecordSource,
  SectionSource,
  VariantSource,
} from '../language';
import type { Cursor } from '../source';

/** An answer that a field or a record declares. */
export interface AnswerSymbol {
  readonly path: string;
  readonly type: FieldType;
  /** All that it can be; null where that is not written down. */
  readonly values: readonly Json[] | null;
  /** Of several choices: all that can be among them, where that is known. */
  readonly items?: readonly Json[];
  /** Keys of an answer that keeps an object; null where any may be read. */
  readonly keys: ReadonlySet<string> | null;
  /** What each of its questions keeps of what a lookup offers. */
  readonly kept?: readonly Cursor<readonly string[]>[];
  readonly hasOptions: boolean;
  /** An object that nobody is offered and that has no parts: only rules set it. */
  readonly isSetAlone?: boolean;
  /** Files that the partner has stored. */
  readonly isOfFiles?: true;
  /** A month of a year, which is no day. */
  readonly isMonth: boolean;
  /** Of a question: whether its answer is a time of day; left out for a record. */
  readonly isTime?: boolean;
  /** Of a composite answer its parts, of a list what its items keep; null for any other. */
  readonly inner: ReadonlyMap<string, InnerSymbol> | null;
  /** Section of the item whose draft this is: nothing else may read it. */
  readonly draft: string | null;
  /** What it starts as, whoever of those that declare it says so: the last (V11, Z8). */
  readonly initial: Json;
  /** Where it is declared. */
  readonly at: Cursor<unknown>;
  readonly record: boolean;
}

/** What an item keeps under a key, or a part of a composite answer. */
export interface InnerSymbol extends Pick<
  AnswerSymbol,
  'type' | 'values' | 'items' | 'keys' | 'isTime'
> {
  /** No item lacks it. */
  readonly always?: true;
  /** Of an inner list: what its items keep; absent for any other. */
  readonly inner?: AnswerSymbol['inner'];
}

/** A list, and the section that it stands in. */
export interface ListSymbol {
  readonly host: Cursor<SectionSource>;
  readonly list: Cursor<ListSource>;
  /** The question that it is. */
  readonly name: string;
  /** Where it is kept. */
  readonly path: string;
}

/** A section as it will be compiled: as written, or as one variant says it. */
export interface SectionUnit {
  readonly step: string;
  readonly section: Cursor<SectionSource>;
  readonly variant: UnitVariant | null;
  /** The section without a variant. */
  readonly base: Cursor<SectionSource>;
  /** What the variant lays over it; null for none. */
  readonly overlay: Cursor<VariantSource> | null;
}

export interface UnitVariant extends Omit<CompiledVariant, 'own'> {
  /** Beside the section's own relevance. */
  readonly applies: JsonObject;
}

/** A call, and who makes it. */
export interface CallUse {
  readonly call: string;
  /** Name under which its answer is kept. */
  readonly as: string;
  /** Where that name is written; null where it is the call's own. */
  readonly named: Cursor<string> | null;
  readonly with: Readonly<Record<string, Rule>>;
  /** The commit of the sequence that makes it, or whose question it is; null for any other use. */
  readonly commit: string | null;
  /** It is the commit itself. */
  readonly commits: boolean;
  /** Where it is written. */
  readonly at: Cursor<unknown>;
}

/** Every name that the configuration declares. */
export interface Symbols {
  readonly steps: ReadonlyMap<string, Cursor<StepSource>>;
  readonly units: readonly SectionUnit[];
  /** `section.field` → answer path. */
  readonly fields: ReadonlyMap<string, string>;
  readonly sections: ReadonlySet<string>;
  /** By the id of the section that asks for one item. */
  readonly lists: ReadonlyMap<string, ListSymbol>;
  /** Words of the page, by name. */
  readonly texts: ReadonlyMap<string, Cursor<string>>;
  readonly answers: ReadonlyMap<string, AnswerSymbol>;
  readonly records: ReadonlyMap<string, Cursor<RecordSource>>;
  readonly facts: ReadonlyMap<string, Cursor<Rule>>;
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** The journey's own, by name. */
  readonly formats: ReadonlyMap<string, Cursor<FormatSource>>;
  readonly calendars: ReadonlyMap<string, Cursor<CalendarSource>>;
  /** By folder. */
  readonly directories: ReadonlyMap<string, Cursor<DirectorySource>>;
  readonly bundles: ReadonlyMap<string, Cursor<BundleSource>>;
  readonly calls: ReadonlyMap<string, Cursor<CallSource>>;
  readonly sequences: ReadonlyMap<string, Cursor<SequenceSource>>;
  readonly commits: ReadonlyMap<string, Cursor<CommitSource>>;
  readonly screens: ReadonlyMap<string, Cursor<ScreenSource>>;
  /** Every use of a call, wherever it is made. */
  readonly uses: readonly CallUse[];
  /** Lookup → the calls that fill it. */
  readonly lookups: ReadonlyMap<string, ReadonlySet<string>>;
  readonly tracks: ReadonlySet<string>;
  readonly settings: JsonObject;
}
