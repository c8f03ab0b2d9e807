import type { Json, JsonObject, Rule, Template } from '../../engine';
import type { CompiledCall, CompiledStep } from '../../journey';
import type { ExceptedSource } from './excepted';
import type { Sensitivity } from './section-source';
import type {
  ChangesSource,
  ContentSource,
  ReactionSource,
  TextCasesSource,
} from './change-source';

export interface RecordSource {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly initial?: Json;
  readonly forgottenWith?: readonly string[];
  readonly sensitive?: Sensitivity;
  /** Why it is kept though nobody reads it. */
  readonly because?: string;
}

export interface LookupSource {
  readonly source?: readonly string[];
  readonly forgottenWith?: readonly string[];
  readonly sensitive?: Sensitivity;
}

export interface TablesSource {
  readonly by: string;
  readonly columns?: readonly {
    readonly value: string | number | boolean;
    readonly title?: string;
  }[];
  readonly given?: Rule;
}

export interface TokenSource {
  readonly operation: string;
  readonly visitor?: string;
  readonly answer: string;
}

export interface JourneySource {
  readonly id: string;
  readonly locale: string;
  readonly timeZone?: string;
  /** Read by whoever loads the configuration: the compiler is handed the document itself. */
  readonly contract?: string;
  readonly token?: TokenSource;
  readonly entry: string;
  readonly stages?: readonly string[];
  readonly settings?: JsonObject;
  readonly steps: readonly string[];
  readonly records?: Readonly<Record<string, RecordSource>>;
  readonly lookups?: Readonly<Record<string, LookupSource>>;
  readonly persist: {
    readonly version: number;
    readonly days: number;
    readonly allow: readonly (string | ExceptedSource)[];
    readonly former?: readonly string[];
    readonly offered?: Rule;
  };
  readonly failures?: {
    readonly statuses: readonly number[];
    readonly goTo: string;
    readonly track?: string;
  };
  readonly tables?: TablesSource;
}

export interface FactsSource {
  readonly facts: Readonly<Record<string, Rule>>;
}

export interface CalendarSource {
  readonly id: string;
  readonly years: readonly [number, number];
  readonly holidays: Readonly<Record<string, string>>;
}

export interface ParameterSource {
  readonly answer: string;
  readonly values?: readonly string[];
}

export type BandSource = Pick<StepSource, 'title' | 'lead' | 'scene'>;

export interface QueryValueSource {
  readonly answer: string;
  readonly pattern: string;
  readonly otherwise?: string;
}

export interface StepSource {
  readonly id: string;
  readonly route: string;
  readonly parameters?: Readonly<Record<string, ParameterSource>>;
  readonly query?: Readonly<Record<string, QueryValueSource>>;
  readonly routed?: boolean;
  readonly stage?: number | null;
  readonly name: string;
  readonly title?: TextCasesSource;
  readonly lead?: TextCasesSource;
  readonly scene?: CompiledStep['scene'];
  readonly later?: BandSource;
  readonly screen?: string;
  readonly aside?: readonly string[];
  readonly progressive?: boolean;
  readonly sections?: readonly string[];
  readonly content?: readonly ContentSource[];
  readonly requires?: readonly {
    readonly that: Rule;
    readonly goTo: string;
    readonly parameters?: Readonly<Record<string, string>>;
    readonly notice?: string;
  }[];
  readonly startsAnew?: boolean;
  readonly renewsToken?: boolean;
  readonly reactions?: readonly ReactionSource[];
  readonly entry?: string;
  readonly submit?: {
    readonly label: string;
    readonly when?: Rule;
    readonly sequence: string;
    readonly ready?: string;
    readonly text?: string;
    readonly deliberate?: boolean;
  };
}

export type PickSource =
  | string
  | {
      readonly first?: string;
      readonly all?: string;
      readonly entries?: string;
      readonly where?: JsonObject;
    };

export interface CallSource {
  readonly id: string;
  readonly operation: string;
  readonly path?: Readonly<Record<string, Template>>;
  readonly query?: Readonly<Record<string, Template>>;
  readonly body?: Template;
  /** Why its address may carry what is sensitive. */
  readonly because?: string;
  /** Keys of what is kept of its answer. */
  readonly sensitive?: Readonly<Record<string, Sensitivity>>;
  readonly answer?: PickSource;
  readonly into?: Readonly<Record<string, PickSource>>;
  readonly none?: readonly number[];
  readonly silent?: boolean;
  readonly repeat?: NonNullable<CompiledCall['repeat']>;
  readonly alreadyDone?: readonly number[];
  readonly refuses?: readonly number[];
  readonly patience?: number;
  readonly within?: number;
  readonly busy?: string;
  readonly failed?: string;
}

export interface UseSource {
  readonly call: string;
  readonly as?: string;
  readonly with?: Readonly<Record<string, Rule>>;
}

export interface SequenceStepSource extends UseSource {
  readonly id: string;
  readonly name?: string;
  readonly when?: Rule;
  readonly parallel?: boolean;
  readonly marker?: string;
  readonly mends?: { readonly section: string; readonly label: string };
  readonly okWhen?: Rule;
  readonly message?: string;
  readonly serverMessage?: boolean;
  readonly optional?: boolean;
  /** Why it may fail before a commit. */
  readonly because?: string;
  readonly onFailure?: readonly { readonly when?: Rule; readonly then: ChangesSource }[];
  readonly commits?: boolean;
  readonly keep?: Readonly<Record<string, Rule>>;
  readonly then?: ChangesSource;
  readonly stopWhen?: Rule;
}

export interface SequenceSource {
  readonly id: string;
  readonly title?: string;
  readonly commit?: string;
  readonly waits?: boolean;
  readonly first?: ChangesSource;
  readonly steps: readonly SequenceStepSource[];
  readonly then?: ChangesSource;
}

export interface TrackingSource {
  readonly call: string;
  readonly allow: readonly string[];
  /** Of each property a rule, or a path with its reason (`asExcepted`). */
  readonly records: Readonly<Record<string, Readonly<Record<string, Rule>>>>;
}

export interface MessagesSource {
  readonly rules?: Readonly<Record<string, string>>;
  readonly default?: string;
  readonly fields?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface TextsSource {
  readonly texts: Readonly<Record<string, string>>;
}
