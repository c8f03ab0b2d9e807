import type { ActionLook, FieldType, Json, JsonObject, ListWord, Rule } from '../../engine';
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

export interface FieldSource {
  readonly relevant?: Rule;
  readonly visible?: Rule;
  readonly hint?: string;
  readonly reason?: string;
  readonly missing?: string;
  readonly disabledReason?: string;
  readonly noun?: string;
  readonly unlisted?: UnlistedSource;
  readonly whole?: Rule;
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
}

export interface KnownOptionSource extends Pick<OptionSource, 'pictogram'> {
  readonly hint?: string;
}

export interface BoundsSource {
  readonly by: Rule;
  readonly cases: Readonly<Record<string, readonly [number, number]>>;
}

export interface CheckSource {
  readonly id: string;
  readonly field: string;
  readonly assert: Rule;
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

/** Repeated items: a field whose answer is a list. */
export interface ListSource extends Partial<Readonly<Record<ListWord, string>>> {
  readonly at: string;
  readonly item: string;
  readonly label: string;
  readonly max: number;
  readonly relevant?: Rule;
  readonly summary: TextCasesSource;
}

export interface PresentSource {
  readonly as: 'dialog';
  readonly paged?: 'field';
  readonly button: string;
}

type PerField<T> = Readonly<Record<string, T>>;

/** A section as its author writes it. */
export interface SectionSource {
  readonly id: string;
  readonly title: string;
  readonly name?: string;
  readonly lead?: string;
  readonly source?: readonly string[];
  readonly relevant?: Rule;
  readonly visible?: Rule;
  readonly variants?: { readonly by: Rule; readonly from: string };
  readonly needs?: readonly string[];
  readonly schema: { readonly type?: 'object'; readonly properties?: PerField<FieldSchemaSource> };
  readonly list?: ListSource;
  readonly present?: PresentSource;
  readonly complete?: ChangesSource;
  readonly order?: readonly string[];
  readonly bind?: PerField<string>;
  readonly fields?: PerField<FieldSource>;
  readonly uiSchema?: PerField<JsonObject>;
  readonly initial?: PerField<Json>;
  readonly normalise?: PerField<readonly string[]>;
  readonly labels?: PerField<string>;
  readonly required?: PerField<Rule>;
  readonly unticked?: PerField<Json>;
  readonly options?: PerField<readonly OptionSource[] | LookupOptionsSource>;
  readonly bounds?: PerField<readonly [number, number] | BoundsSource>;
  readonly disabled?: PerField<Rule>;
  readonly checks?: readonly CheckSource[];
  readonly actions?: Readonly<Record<string, ActionSource>>;
  readonly content?: readonly ContentSource[];
  readonly summary?: TextCasesSource;
  readonly summaryNote?: TextCasesSource;
  readonly reactions?: readonly ReactionSource[];
  readonly messages?: PerField<Readonly<Record<string, string>>>;
}

type PlainFacts = Readonly<Record<string, string | number | boolean>>;

export interface DirectorySource {
  readonly default: string;
  readonly variants: Readonly<Record<string, string>>;
  readonly facts?: PlainFacts;
}

/** What one variant says differently. */
export type VariantSource = Partial<SectionSource> & {
  readonly id: string;
  readonly facts?: PlainFacts;
};
