import type { Inspector, JourneyState, JsonObject } from '../../engine';
import type { Origins, PlacedRule } from '../../journey';
import type { FactTrace, Trace } from '../explanation';
import { peoplesWords, type PeoplesWords } from '../words/people';
import { ruleWords, valueRuleWords } from '../words/rule-words';
import { createTracer } from './create-tracer';

type Told = Pick<PlacedRule, 'rule' | 'place' | 'role'>;

/** Tells rules as sentences of titles, labels and phrases, which hold or fail for one household. */
export interface Teller {
  readonly words: PeoplesWords;
  /** `always`, `never`, `when …`; of a rule that has a value, the value. */
  readonly sentence: (rule: Told) => string;
  /** Piece by piece, with what each came to; every fact that it read beside it. */
  readonly trace: (state: JourneyState, rule: Told, locals?: JsonObject) => RuleTold;
}

export interface RuleTold {
  readonly trace: Trace;
  readonly facts: Readonly<Record<string, FactTrace>>;
}

export function createTeller(inspector: Inspector, origins: Origins | null): Teller {
  const { journey } = inspector;
  const words = peoplesWords(journey, origins);
  return {
    words,
    sentence: ({ rule, role }) => {
      if (role === 'value') return valueRuleWords(rule, words.value, words.phrase, words.name);
      if (typeof rule === 'boolean') return rule ? 'always' : 'never';
      return `when ${ruleWords(rule, words.value, words.phrase, words.name)}`;
    },
    trace: (state, rule, locals = {}) => {
      const tracer = createTracer({
        ...{ origins, facts: journey.facts, words: words.value, nameOf: words.name, locals },
        evaluate: (part) => inspector.evaluate(state, part, locals),
      });
      return { trace: tracer.rule(rule), facts: tracer.facts };
    },
  };
}
