import type { Inspector, JourneyState, Json, JsonObject, Rule } from '../engine';
import {
  decides,
  type CompiledJourney,
  type Origin,
  type Origins,
  type Place,
  type PlacedRule,
} from '../journey';
import type { Finding } from './explanation';
import { because } from './rule/because';
import { createTracer, type Tracer } from './rule/create-tracer';
import { createValueWords, type ValueWords } from './words/value-words';

/** What every explainer works with. */
export interface Kit {
  readonly journey: CompiledJourney;
  readonly inspector: Inspector;
  readonly state: JourneyState;
  readonly words: ValueWords;
  readonly tracer: Tracer;
  /** Where a place is written; null where nobody knows. */
  readonly origin: (place: Place) => Origin | null;
  readonly evaluate: (rule: Rule) => Json;
  /** What a text says now, plain. */
  readonly text: Inspector['words'] extends (state: never, text: infer Text) => string
    ? (text: Text) => string
    : never;
  /** A rule as a finding. `says` is told how it turned out and what settled it. */
  readonly judge: (
    about: string,
    rule: PlacedRule,
    says: (holds: boolean, reason: string) => string,
  ) => Finding;
}

export function createKit(
  inspector: Inspector,
  origins: Origins | null,
  state: JourneyState,
  locals: JsonObject = {},
): Kit {
  const { journey } = inspector;
  const words = createValueWords(journey);
  const evaluate = (rule: Rule): Json => inspector.evaluate(state, rule, locals);
  const tracer = createTracer({ origins, facts: journey.facts, evaluate, words, locals });
  const origin = (place: Place): Origin | null => origins?.at(place) ?? null;
  return {
    journey,
    inspector,
    state,
    words,
    tracer,
    origin,
    evaluate,
    text: (text) => inspector.words(state, text),
    judge: (about, rule, says) => {
      // A literal explains itself.
      const trace = decides(rule) ? tracer.rule(rule) : null;
      const unknown = trace?.state === 'unknown';
      const holds = unknown ? null : (trace?.value ?? rule.rule) === true;
      const reason = trace === null ? '' : because(trace, tracer.facts);
      return {
        about,
        holds,
        says: unknown ? `only a call can tell: ${trace.words}` : says(holds === true, reason),
        origin: origin(rule.place),
        rule: trace,
        beneath: [],
      };
    },
  };
}

/** A finding that no rule stands behind. */
export const finding = (
  about: string,
  holds: boolean | null,
  says: string,
  more: Partial<Finding> = {},
): Finding => ({ about, holds, says, origin: null, rule: null, beneath: [], ...more });

/** A gate that stands open because nobody wrote one tells nothing. */
export const tellsSomething = ({ holds, rule, origin }: Finding): boolean =>
  holds !== true || rule !== null || origin?.written !== false;

/** The reason behind a sentence, where there is one. */
export const withReason = (sentence: string, reason: string): string =>
  reason === '' ? sentence : `${sentence} because ${reason}`;
