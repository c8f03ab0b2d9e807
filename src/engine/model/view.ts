import type {
  ActionLook,
  CompiledRow,
  ContentKind,
  FieldType,
  ListTexts,
  Scene,
  ShownOfOption,
} from '../../journey';
import type { CommitView } from './commit-view';
import type { Json, JsonObject } from '../../rules';
import type { LeftBehind } from './state';
import type { Text } from './text';

/** pending: a lookup that it needs is loading or has failed. */
export type Verdict = 'valid' | 'invalid' | 'pending';

/**
 * What a step looks like now. Referentially stable: a part that did not change
 * is the same object as in the view before.
 */
export interface StepView {
  readonly id: string;
  readonly title: Text;
  readonly lead: Text;
  readonly scene: Scene;
  readonly verdict: Verdict;
  readonly content: readonly ContentView[];
  /** Those on the page, in order. */
  readonly sections: readonly SectionView[];
  /** All relevant ones, on the page or still to come. */
  readonly outline: readonly OutlineItem[];
  /** Section that the person is in; null when all is folded. */
  readonly open: string | null;
  /** What is still missing in the open section, or in the step when nothing is open. */
  readonly missing: readonly FieldReference[];
  /** Errors that show, after a refused submit or Continue; empty when the summary is not to be drawn. */
  readonly errors: readonly FieldReference[];
  readonly submit: SubmitView | null;
  /** The dialog that is open over the page. */
  readonly dialog: DialogView | null;
  /** Fields to be entered again after a reload. */
  readonly lost: readonly FieldReference[];
  /** What was kept and could not be taken up. */
  readonly leftBehind: LeftBehind | null;
  /** Changes were stopped in this visit before they had come to an end: what is shown may be wrong. */
  readonly stuck: boolean;
  readonly notice: string | null;
  /** What is said of commits: panel or banner first; empty when there is nothing to say. */
  readonly commits: readonly CommitView[];
}

export interface OutlineItem {
  readonly section: string;
  readonly name: string;
  readonly chapter?: string;
  readonly status: 'done' | 'current' | 'later';
}

export interface FieldReference {
  readonly section: string;
  /** null where the section alone is named. */
  readonly field: string | null;
  /** DOM id of the control that the link focuses. */
  readonly target: string;
  readonly text: string;
}

export interface SubmitView {
  readonly label: string;
  readonly ready: Text;
  /** Right above the button: what its press means. */
  readonly text: Text;
  /** Everything is valid: the button stands. */
  readonly available: boolean;
  /** Its press binds the person, and must be meant. */
  readonly deliberate: boolean;
  readonly run: RunView | null;
}

export interface RunView {
  readonly status: 'running' | 'failed' | 'done';
  readonly title: Text;
  readonly steps: readonly {
    readonly id: string;
    readonly name: string;
    readonly status: 'waiting' | 'running' | 'done' | 'failed';
  }[];
  readonly marker: string | null;
  readonly message: string | null;
  /** A section that puts the failure right, and the words of the button that opens it. */
  readonly mends: { readonly section: string; readonly label: string } | null;
}

export interface SectionView {
  /** Unique on the page: the section's id. */
  readonly id: string;
  readonly number: number;
  readonly title: Text;
  readonly name: string;
  readonly lead: Text;
  readonly verdict: Verdict;
  readonly status: 'open' | 'folded';
  /** Flat and static: the same object for the life of the journey. */
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
  /** Every field of the section by its name; `shown` says whether it is drawn. */
  readonly fields: Readonly<Record<string, FieldView>>;
  /** Name of a group of fields → what heads it. */
  readonly groups: Readonly<Record<string, GroupView>>;
  readonly content: readonly ContentView[];
  readonly actions: readonly ActionView[];
  /** Lookups that the section waits for or that failed. */
  readonly lookups: readonly LookupView[];
  readonly summary: Text;
  readonly summaryNote: Text;
  /** Asks whether what nobody answered is right; empty where nothing waits to be confirmed. */
  readonly confirm: Text;
}

export interface GroupView {
  readonly title: Text;
  readonly text: Text;
}

export interface FieldView {
  readonly name: string;
  /** `section.field`. */
  readonly key: string;
  /** DOM id of its control (for a group: of its first control). */
  readonly target: string;
  readonly label: Text;
  readonly hint: Text;
  readonly reason: Text;
  /** As the widget takes it: for an answer that keeps an object, the option's value. */
  readonly value: Json;
  readonly shown: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly disabledReason: Text;
  /** What its options are called where they are counted. */
  readonly noun: Text;
  /** Last in its list: what the person wants is not there, and what to do then. */
  readonly unlisted: { readonly label: Text; readonly text: Text } | null;
  /** Number that the answer is a share of. */
  readonly whole: number | null;
  /** null for a field without options. */
  readonly options: readonly OptionView[] | null;
  /** The list that its options come from. */
  readonly optionsStatus: 'ready' | 'loading' | 'failed' | 'idle';
  /** Name of the lookup that they come from; null for options that are written. */
  readonly optionsFrom: string | null;
  readonly bounds: readonly [number, number] | null;
  /** What is wrong, once it may be said. */
  readonly error: string | null;
  /** Name of the rule that `error` speaks of. */
  readonly breaks: string | null;
  /** Of a composite field: its parts in order; null for any other. */
  readonly parts: readonly PartView[] | null;
  /** Of a field whose answer is a list; null for any other. */
  readonly list: ListView | null;
  /** Of a question for files: names of those that another tab took out; said until somebody answers. */
  readonly takenOut?: readonly string[];
}

/** One part of a composite field. The field is answered as a whole: an object of all parts. */
export interface PartView {
  readonly name: string;
  readonly type: FieldType;
  /** DOM id of its control; the first part has the field's own. */
  readonly target: string;
  readonly label: Text;
  readonly value: Json;
  readonly required: boolean;
  /** The field's error speaks of this part. */
  readonly invalid: boolean;
}

export interface ListView {
  readonly items: readonly { readonly index: number; readonly summary: Text }[];
  readonly max: number;
  /** A new one may be begun: there is room, and no draft is open. */
  readonly canAdd: boolean;
  readonly words: ListTexts<Text>;
  /** The section that asks for the item; null while no draft is open. */
  readonly draft: SectionView | null;
  /** Item that the draft changes; null for a new one. */
  readonly editing: number | null;
}

export interface DialogView {
  readonly section: SectionView;
  /** Question that is drawn, alone; null when all fields are drawn. */
  readonly field: string | null;
  /** Of that question among all that are asked now, from 1. */
  readonly position: number;
  readonly count: number;
  /** Question before it, for Back; null at the first. */
  readonly previous: string | null;
  /** A button leads on; a choice that is not made yet leads on by itself when it is made. */
  readonly continues: boolean;
  /** Words of that button where it ends the dialog; empty where it leads to the next question. */
  readonly button: Text;
  /** It was ended and waits for an answer from outside. */
  readonly busy: boolean;
  /** The call that failed at the end: `lookupRetried` tries it again. */
  readonly failed: LookupView | null;
}

export interface OptionView {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly hint: Text;
  readonly pictogram: string | null;
  readonly unavailable: boolean;
  readonly unavailableReason: Text;
  /** What its card shows, for an option of a lookup that says so. */
  readonly shows?: Readonly<Record<keyof ShownOfOption, string>>;
}

export interface ContentView {
  readonly id: string;
  readonly kind: ContentKind;
  readonly title: Text;
  readonly text: Text;
  readonly items: readonly Text[];
  readonly under: string | null;
  /** Of a row that says more than its title and its text. */
  readonly row?: RowView;
  /** Of the kind `answers`: section by section. */
  readonly answers?: readonly AnswersView[];
}

export interface RowView {
  readonly note: Text;
  /** Its text with nothing hidden; empty where nothing is. */
  readonly inFull: Text;
  readonly tone: CompiledRow['tone'];
  /** Leads to the first question whose answer it says; null for none. */
  readonly way: FieldReference | null;
}

/** What was answered in one section. */
export interface AnswersView {
  readonly section: string;
  /** Empty where the lines belong to the summary around them. */
  readonly title: Text;
  readonly lines: readonly AnswerLine[];
}

export interface AnswerLine {
  /** Leads to the question, by its short name. */
  readonly reference: FieldReference;
  /** In words, or whether a box is ticked; null where nothing of a set of boxes is. */
  readonly said: string | boolean | null;
  /** A tick agrees to something. */
  readonly agrees: boolean;
}

export interface ActionView {
  readonly id: string;
  readonly label: Text;
  readonly beside: string | null;
  readonly block: string | null;
  readonly look: ActionLook;
  readonly busy: boolean;
}

export interface LookupView {
  readonly name: string;
  readonly status: 'loading' | 'failed';
  readonly text: Text;
}
