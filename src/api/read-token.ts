import type { TokenAnswer } from './contract';
import type { Json } from './json';

/** The token in a checked answer; null when it is empty. */
export function readToken(answer: Json): string | null {
  const { token } = answer as unknown as TokenAnswer;
  return token === '' ? null : token;
}
