import type { ClearView } from './commit-view';
import type { LedgerEntry, Moment } from './ledger';
import type { Effect } from './effects';
import type { JourneyEvent } from './events';
import type { Json, JsonObject, Rule } from '../../rules';
import type { ItemView, Look, ScreenChoice, ScreenView } from './screen';
import type { JourneyState } from './state';
import type { Text } from './text';
import type { CompiledText } from '../../journey';
import type { SectionView, StepView } from './view';

/** What comes from outside when a journey starts or is taken up again. */
export interface Given {
  /** yyyy-mm-dd. */
  readonly today: string;
  /** Laid over the journey's own settings: brand, visitor id. */
  readonly settings: JsonObject;
}

/** A snapshot as it lies on the device, and when it was written and is read. */
export interface StoredJourney {
  readonly snapshot: Json;
  readonly savedAt: Moment;
  readonly now: Moment;
}

export interface Applied {
  readonly state: JourneyState;
  /** In the order in which they are to be begun. */
  readonly effects: readonly Effect[];
}

/**
 * One journey, ready to run. Every function is pure; none throws, whatever the order of events, for a
 * journey that the compiler accepts.
 */
export interface FormEngine {
  start(given: Given): JourneyState;
  apply(state: JourneyState, event: JourneyEvent): Applied;
  /**
   * What the step looks like; parts that did not change are the same objects as before.
   * @throws {Error} for a step that the journey does not have.
   */
  view(state: JourneyState, step: string): StepView;
  /** One section of it alone, in the flow, a dialog or a draft; null while it is not drawn. */
  section(state: JourneyState, step: string, section: string): SectionView | null;
  /** What Clear my details has to ask first; null when it may clear without a word. */
  clearing(state: JourneyState): ClearView | null;
  /** What may be kept on the device, by the journey's allow-list. */
  snapshot(state: JourneyState): JsonObject;
  /** The state that a snapshot describes; null for one of another version or none at all. */
  restore(snapshot: Json, given: Given): JourneyState | null;
  /** Value of a rule; answers that are not relevant read as null. `item` is read as `item.x`. */
  evaluate(state: JourneyState, rule: Rule, item?: JsonObject): Json;
}

/** The same with what is no form: screens, texts by themselves, and what earlier releases stored. */
export interface Engine extends FormEngine {
  /** A screen that shows items, for what is chosen on it; null for a name that none has. */
  screen(state: JourneyState, id: string, choice: ScreenChoice): ScreenView | null;
  /** What a screen shows of one of its items; null likewise. */
  item(state: JourneyState, screen: string, item: JsonObject): ItemView | null;
  /** A screen as it begins, from elsewhere; the same object as long as nothing in it changes. */
  look(state: JourneyState, screen: string): Look;
  /** Commits that a snapshot of a release before the ledger tells of. */
  journalledCommits(stored: StoredJourney, given: Given): readonly LedgerEntry[];
  /** A text with its placeholders filled; `{item.x}` reads from `item`. */
  fill(state: JourneyState, text: CompiledText, item?: JsonObject): Text;
}
