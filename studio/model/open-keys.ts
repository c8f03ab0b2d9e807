import type { OpenKey } from '../../src/journey';
import { equal, type Json, type Rule } from '../../src/rules';
import { isTaken, type AnswerKind } from './answer-kinds';

/** A key of the contract that an answer could be sent as, in every call that has it open. */
export interface SentOffer {
  /** Its way in the body, with dots. */
  readonly key: string;
  /** What is sent there today, in short. */
  readonly today: string;
  readonly words: string;
  /** Whether some call sends a fixed value there today. */
  readonly isFixed: boolean;
  readonly about: string;
  readonly keys: readonly OpenKey[];
}

const counted = (calls: readonly OpenKey[]): string =>
  calls.length === 1 ? (calls[0]?.call ?? '') : `${String(calls.length)} calls`;

/** What an answer of a kind could be sent as: first where a call sends a fixed value today. */
export function sentOffers(open: readonly OpenKey[], kind: AnswerKind): readonly SentOffer[] {
  const fitting = open.filter((each) => isTaken(kind, each));
  const nameOf = ({ keys }: OpenKey): string => keys.join('.');
  const offers = [...new Set(fitting.map(nameOf))].map((key): SentOffer => {
    const keys = fitting.filter((each) => nameOf(each) === key);
    const fixed = keys.filter(({ isSent }) => isSent);
    return {
      ...{ key, keys, isFixed: fixed.length > 0, about: keys[0]?.about ?? '' },
      ...wordsOf(keys, fixed),
    };
  });
  const rank = ({ isFixed, keys }: SentOffer): number => (isFixed ? keys.length : 0);
  return offers.toSorted((one, other) => rank(other) - rank(one));
}

function wordsOf(
  keys: readonly OpenKey[],
  fixed: readonly OpenKey[],
): Pick<SentOffer, 'today' | 'words'> {
  if (fixed.length === 0) {
    const by = counted(keys);
    return { today: by, words: `Nobody sends it today, and ${by} may.` };
  }
  const [first, ...others] = fixed;
  const isOne = others.every(({ sends }) => equal(sends, first?.sends ?? null));
  const value = isOne ? `a fixed ${JSON.stringify(first?.sends)}` : 'fixed values';
  const today = `${counted(fixed)} ${fixed.length === 1 ? 'sends' : 'send'} ${value}`;
  return { today, words: `${today} here today.` };
}

/** Whether a fixed value goes on where there is no answer: the contract takes no null there. */
export const keepsFixed = ({ types, sends }: OpenKey, isAlwaysAnswered: boolean): boolean =>
  sends !== null && !types.includes('nothing') && !isAlwaysAnswered;

/** What the body says where an answer is sent. */
export function sentRule(path: string, key: OpenKey, isAlwaysAnswered: boolean): Rule {
  const answer = { var: path };
  return keepsFixed(key, isAlwaysAnswered)
    ? { if: [{ isAnswered: answer }, answer, key.sends] }
    : answer;
}

/** All that each of the keys takes; null where one does not say. */
export function valuesTaken(keys: readonly OpenKey[]): readonly Json[] | null {
  const [first = null, ...others] = keys.map(({ values }) => values);
  if (first === null) return null;
  return first.filter((value) => others.every((each) => each?.includes(value) ?? true));
}
