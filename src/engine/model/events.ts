import type { CommitEvent, Moment } from './ledger';
import type { Json, JsonObject } from '../../rules';
import type { Failure, StoredFile } from './state';

/** What happened, in the past tense. The only way to change a journey's state. */
export type JourneyEvent =
  | CommitEvent
  | {
      readonly type: 'stepEntered';
      readonly step: string;
      readonly parameters: Readonly<Record<string, string>>;
      readonly today: string;
      /** The page was reloaded or come back to: nothing is set anew. */
      readonly restored: boolean;
    }
  /** A visit began at the first step: answers, lookups and progress are dropped. */
  | { readonly type: 'startedAnew' }
  | {
      readonly type: 'fieldAnswered';
      readonly section: string;
      readonly field: string;
      /** As the widget gives it; null for empty. */
      readonly value: Json;
      /** When; left out where nobody knows: a consent is noted without its time then. */
      readonly at?: Moment;
    }
  /** What was chosen at a question for files and is not stored is now this, by its names (Z53). */
  | {
      readonly type: 'filesSending';
      readonly section: string;
      readonly field: string;
      readonly names: readonly string[];
    }
  /** The partner has stored a file that was being sent (Z54). */
  | {
      readonly type: 'fileStored';
      readonly section: string;
      readonly field: string;
      readonly file: StoredFile;
    }
  /** In another tab the files of these ids were taken out: the partner may have none of them any more (Z63). */
  | { readonly type: 'filesTakenOut'; readonly ids: readonly string[] }
  /** The person left the field: it is tidied, and its errors show from now on. */
  | { readonly type: 'fieldLeft'; readonly section: string; readonly field: string }
  | { readonly type: 'actionPressed'; readonly section: string; readonly action: string }
  /** Continue. */
  | { readonly type: 'sectionContinued'; readonly section: string }
  /** Change. */
  | { readonly type: 'sectionOpened'; readonly section: string }
  /** A person began an item of a list: a new one (`index` null), or one that is there. */
  | {
      readonly type: 'itemOpened';
      readonly section: string;
      readonly field: string;
      readonly index: number | null;
    }
  /** The draft of a list was to be kept; one that is not valid shows what is wrong with it. */
  | { readonly type: 'itemSaved'; readonly section: string; readonly field: string }
  /** The draft was given up; the list stays as it is. */
  | { readonly type: 'itemDismissed'; readonly section: string; readonly field: string }
  | {
      readonly type: 'itemRemoved';
      readonly section: string;
      readonly field: string;
      readonly index: number;
    }
  /** Its answers are kept. */
  | { readonly type: 'dialogClosed' }
  /** Back or forth to a question of the open dialog. */
  | { readonly type: 'dialogPaged'; readonly to: string }
  /** On to the next question, or to the end; where something is wrong it shows instead. */
  | { readonly type: 'dialogContinued' }
  | { readonly type: 'stepSubmitted'; readonly step: string }
  | {
      readonly type: 'callSucceeded';
      readonly request: number;
      readonly answer: Json;
      readonly at: Moment;
    }
  | {
      readonly type: 'callFailed';
      readonly request: number;
      readonly failure: Failure;
      readonly at: Moment;
    }
  /** Try again at a lookup that failed. */
  | { readonly type: 'lookupRetried'; readonly lookup: string }
  /** A screen asked for a sequence, e.g. a plan was chosen. */
  | {
      readonly type: 'sequenceRequested';
      readonly sequence: string;
      readonly with: JsonObject;
    }
  /** What the device held of this journey could not be taken up at all. */
  | { readonly type: 'snapshotDropped' }
  | { readonly type: 'noticeDismissed' }
  | { readonly type: 'leftBehindDismissed' };

/** The event of one kind. */
export type EventOf<Type extends JourneyEvent['type']> = Extract<JourneyEvent, { type: Type }>;
