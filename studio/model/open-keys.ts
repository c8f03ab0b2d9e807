import type { OpenKey } from '../../src/journey';
import { equal, type Json, type Rule } from '../../src/rules';
import { isTaken, type AnswerKind } from './answer-kinds';

/** A key of the contract that an answer could be sent as, in every call that has it open. */
export interface SentOffer {
  /** Its way in the body, with dots. */
  readonly key: string;
  /** What is sent there today. */
  readonly today: string;
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
      today:
        fixed.length === 0
          ? `sent by nobody; ${counted(keys)} may`
          : `${counted(fixed)} ${fixed.length === 1 ? 'sends' : 'send'} ${valueWords(fixed)} here today`,
    };
  });
  const rank = ({ isFixed, keys }: SentOffer): number => (isFixed ? keys.length : 0);
  return offers.toSorted((one, other) => rank(other) - rank(one));
}

function valueWords([first, ...others]: readonly OpenKey[]): string {
  const isOne = others.every(({ sends }) => equal(sends, first?.sends ?? null));
  return isOne ? `a fixed ${JSON.stringify(first?.sends)}` : 'fixed values';
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
