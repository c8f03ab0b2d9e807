import type { operations } from './generated/contract';

/** Method and path of one operation, as the contract writes them. */
export interface Operation {
  readonly method: string;
  readonly path: string;
}

/** Generated from the contract; `errors` holds what was wrong with the last value. */
export interface AnswerValidator {
  (answer: unknown): boolean;
  readonly errors?: readonly AnswerViolation[] | null;
}

export interface AnswerViolation {
  /** JSON pointer into the answer. */
  readonly instancePath: string;
  /** JSON Schema keyword that does not hold. */
  readonly keyword: string;
}

/** The token operation is the only one whose answer the client reads itself. */
export type TokenAnswer = operations['token']['responses'][200]['content']['application/json'];
