import type { CallResult } from './call';
import type { AnswerValidator, AnswerViolation } from './contract';
import type { Json } from './json';

/** What came back, before anybody has looked at it. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** What does not match the contract; never the data itself. */
export interface ContractBreach {
  readonly operation: string;
  readonly status: number;
  /** Empty when the answer is no JSON at all. */
  readonly violations: readonly AnswerViolation[];
}

/** The boundary: past this point an answer is what the contract says that it is. */
export function readAnswer(
  operation: string,
  { status, text }: RawAnswer,
  isValid: AnswerValidator,
  onBreach: (breach: ContractBreach) => void,
): CallResult {
  const parsed = parse(text);
  if (status < 200 || status > 299)
    return { ok: false, failure: { kind: 'http', status, message: serverMessage(parsed) } };
  if (parsed !== undefined && isValid(parsed)) return { ok: true, answer: parsed };
  const violations = parsed === undefined ? [] : (isValid.errors ?? []);
  onBreach({ operation, status, violations });
  return { ok: false, failure: { kind: 'malformed', status, message: null } };
}

/** undefined when it is no JSON; an empty body reads as null. */
function parse(text: string): Json | undefined {
  if (text === '') return null;
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function serverMessage(body: Json | undefined): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}
