import type { CompiledCall, CompiledSequence } from './calls';
import type { Json, JsonObject, Rule } from '../../rules';
import type { CompiledCommit } from './commits';
import type { CompiledReaction } from './reactions';
import type { CompiledScreen } from './screen';
import type { CompiledContent, CompiledSection } from './section';
import type { CompiledText, CompiledTextCase } from './text';

/**
 * Everything that is asked, shown, required, cleared, called and saved, as plain data.
 * The compiler makes it from `journey-config`; nothing else does.
 */
export interface CompiledJourney {
  readonly id: string;
  /** Short digest of the whole configuration: tells what a snapshot or a commit was made under. */
  readonly digest: string;
  /** BCP 47, for numbers, money and dates in texts. */
  readonly locale: string;
  /** IANA name of the time zone whose calendar says what day it is; that of the device when absent. */
  readonly timeZone?: string;
  /** Step that an unknown address leads to. */
  readonly entry: string;
  /** Names of the stages in the page header, in order. */
  readonly stages: readonly string[];
  readonly settings: JsonObject;
  readonly steps: readonly CompiledStep[];
  /** Named derived values, by name. */
  readonly facts: Readonly<Record<string, Rule>>;
  /** Days on which nobody works, by the calendar's name. */
  readonly calendars: Readonly<Record<string, CompiledCalendar>>;
  readonly calls: Readonly<Record<string, CompiledCall>>;
  readonly sequences: Readonly<Record<string, CompiledSequence>>;
  /** What a text in a format of the journey's own must be, by the format's name: a pattern, flag `u`. */
  readonly patterns: Readonly<Record<string, string>>;
  /** Calls that must do their work once, by name. */
  readonly commits: Readonly<Record<string, CompiledCommit>>;
  /** Screens that show items, by name. */
  readonly screens: Readonly<Record<string, CompiledScreen>>;
  /** Answers without a field: path → what it starts as. */
  readonly records: Readonly<Record<string, CompiledRecord>>;
  /** What goes back to its beginning with what: records, then questions, lookups and sections (Z14). */
  readonly forgetting: readonly CompiledForgetting[];
  readonly persist: CompiledPersistence;
  readonly tracking: CompiledTracking;
  readonly messages: CompiledMessages;
  readonly failures: CompiledFailureRoute | null;
  /** How the token of the calls is had; they carry none when absent. */
  readonly token?: CompiledToken;
  /** What the journey's own folder adds to the language, and who runs it must have. Nothing when absent. */
  readonly needs?: CompiledNeeds;
}

export interface CompiledToken {
  /** The operation that answers with it. */
  readonly operation: string;
  /** Key of its body that carries the visitor's id; null sends no body. */
  readonly visitor: string | null;
  /** Key of the answer that holds it. */
  readonly answer: string;
}

export interface CompiledNeeds {
  /** Operators by name, each with the digest of its file. */
  readonly operators: Readonly<Record<string, string>>;
}

/** A rule reads it as a whole, at `calendars.<name>`. */
export type CompiledCalendar = JsonObject & {
  /** First and last year for which every holiday is known. */
  readonly years: readonly [number, number];
  /** yyyy-mm-dd. */
  readonly holidays: readonly string[];
};

export interface CompiledRecord {
  readonly initial: Json;
}

/** As soon as one of these paths has another value, this is as it was before anybody answered. */
export interface CompiledForgetting {
  /** Answer paths, or what lies above some; `lookups.x` for a lookup that is cleared. */
  readonly with: readonly string[];
  readonly what: 'answer' | 'lookup' | 'section';
  /** Answer path, name of the lookup, or id of the section that opens anew. */
  readonly name: string;
  /** Of an answer. */
  readonly initial: Json;
  /** Key of the items of the list that it is forgotten with: of a choice that none of them has at it any more (Z41). */
  readonly among?: string;
}

export interface CompiledPersistence {
  readonly version: number;
  readonly days: number;
  /** Answer paths that may be stored on the device; nothing else ever is. */
  readonly allow: readonly string[];
  /** Answer paths that earlier releases stored, and that go without a word. None when absent. */
  readonly former?: readonly string[];
  /** Lookups that are sensitive: a reload does not call them again, so nothing names them. None when absent. */
  readonly untold?: readonly string[];
  /** When it holds, what is kept is worth going on with, and is offered. Nothing ever is when absent. */
  readonly offered?: Rule;
}

export interface CompiledTracking {
  /** The call that carries records; it reads `with.properties`. */
  readonly call: string | null;
  readonly records: Readonly<Record<string, Readonly<Record<string, Rule>>>>;
}

export interface CompiledMessages {
  /** `section.field.rule` → template. */
  readonly fields: Readonly<Record<string, CompiledText>>;
  /** rule → template with {label} {min} {max} {n}. */
  readonly rules: Readonly<Record<string, CompiledText>>;
  readonly default: CompiledText;
  /** Words of the page itself (buttons, notices), by name. */
  readonly texts: Readonly<Record<string, CompiledText>>;
}

/** Which failures leave the step, whichever call they come from (ERR-18). */
export interface CompiledFailureRoute {
  readonly statuses: readonly number[];
  readonly goTo: string;
  /** Tracking record that is sent on the way. */
  readonly track: string | null;
}

export type Scene = 'tall' | 'small' | 'grey' | 'none';

/** What the band of a page says. */
export interface CompiledBand {
  /** Big title: the first whose condition holds. */
  readonly title: readonly CompiledTextCase[];
  readonly lead: readonly CompiledTextCase[];
  /** How tall the scenery is drawn. */
  readonly scene: Scene;
}

export interface CompiledStep extends CompiledBand {
  readonly id: string;
  /** React-router pattern, e.g. `/error/:status`. */
  readonly route: string;
  /** Parameters of the route that are answers too. */
  readonly parameters: readonly CompiledParameter[];
  /** Values of the address's query that are answers too; none when absent. */
  readonly query?: readonly CompiledQueryValue[];
  /** No address leads to it in a release. */
  readonly unrouted?: true;
  /** Index into `stages`; null outside them. */
  readonly stage: number | null;
  /** Short name: page title, links. */
  readonly name: string;
  /** The band once the first section is behind; the step's banners go with it. Null: as before. */
  readonly later: CompiledBand | null;
  /** Name of the screen component for a step that is no form. */
  readonly screen: string | null;
  /** Named panels beside the sections. */
  readonly aside: readonly string[];
  readonly progressive: boolean;
  readonly sections: readonly CompiledSection[];
  readonly content: readonly CompiledContent[];
  /** What must hold to be here; the first that does not sends the person on. */
  readonly requires: readonly CompiledRequirement[];
  /** A visit that starts here, not a reload, begins anew. */
  readonly startsAnew: boolean;
  /** A fresh token is asked for on every entry, beside the calls of the step. */
  readonly renewsToken: boolean;
  /** Reactions of the step itself (on entry, on its calls). */
  readonly reactions: readonly CompiledReaction[];
  /** Sequence on every entry, a reload included. */
  readonly entry: string | null;
  readonly submit: CompiledSubmit | null;
}

/** A part of the address that is an answer: another value begins a step that starts anew anew. */
export interface CompiledParameter {
  readonly name: string;
  /** Path of the answer that it sets on every entry. */
  readonly answer: string;
  /** All that it can be; the first stands where none is given. Null for any text. */
  readonly values: readonly string[] | null;
}

/** A value of the query: anybody may have written it, so only what fits the pattern is taken. */
export interface CompiledQueryValue {
  readonly name: string;
  /** Path of the answer that it sets on every entry; null where the address does not have it. */
  readonly answer: string;
  readonly pattern: string;
  /** Stands for one that does not fit; null for none at all. */
  readonly otherwise: string | null;
}

export interface CompiledRequirement {
  readonly that: Rule;
  readonly goTo: string;
  /** What that step's address carries, where it is not an answer. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly notice: CompiledText;
}

export interface CompiledSubmit {
  readonly label: CompiledText;
  /** The button belongs to the page at all; always when absent. */
  readonly when?: Rule;
  readonly sequence: string;
  /** Title of the panel when nothing is left to do. */
  readonly ready: CompiledText;
  /** Stands between `ready` and the button; absent for nothing. */
  readonly text?: CompiledText;
  /** Its press binds the person, and must be meant. */
  readonly deliberate: boolean;
}
