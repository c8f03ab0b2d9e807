import { Refusal } from '../refusal';

/** A text with the character 0, which PostgreSQL cannot keep. */
const NO_TEXT = '22021';
/** Before anything was asked: nobody there, not yet or no longer taking connections, none left. */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENOENT|ETIMEDOUT|EHOSTUNREACH|57P03|53300|08001|08004)$/;
const NO_TURN = 'timeout exceeded when trying to connect';
/** Another call holds what this one needs, or each what the other needs (55P03, 40P01). */
const HELD = ['55P03', '40P01'];
const SILENT = 'Query read timeout';
/** While something was being asked: the server was stopped, or the connection broke. */
const BROKEN = /^(?:ECONNRESET|EPIPE|57P0[12]|08\d{3})$/;
const BROKEN_WORDS = /^Connection terminated|is not queryable/;

const RETRY_SECONDS = 2;

/** What a database is in trouble with, as an answer; null for anything else that was thrown. */
export function troubleOf(error: unknown): Refusal | null {
  const code = codeOf(error);
  const words = error instanceof Error ? error.message : '';
  if (code === NO_TEXT) return new Refusal(400, 'There is a character in it that cannot be kept.');
  if (UNREACHABLE.test(code) || words === NO_TURN) {
    const message = 'The sandbox does not get to its database at the moment. Nothing was done.';
    return new Refusal(503, message, RETRY_SECONDS);
  }
  if (HELD.includes(code)) {
    const message = 'Something else of this quote is being done. Nothing was done of this.';
    return new Refusal(503, message, RETRY_SECONDS);
  }
  if (words !== SILENT && !BROKEN.test(code) && !BROKEN_WORDS.test(words)) return null;
  return new Refusal(500, 'The sandbox lost its database. Whether this was done is not known.');
}

/** Node gives several addresses that were tried in vain as one error without a message. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}
