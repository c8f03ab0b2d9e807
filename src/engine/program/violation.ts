import { own } from '../answers/own';
import { wordsOf } from '../answers/path';
import type { ShapeViolation } from '../model';

/** How an answer breaks a rule: the rule's name, and what its message may name. */
export interface Violation {
  readonly rule: string;
  readonly min?: number;
  readonly max?: number;
  readonly n?: number;
}

/** The rule that a JSON Schema keyword stands for. */
export function fromShape({ keyword, params }: ShapeViolation): Violation {
  const limit = typeof params['limit'] === 'number' ? params['limit'] : undefined;
  switch (keyword) {
    case 'type':
      return { rule: own(typeRules, wordsOf(params['type'])) ?? 'invalid' };
    case 'minLength':
    case 'maxLength':
      return limit === undefined ? { rule: keyword } : { rule: keyword, n: limit };
    case 'minimum':
      return limit === undefined ? { rule: keyword } : { rule: keyword, min: limit };
    case 'maximum':
      return limit === undefined ? { rule: keyword } : { rule: keyword, max: limit };
    case 'format':
      return { rule: wordsOf(params['format']) };
    default:
      return { rule: keyword };
  }
}

const typeRules: Readonly<Record<string, string>> = { integer: 'numeric', number: 'decimal' };
