import type { Json, JsonObject, Rule } from '../../rules';
import type { CompiledChange, CompiledReaction } from './reactions';
import type { CompiledText, CompiledTextCase, Replacement, Shown } from './text';

/** What one variant of a section is in force for. */
export interface CompiledVariant {
  /** Name of the overlay that the section was compiled with. */
  readonly name: string;
  /** What names the id. */
  readonly by: Rule;
  /** Ids that it stands for; of the default, those that it does not. */
  readonly ids: readonly string[];
  readonly isDefault: boolean;
  /** The section's own relevance, whatever the variant. */
  readonly own: Rule;
}

export interface CompiledSection {
  readonly id: string;
  readonly step: string;
  readonly variant: CompiledVariant | null;
  readonly title: CompiledText;
  /** In place of the title, which is the last of them: the first case that holds (Z39); absent for one text. */
  readonly titles?: readonly CompiledTextCase[];
  /** Short name for lists of sections. */
  readonly name: string;
  /** Heading over it, and over its neighbours that have the same, in the list of the step's sections. */
  readonly chapter?: string;
  readonly lead: CompiledText;
  readonly source: readonly string[];
  /** Counts; an irrelevant section is kept, hidden and not sent. */
  readonly relevant: Rule;
  /** Shown; a relevant section that is not visible still counts. */
  readonly visible: Rule;
  /** Lookups that make the section pending while they load or when they failed. */
  readonly needs: readonly string[];
  /** Flat and static; `$id` names it among the generated validators. */
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
  /** Where the section is drawn; only sections of the page have a place in flow, outline and verdict. */
  readonly present: CompiledPresentation;
  readonly fields: readonly CompiledField[];
  /** Name of a group of fields → what heads it; those alone that say something. */
  readonly groups: Readonly<Record<string, CompiledGroup>>;
  readonly checks: readonly CompiledCheck[];
  readonly actions: readonly CompiledAction[];
  readonly content: readonly CompiledContent[];
  readonly reactions: readonly CompiledReaction[];
  /** What its answers are set to when it opens, in order; each sees the earlier ones (Z18). */
  readonly opens: readonly CompiledOpening[];
  /** Whether its variant is known; true where there is none. */
  readonly known: Rule;
  /** What the folded line says: the first case that holds. */
  readonly summary: readonly CompiledTextCase[];
  /** Where the answer came from. */
  readonly summaryNote: readonly CompiledTextCase[];
  /** Asks whether what rules have answered is right; absent where that is taken as it is, and where nothing folds (P26). */
  readonly confirm?: readonly CompiledTextCase[];
  /** Where this holds it is done only once somebody has gone on from it; absent where that is never asked (P27). */
  readonly visited?: Rule;
}

export interface CompiledGroup {
  readonly title: CompiledText;
  /** Under the title. */
  readonly text: CompiledText;
}

export interface CompiledOpening {
  readonly path: string;
  readonly value: Rule;
}

export type CompiledPresentation =
  | { readonly as: 'page' }
  /** Asks for one item of a list: the draft of that field. It counts only while the draft is open. */
  | { readonly as: 'item'; readonly section: string; readonly field: string }
  | CompiledDialog;

export interface CompiledDialog {
  readonly as: 'dialog';
  /** One question at a time. */
  readonly paged: boolean;
  /** Words of the button that ends it. */
  readonly button: CompiledText;
  /** Made when it is ended and valid; it closes when the calls among them have succeeded. */
  readonly complete: readonly CompiledChange[];
}

export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';

export interface CompiledField {
  readonly name: string;
  /** Dotted path in the answers. */
  readonly path: string;
  readonly type: FieldType;
  readonly label: CompiledText;
  /** In place of the label, which is the last of them: the first case that holds (Z39); absent for one text. */
  readonly labels?: readonly CompiledTextCase[];
  /** What a message calls it ({label}), plain. */
  readonly subject: string;
  readonly hint: CompiledText;
  /** As `labels`. */
  readonly hints?: readonly CompiledTextCase[];
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
  /** What its options are called where they are counted. */
  readonly noun: CompiledText;
  /** Ends its list of options: what the person wants is not among them. */
  readonly unlisted: CompiledUnlisted | null;
  /** Number that the answer is a share of; null where it is none. */
  readonly whole: Rule;
  readonly options: CompiledOptions | null;
  readonly bounds: CompiledBounds | null;
  /** Normalisers by name, and replacements once the field is left, in order. */
  readonly normalise: readonly (string | Replacement)[];
  readonly initial: Json;
  /** Parts of an answer that is an object with one level of properties; null for any other. */
  readonly parts: readonly CompiledPart[] | null;
  /** Of a field whose answer is a list of items, each asked for by a section of its own. */
  readonly list: CompiledList | null;
  /** Its answer is medical: where it is lost, its section alone is named. Left out for any other. */
  readonly medical?: true;
  /** Its digits are hidden where answers are listed, but for the last two; left out for any other. */
  readonly masked?: true;
  /** How its format shows an answer; left out where it does not say. */
  readonly shown?: Shown | 'month';
  /** Of a question by whose answer somebody consents; left out for any other. */
  readonly consent?: CompiledConsent;
  /** Of a question for files: the call that tells the partner of one that was taken out. Left out where there is none. */
  readonly forget?: string;
}

export interface CompiledConsent {
  /** Names it in the record of consents. */
  readonly id: string;
  /** Grows with its words: consent is to words. */
  readonly version: number;
  /** Kept in memory alone; left out for one that may be stored. */
  readonly sensitive?: true;
}

export interface CompiledUnlisted {
  readonly label: CompiledText;
  /** What to do then. */
  readonly text: CompiledText;
}

export interface CompiledPart {
  readonly name: string;
  readonly type: FieldType;
  readonly label: CompiledText;
  /** What a message calls it ({label}), plain. */
  readonly subject: string;
  /** Must be there once the field has an answer. */
  readonly required: boolean;
}

export interface CompiledList {
  /** Id of the section that asks for one item. */
  readonly item: string;
  /** Most items, whatever the answers are. */
  readonly max: number;
  /** Most items by the answers: a number, else `max` alone holds; left out where it is no rule. */
  readonly most?: Rule;
  /** Fewest items, where it says so: what the check `minItems` holds it to. */
  readonly least?: Rule;
  /** Words of its buttons. */
  readonly words: ListTexts<CompiledText>;
  /** What a line says of an item, over `item`: the first case that holds. */
  readonly summary: readonly CompiledTextCase[];
}

export const listWords = ['add', 'save', 'cancel', 'change', 'remove'] as const;
export type ListWord = (typeof listWords)[number];
/** Texts of a list, by what they are. */
export type ListTexts<Text> = Readonly<Record<ListWord, Text>> & {
  /** What one item is called, of a list in a list and of one with such a list (Z51); left out for any other. */
  readonly one?: Text;
};

/** Options written in the section, taken from a lookup, or the items of a list. */
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
      /** What stands beside a value that is known beforehand, by the value as text. */
      readonly known: Readonly<Record<string, KnownOption>>;
      /** Keys of an item that its card shows. */
      readonly shows?: ShownOfOption;
    }
  | {
      readonly kind: 'ofItems';
      /** Answer that is the list. */
      readonly list: string;
      /** Key of an item that is the value. */
      readonly key: string;
      /** What the person reads, over `item`. */
      readonly text: CompiledText;
      /** Offered at all, over `item`. */
      readonly where: Rule;
    };

/** Keys of an item, by the place that they have on its card. */
export interface ShownOfOption {
  /** A picture as a data address. */
  readonly picture?: string;
  /** A short line under the name. */
  readonly place?: string;
  readonly text?: string;
  /** What a dialog says of it. */
  readonly more?: string;
}

export interface KnownOption extends Pick<CompiledOption, 'pictogram'> {
  readonly hint: CompiledText;
}

export interface CompiledOption {
  readonly value: string | number | boolean;
  readonly label: CompiledText;
  /** The first case that holds. */
  readonly hint: readonly CompiledTextCase[];
  readonly pictogram: string | null;
  /** Offered at all. */
  readonly when: Rule;
  /** Offered but not to be had, with the reason. */
  readonly unavailable: Rule;
  readonly unavailableReason: readonly CompiledTextCase[];
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
  /** Numbers that its message may name; left out where it names none. */
  readonly gives?: Readonly<Record<string, Rule>>;
  readonly source: readonly string[];
}

export type ActionLook = 'second' | 'first' | 'link';

export interface CompiledAction {
  readonly id: string;
  readonly label: CompiledText;
  /** Field that the button stands beside; null puts it under the fields. */
  readonly beside: string | null;
  /** Block of the section's content that the button stands in. */
  readonly block: string | null;
  readonly look: ActionLook;
  /** Fields that must be free of violations; pressing shows what is wrong otherwise. */
  readonly valid: readonly string[];
  readonly enabled: Rule;
}

export type ContentKind =
  | 'information'
  | 'take-care'
  | 'error'
  | 'note'
  | 'found'
  | 'banner'
  | 'list'
  /** Over rows. */
  | 'heading'
  /** One line of a summary: its title, and what holds. */
  | 'row'
  /** Questions of the step that were answered. */
  | 'answers';

/** Of a row: what stands beside its title and its text. */
export interface CompiledRow {
  readonly note: readonly CompiledTextCase[];
  /** Its text with nothing hidden; empty where nothing is. */
  readonly inFull: CompiledText;
  readonly tone: 'saving' | 'cost' | null;
  /** Questions that it answers. */
  readonly says: readonly { readonly section: string; readonly field: string }[];
}

export interface CompiledContent {
  readonly id: string;
  readonly kind: ContentKind;
  readonly when: Rule;
  readonly title: CompiledText;
  readonly text: CompiledText;
  readonly items: readonly CompiledText[];
  /** Field that it stands under; null puts it at the head of the section. */
  readonly under: string | null;
  /** Of a row that says more than its title and its text. */
  readonly row?: CompiledRow;
  /** Of `answers`: sections whose questions it lists; absent for all of the step. */
  readonly of?: readonly string[];
  readonly source: readonly string[];
}
