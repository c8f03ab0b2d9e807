import type { AnswerValidator, CallResult, AnswerViolation, Json } from './contract';

export type Validators = Readonly<Record<string, AnswerValidator>>;

/** What checks the answer of each operation; some of it is fetched when it is first needed. */
interface AnswerValidators {
  /** null while it is not loaded. */
  readonly atHand: (operation: string) => AnswerValidator | null;
  /** Rejects when the code cannot be fetched, or checks no such operation. */
  readonly load: (operation: string) => Promise<AnswerValidator>;
}

export function answerValidators(
  atStart: Validators,
  fetchMore: () => Promise<Validators>,
): AnswerValidators {
  let known = atStart;
  const atHand = (operation: string) => known[operation] ?? null;
  return {
    atHand,
    load: async (operation) => {
      if (known[operation] === undefined) known = { ...(await fetchMore()), ...known };
      const found = known[operation];
      if (found === undefined) throw new Error(`The contract does not check ${operation}`);
      return found;
    },
  };
}

/** What came back, before anybody has looked at it. */
interface RawAnswer {
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
