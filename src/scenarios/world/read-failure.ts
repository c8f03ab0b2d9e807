import type { Failure } from '../../engine';
import { readNumber, readParts, readText, readWord, type Located } from '../source';

export const failureKinds = ['timeout', 'network', 'malformed'] as const;

/** A status, one of the other ways to fail, or a status with what the server says. */
export function readFailure(from: Located): Failure {
  if (typeof from.value === 'number') return { kind: 'http', status: from.value, message: null };
  if (typeof from.value === 'string') {
    return { kind: readWord(from, failureKinds), status: 0, message: null };
  }
  const part = readParts(from, ['status', 'message']);
  const status = part('status');
  const message = part('message');
  return {
    kind: 'http',
    status: status === undefined ? 503 : readNumber(status),
    message: message === undefined ? null : readText(message),
  };
}
