import type { CallResult, TokenAnswer, Json } from './contract';

/** The bearer token in use, renewed by one request at a time. */
interface Token {
  readonly current: () => string | null;
  /** The renewal that is under way; null for none. */
  readonly renewing: () => Promise<boolean> | null;
  /** False when none was had; the one there is stays in use (TOK-05). */
  readonly renew: () => Promise<boolean>;
  /** The server took this one for no good. */
  readonly refused: (token: string | null) => void;
  /** There is one that the server has not refused yet. */
  readonly isGood: () => boolean;
}

/** @param request asks for a token, and shows the one that is given to it. */
export function createToken(request: (shown: string | null) => Promise<CallResult>): Token {
  let token: string | null = null;
  let isRefusedHere = false;
  let refused: string | null = null;
  let renewing: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    const result = await request(isRefusedHere ? null : token);
    if (result.ok) {
      token = readToken(result.answer);
      refused = null;
      isRefusedHere = false;
      return token !== null;
    }
    // A server that refuses a stale token here would refuse it for ever; other calls may still carry it.
    if (result.failure.status === 401) isRefusedHere = true;
    return false;
  }

  return {
    current: () => token,
    renewing: () => renewing,
    renew: () =>
      (renewing ??= ask().finally(() => {
        renewing = null;
      })),
    refused: (other) => {
      if (other !== null) refused = other;
    },
    isGood: () => token !== null && token !== refused,
  };
}

/** The token in a checked answer; null when it is empty. */
function readToken(answer: Json): string | null {
  const { token } = answer as unknown as TokenAnswer;
  return token === '' ? null : token;
}
