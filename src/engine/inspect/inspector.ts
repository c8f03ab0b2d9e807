import type { FieldView, JourneyState, Json, JsonObject, Rule, StepView, Verdict } from '../model';
import type { CompiledJourney, CompiledSection, CompiledText } from '../../journey';

/** What a view leaves out: sections that are not on the page, and what is wrong but not said yet. */
export interface Inspector {
  readonly journey: CompiledJourney;
  section(state: JourneyState, section: CompiledSection): SectionInspection;
  view(state: JourneyState, step: string): StepView;
  /** `locals` are read as `with.x`, `answer.x`, `failure.x`, `item.x`. */
  evaluate(state: JourneyState, rule: Rule, locals?: JsonObject): Json;
  /** A text with its placeholders filled, without its links. */
  words(state: JourneyState, text: CompiledText): string;
}

export interface SectionInspection {
  readonly relevant: boolean;
  readonly visible: boolean;
  readonly verdict: Verdict;
  /** null while it is not on the page. */
  readonly place: 'open' | 'folded' | null;
  /** By name. */
  readonly fields: Readonly<Record<string, FieldInspection>>;
}

export interface FieldInspection {
  readonly relevant: boolean;
  /** As rules and payloads read it. */
  readonly value: Json;
  /** As it is kept, relevant or not. */
  readonly kept: Json;
  readonly view: FieldView;
  /** What is wrong with it, said or not. */
  readonly violations: readonly {
    readonly rule: string;
    /** Of a composite answer: the part that breaks it; null for the answer as a whole. */
    readonly part: string | null;
    readonly message: string;
  }[];
}
