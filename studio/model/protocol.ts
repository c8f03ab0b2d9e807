import type { Failure, JourneyState } from '../../src/engine';
import type { JsonObject, Rule } from '../../src/rules';
import type { CompiledJourney, OriginTable, Vocabulary } from '../../src/journey';
import type { Covered } from './coverage';
import type { Change } from './difference';
import type { Edit, JsonFiles } from './edits';
import type { NewVariant } from './new-variant';
import type { Recording } from './recording';
import type { Begins, Offer, OfferedCall } from './scenario-draft';

/** Something that `check` or `prove` says, as the page shows it. */
export interface Found {
  /** Tells it from all others, whatever line it is on. */
  readonly key: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly help: string | null;
  readonly file: string;
  readonly line: number;
  /** JSON pointer of what it is said of. */
  readonly pointer: string;
  /** Of one that a household shows. */
  readonly witness: Shown | null;
  readonly by: 'check' | 'prove';
}

/** A household as it stands somewhere. */
export interface Shown {
  readonly name: string;
  readonly about: string;
  readonly state: JourneyState;
  /** Step that it is looked at in. */
  readonly step: string;
  /** Of one that was worked out: id of the household of the scenarios that it is near to. */
  readonly from?: string;
}

/** The journey with all edits, as far as it compiles. */
export interface Opened {
  readonly journey: CompiledJourney | null;
  /** Where each part is written; null where it was not asked for. */
  readonly origins: OriginTable | null;
  /** Name of the module that judges shapes; null without a journey. */
  readonly shape: string | null;
  /** Answer path → kind of sensitive data. */
  readonly sensitive: Readonly<Record<string, string>>;
  /** What rules can name; null without a journey. */
  readonly vocabulary: Vocabulary | null;
  readonly findings: readonly Found[];
  readonly ms: number;
}

/** The same, whole or by what is otherwise in it than in one that the page has already. */
export type Reopened = {
  /** Tells it from any other that a server ever answered. */
  readonly id: string;
} & ({ readonly whole: Opened } | { readonly changes: readonly Change[] });

export interface Project {
  readonly name: string;
  /** As a person would write it. */
  readonly folder: string;
  readonly brand: string;
  /** Every file of the journey, as it stands on the disk. */
  readonly files: JsonFiles;
  /** Files that are no JSON as they stand, which may be half written. */
  readonly unreadable: readonly string[];
  /** Tells this state of the folder from any other. */
  readonly stamp: string;
  readonly households: readonly {
    readonly id: string;
    /** What it has done, as its scenario says. */
    readonly name: string;
    readonly file: string;
    /** What its household is, for people; empty where no file tells. */
    readonly home: string;
  }[];
}

export interface Proved {
  readonly findings: readonly Found[];
  readonly rules: number;
  readonly incomplete: number;
}

export interface Line {
  readonly sign: '+' | '-';
  readonly number: number;
  readonly text: string;
}

/** Scenarios that turn red for one reason. */
export interface Red {
  /** The same for the same cause when they are played again. */
  readonly key: string;
  /** What is expected, and what is found. */
  readonly words: string;
  readonly scenarios: readonly { readonly name: string; readonly file: string }[];
  /** Places where what is expected can be written as it is found. */
  readonly places: number;
  /** Why something is left to be written by hand. */
  readonly left: readonly string[];
}

export interface Review {
  readonly files: readonly { readonly file: string; readonly lines: readonly Line[] }[];
  readonly played: number;
  /** Causes by which scenarios turn red that were not before. */
  readonly red: readonly Red[];
  /** How many were red before. */
  readonly redBefore: number;
}

/** Of a page: a section by its id, and a question of it; an empty name for the section as a whole. */
export interface Place {
  readonly section: string;
  readonly field: string;
}

/** What is otherwise by the edits, for whom. */
export interface Touched {
  readonly key: string;
  /** How many kinds of household; null where it is the same for all, or nobody can count. */
  readonly kinds: number | null;
  readonly combinations: number | null;
  /** It is so for all. */
  readonly whole: boolean;
  readonly words: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly file: string;
  readonly line: number;
  /** Where it is on a page; null for what is on none, or on the page as a whole. */
  readonly place: Place | null;
  readonly witness: Shown | null;
}

export interface Touching {
  readonly touched: readonly Touched[];
  readonly compared: number;
  /** What could not be looked at. */
  readonly incomplete: readonly string[];
}

export interface Saved {
  readonly files: readonly string[];
  /** Why nothing was saved; null where it was. */
  readonly refused: string | null;
}

/** What git keeps of the journey beside what is here. */
export interface Versions {
  readonly branches: readonly string[];
  /** The branch that is checked out; null where none is. */
  readonly present: string | null;
}

/**
 * Two versions held against each other, each a branch, a tag or a commit; empty for what is here, with the
 * draft. Where both are the same, the earlier is what is here without it.
 */
export interface Sides extends Edited {
  readonly before: string;
  readonly after: string;
}

/** What a draft comes to that nobody has made yet. */
export interface Tried {
  /** Errors that the files on the disk do not have. */
  readonly left: readonly Found[];
  /** It could be proved as well. */
  readonly isProved: boolean;
  /** Edits of what scenarios expect that do not hold with it: they hold with something that it has not. */
  readonly stale: readonly Edit[];
}

/** Parts of a rule that say what a fact says. */
export interface SameFact {
  /** The way to the group that they are parts of. */
  readonly at: readonly number[];
  /** Which of its parts; none for the rule as a whole. */
  readonly parts: readonly number[];
  readonly fact: string;
  /** Whether they say that it holds, or that it does not. */
  readonly holds: boolean;
}

/** What answers the calls of a household of the scenarios. */
export interface Partner {
  readonly answers: JsonObject;
  readonly failures: Readonly<Record<string, Failure>>;
}

/** Where somebody begins to record. */
export interface Begun {
  readonly shown: Shown;
  readonly begins: Begins;
  readonly partner: Partner;
  /** Ids of all clauses; none for a journey without a list of them. */
  readonly clauses: readonly string[];
}

/** How what was recorded went when it was played. */
export interface RecordedPlay {
  /** Why it cannot be played, and by which of its deeds; null where it can. */
  readonly problem: { readonly words: string; readonly deed: number | null } | null;
  /** What is expected and is otherwise. */
  readonly wrong: readonly string[];
  /** Answers that stood otherwise on the page when it was recorded. */
  readonly unlike: readonly string[];
  readonly offers: readonly Offer[];
  readonly calls: readonly OfferedCall[];
  /** As it is to stand in its file, but for its name and clauses. */
  readonly written: JsonObject;
}

/** How far the scenarios are played, and what they play once all are. */
export interface Covering {
  readonly played: number;
  readonly all: number;
  readonly covered: Covered | null;
}

/** How far it is: to be asked again until it is done. */
export interface Underway {
  readonly done: number;
  readonly all: number;
}

interface Method<Given, Answer> {
  readonly given: Given;
  readonly answer: Answer;
}

type Nothing = Readonly<Record<string, never>>;

interface Edited {
  readonly edits: readonly Edit[];
}

/** What the page asks its server. */
export interface Methods {
  readonly project: Method<Nothing, Project>;
  /** `since`: id of an answer that the page has; null for none. */
  readonly open: Method<
    Edited & { readonly traced: boolean; readonly since: string | null },
    Reopened
  >;
  /** `id`: of a waypoint or a scenario; empty for one that has just arrived. */
  readonly household: Method<Edited & { readonly id: string }, Shown>;
  /** One for which a rule comes to `holds`, as near as can be to the one in hand; null where there is none. */
  readonly find: Method<
    Edited & {
      readonly rule: string;
      readonly holds: boolean;
      /** The part of the rule that is to decide it; none for the rule as a whole. */
      readonly part?: readonly (string | number)[];
      /** Key of the section that it is to be asked in. */
      readonly section: string;
      readonly state: JourneyState;
    },
    Shown | null
  >;
  /** `rule`: as it is compiled; `place`: name of the fact that it is of, which is none of them. */
  readonly sameFacts: Method<
    Edited & { readonly rule: Rule; readonly place: string },
    readonly SameFact[]
  >;
  readonly prove: Method<Edited, Proved | Underway>;
  readonly review: Method<Edited, Review | Underway>;
  /** `than`: the edits that they are held against; none for the files as they are. */
  readonly touched: Method<Edited & { readonly than: readonly Edit[] }, Touching>;
  readonly versions: Method<Nothing, Versions>;
  /** The journey as a branch, a tag or a commit has it. */
  readonly openVersion: Method<{ readonly version: string }, Opened>;
  /** What `review`, `touched`, and `check` with `prove` say of one version against another. */
  readonly reviewBetween: Method<Sides, Review>;
  readonly touchedBetween: Method<Sides, Touching>;
  /** What the later version brings and the earlier has not. */
  readonly foundBetween: Method<Sides, readonly Found[]>;
  /** What `check` and `prove` say of some edits, as if they were all. */
  readonly tryEdits: Method<Edited, Tried>;
  /** A household whose pages in both versions differ at a place, as near to the witness as is known. */
  readonly standBeside: Method<
    Sides & { readonly witness: Shown; readonly place: Place | null },
    Shown
  >;
  /** Edits that write what scenarios expect as it is found, for the causes with these keys. */
  readonly accept: Method<Edited & { readonly keys: readonly string[] }, readonly Edit[]>;
  /** Edits that make a variant like another. */
  readonly addVariant: Method<Edited & NewVariant, readonly Edit[]>;
  /** Where recording begins for a household of the scenarios, or for one that has just arrived (empty). */
  readonly record: Method<Edited & { readonly id: string }, Begun>;
  /** Plays what was recorded, with what is expected of it; `state`: as it stood on the page at the end. */
  readonly recorded: Method<
    Edited & {
      readonly begins: Begins;
      readonly recording: Pick<Recording, 'answers' | 'deeds'>;
      readonly expect: JsonObject;
      readonly state: JourneyState | null;
    },
    RecordedPlay
  >;
  /** Plays some more of the scenarios to see what they cover; to be asked again until it is known. */
  readonly cover: Method<Edited, Covering>;
  /** Writes the files, unless `check` or `prove` find an error that was not there before. */
  readonly save: Method<Edited, Saved>;
  /** The stamp of the folder as it stands. */
  readonly outside: Method<Nothing, string>;
}

export type MethodName = keyof Methods;

/** What is no work is answered beside the threads. */
export type WorkName = Exclude<MethodName, 'outside'>;
