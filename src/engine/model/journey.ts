import type { CompiledCall, CompiledSequence } from './calls';
import type { Json, JsonObject, Rule } from './json';
import type { CompiledReaction } from './reactions';
import type { CompiledText } from './text';

/**
 * Everything that is asked, shown, required, cleared, called and saved, as plain data.
 * The compiler makes it from `journey-config`; nothing else does.
 */
export interface CompiledJourney {
  readonly id: string;
  /** BCP 47, for numbers, money and dates in texts. */
  readonly locale: string;
  /** Step that an unknown address leads to. */
  readonly entry: string;
  /** Names of the stages in the page header, in order. */
  readonly stages: readonly string[];
  readonly settings: JsonObject;
  readonly steps: readonly CompiledStep[];
  /** Named derived values, by name. */
  readonly facts: Readonly<Record<string, Rule>>;
  readonly calls: Readonly<Record<string, CompiledCall>>;
  readonly sequences: Readonly<Record<string, CompiledSequence>>;
  /** Answers without a field: path → what it starts as. */
  readonly records: Readonly<Record<string, CompiledRecord>>;
  readonly persist: CompiledPersistence;
  readonly tracking: CompiledTracking;
  readonly messages: CompiledMessages;
  readonly failures: CompiledFailureRoute | null;
}

export interface CompiledRecord {
  readonly initial: Json;
}

export interface CompiledPersistence {
  readonly version: number;
  readonly days: number;
  /** Answer paths that may be stored on the device; nothing else ever is. */
  readonly allow: readonly string[];
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

export interface CompiledStep {
  readonly id: string;
  /** React-router pattern, e.g. `/error/:status`. */
  readonly route: string;
  /** Index into `stages`; null outside them. */
  readonly stage: number | null;
  /** Short name: page title, links. */
  readonly name: string;
  /** Big title in the band: the first whose condition holds. */
  readonly title: readonly CompiledTextCase[];
  readonly lead: readonly CompiledTextCase[];
  /** Name of the screen component for a step that is no form. */
  readonly screen: string | null;
  /** How tall the scenery is drawn. */
  readonly scene: 'tall' | 'small' | 'grey' | 'none';
  /** Named panels beside the sections. */
  readonly aside: readonly string[];
  readonly progressive: boolean;
  readonly sections: readonly CompiledSection[];
  readonly content: readonly CompiledContent[];
  /** What must hold to be here; the first that does not sends the person on. */
  readonly requires: readonly CompiledRequirement[];
  /** A visit that starts here, not a reload, begins anew. */
  readonly startsAnew: boolean;
  /** Reactions of the step itself (on entry, on its calls). */
  readonly reactions: readonly CompiledReaction[];
  /** Sequence on every entry, a reload included. */
  readonly entry: string | null;
  readonly submit: CompiledSubmit | null;
}

export interface CompiledTextCase {
  readonly when: Rule;
  readonly text: CompiledText;
}

export interface CompiledRequirement {
  readonly that: Rule;
  readonly goTo: string;
  readonly notice: CompiledText;
}

export interface CompiledSubmit {
  readonly label: string;
  readonly sequence: string;
  /** Title of the panel when nothing is left to do. */
  readonly ready: CompiledText;
}

export interface CompiledSection {
  readonly id: string;
  readonly step: string;
  /** Name of the overlay that this section was compiled with. */
  readonly variant: string | null;
  readonly title: CompiledText;
  /** Short name for lists of sections. */
  readonly name: string;
  readonly lead: CompiledText;
  readonly source: readonly string[];
  /** Counts; an irrelevant section is kept, hidden and not sent. */
  readonly relevant: Rule;
  /** Shown; a relevant section that is not visible still counts. */
  readonly visible: Rule;
  /** Lookups that make the section pending while they load or when they failed. */
  readonly needs: readonly string[];
  /** Flat and static, with `$id` equal to the name of its generated validator. */
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
  readonly fields: readonly CompiledField[];
  readonly checks: readonly CompiledCheck[];
  readonly actions: readonly CompiledAction[];
  readonly content: readonly CompiledContent[];
  readonly reactions: readonly CompiledReaction[];
  /** What the folded line says: the first case that holds. */
  readonly summary: readonly CompiledTextCase[];
  /** Where the answer came from. */
  readonly summaryNote: readonly CompiledTextCase[];
}

export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'object';

export interface CompiledField {
  readonly name: string;
  /** Dotted path in the answers. */
  readonly path: string;
  readonly type: FieldType;
  readonly label: CompiledText;
  /** What a message calls it ({label}), plain. */
  readonly subject: string;
  readonly hint: CompiledText;
  /** Why we ask. */
  readonly reason: CompiledText;
  /** Words of the link that leads to the field while it is missing. */
  readonly missing: CompiledText;
  readonly relevant: Rule;
  readonly visible: Rule;
  readonly required: Rule;
  /** Answered is not accepted: only `true` will do. */
  readonly mustAccept: boolean;
  /** What an unticked box stores. */
  readonly unticked: Json;
  readonly disabled: Rule;
  readonly disabledReason: CompiledText;
  readonly options: CompiledOptions | null;
  readonly bounds: CompiledBounds | null;
  readonly normalise: readonly string[];
  readonly initial: Json;
}

/** Options written in the section, or taken from a lookup. */
export type CompiledOptions =
  | { readonly kind: 'list'; readonly items: readonly CompiledOption[] }
  | {
      readonly kind: 'lookup';
      /** Name of the lookup. */
      readonly lookup: string;
      /** Dotted path to the list inside its data; empty for the data itself. */
      readonly at: string;
      readonly value: string;
      readonly label: string;
      /** Keys copied into the answer; empty stores the value alone. */
      readonly keep: readonly string[];
    };

export interface CompiledOption {
  readonly value: string | number | boolean;
  readonly label: CompiledText;
  readonly hint: CompiledText;
  readonly pictogram: string | null;
  /** Offered at all. */
  readonly when: Rule;
  /** Offered but not to be had, with the reason. */
  readonly unavailable: Rule;
  readonly unavailableReason: CompiledText;
}

export interface CompiledBounds {
  /** Rule whose value, as text, names the case; null when there is only one. */
  readonly by: Rule;
  readonly cases: Readonly<Record<string, readonly [number, number]>>;
}

export interface CompiledCheck {
  readonly id: string;
  readonly field: string;
  /** Fails when it is false; not asked of an empty field. */
  readonly assert: Rule;
  readonly source: readonly string[];
}

export interface CompiledAction {
  readonly id: string;
  readonly label: CompiledText;
  /** Field that the button stands beside; null puts it under the fields. */
  readonly beside: string | null;
  /** Fields that must be free of violations; pressing shows what is wrong otherwise. */
  readonly valid: readonly string[];
  readonly enabled: Rule;
}

export interface CompiledContent {
  readonly id: string;
  readonly kind: 'information' | 'take-care' | 'error' | 'note' | 'banner' | 'list';
  readonly when: Rule;
  readonly title: CompiledText;
  readonly text: CompiledText;
  readonly items: readonly CompiledText[];
  /** Field that it stands under; null puts it at the head of the section. */
  readonly under: string | null;
  readonly source: readonly string[];
}
