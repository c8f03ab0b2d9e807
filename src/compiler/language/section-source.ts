import type { Json, JsonObject, Rule } from '../../engine';
import type { ActionLook, FieldType, ListWord, ShownOfOption } from '../../journey';
import { rootOf } from '../../rules';
import type { NormaliseSource } from './formats-source';
import type {
  ChangesSource,
  ContentSource,
  ReactionSource,
  TextCasesSource,
} from './change-source';

export interface FieldSchemaSource extends JsonObject {
  readonly type: FieldType;
}

/** A property that is an object with one level of its own. */
export interface CompositeSource extends FieldSchemaSource {
  readonly properties: Readonly<Record<string, FieldSchemaSource>>;
}

export interface UnlistedSource {
  readonly label: string;
  readonly text: string;
}

export interface OptionSource {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly hint?: TextCasesSource;
  readonly pictogram?: string;
  readonly when?: Rule;
  readonly unavailable?: Rule;
  readonly unavailableReason?: TextCasesSource;
}

export interface LookupOptionsSource {
  readonly from: string;
  readonly value: string;
  readonly label: string;
  readonly keep?: readonly string[];
  readonly known?: Readonly<Record<string, KnownOptionSource>>;
  readonly shows?: ShownOfOption;
}

/** Of the items of a list that is asked for; `label` is a text over the item. */
export interface ItemOptionsSource {
  readonly from: string;
  readonly value: string;
  readonly label: string;
  readonly where?: Rule;
}

/** Whether options come from what a call answered, and not from the items of a list. */
export const areLookedUp = (options: object): options is LookupOptionsSource =>
  'from' in options && rootOf(String(options.from)) === 'lookups';

export interface KnownOptionSource extends Pick<OptionSource, 'pictogram'> {
  readonly hint?: string;
}

export interface BoundsSource {
  readonly by: Rule;
  readonly cases: Readonly<Record<string, readonly [number, number]>>;
}

export interface CheckSource {
  readonly assert: Rule;
  readonly message?: string;
  readonly source?: readonly string[];
}

export interface ActionSource {
  readonly label: string;
  readonly beside?: string;
  readonly in?: string;
  readonly look?: ActionLook;
  readonly enabled?: Rule;
}

export const isComposite = (schema: FieldSchemaSource): schema is CompositeSource =>
  schema.type === 'object' && 'properties' in schema;

/** Repeated items: a question whose answer is a list. */
export interface ListSource extends Partial<Readonly<Record<ListWord, string>>> {
  readonly item: string;
  readonly one?: string;
  readonly min?: Rule;
  readonly max?: Rule;
  readonly exactly?: Rule;
  readonly summary: TextCasesSource;
}

/** The widget, and what it understands beside it. */
export interface LookSource extends JsonObject {
  readonly widget?: string;
  readonly noun?: string;
  readonly unlisted?: JsonObject & UnlistedSource;
  readonly cell?: string;
}

/** Several options are one answer. */
export interface ChoicesSource {
  readonly min?: number;
  readonly max?: number;
  readonly alone?: string | number;
}

/** Between which times of day an answer lies. */
export interface TimeSource {
  readonly min?: Rule;
  readonly max?: Rule;
}

/** The answer is files that the partner has stored. */
export interface FilesSource {
  readonly call: string;
  readonly forget?: string;
  readonly types: readonly string[];
  readonly megabytes: number;
  readonly min?: number;
  readonly max?: number;
}

export interface OpensSource {
  readonly value: Rule;
  readonly because?: string;
  readonly source?: readonly string[];
}

export type Sensitivity = 'identity' | 'contact' | 'bank' | 'medical';

/** A question, a consent or a list: all that is said of it. */
export interface FieldSource {
  readonly like?: string;
  readonly consent?: { readonly id: string; readonly version: number };
  readonly list?: ListSource;
  readonly answer?: string;
  readonly group?: string;
  readonly title?: TextCasesSource;
  readonly label?: string;
  readonly hint?: TextCasesSource;
  readonly reason?: string;
  readonly missing?: string;
  readonly description?: string;
  readonly schema?: FieldSchemaSource;
  readonly ui?: LookSource;
  readonly relevant?: Rule;
  readonly visible?: Rule;
  readonly disabled?: Rule;
  readonly disabledReason?: string;
  readonly required?: Rule;
  readonly initial?: Json;
  readonly opens?: OpensSource;
  readonly unticked?: Json;
  readonly normalise?: readonly NormaliseSource[];
  readonly bounds?: readonly [number, number] | BoundsSource;
  readonly words?: readonly [number, number];
  readonly choices?: ChoicesSource;
  readonly time?: TimeSource;
  readonly files?: FilesSource;
  readonly options?: readonly OptionSource[] | LookupOptionsSource | ItemOptionsSource;
  readonly whole?: Rule;
  readonly checks?: Readonly<Record<string, CheckSource>>;
  readonly messages?: Readonly<Record<string, string>>;
  readonly sensitive?: Sensitivity;
  readonly forgottenWith?: readonly string[];
  /** In a variant alone. */
  readonly because?: string;
  readonly source?: readonly string[];
}

export interface GroupSource {
  readonly title?: string;
  readonly text?: string;
  readonly as?: 'row' | 'aside';
  readonly pictogram?: string;
  readonly divider?: boolean;
}

export interface PresentSource {
  readonly as: 'dialog';
  readonly paged?: 'field';
  readonly button: string;
}

/** A section as its author writes it. */
export interface SectionSource {
  readonly id: string;
  readonly title: TextCasesSource;
  readonly name?: string;
  readonly chapter?: string;
  readonly lead?: string;
  readonly source?: readonly string[];
  readonly relevant?: Rule;
  readonly visible?: Rule;
  readonly variants?: { readonly by: Rule; readonly from: string };
  readonly needs?: readonly string[];
  readonly at?: string;
  readonly forgottenWith?: readonly string[];
  readonly sensitive?: Sensitivity;
  readonly groups?: Readonly<Record<string, GroupSource>>;
  readonly fields?: Readonly<Record<string, FieldSource>>;
  readonly present?: PresentSource;
  readonly complete?: ChangesSource;
  readonly actions?: Readonly<Record<string, ActionSource>>;
  readonly content?: readonly ContentSource[];
  readonly summary?: TextCasesSource;
  readonly summaryNote?: TextCasesSource;
  readonly confirm?: TextCasesSource;
  readonly visited?: Rule;
  readonly reactions?: readonly ReactionSource[];
}

/** What is true of one id. */
export type EntrySource = Readonly<Record<string, string | number | boolean>> & {
  readonly variant: string;
};

export interface DirectorySource {
  readonly entries: Readonly<Record<string, EntrySource>>;
  readonly otherwise: EntrySource;
}

/** What one variant says differently; null takes away what the section says. */
export type VariantSource = Omit<Partial<SectionSource>, 'id'> & { readonly id: string };
