import { plainData } from '../answers/fits';
import { isObject } from '../../rules';
import { blankEntry } from './entry';
import { commitStates, type Json, type JsonObject, type LedgerEntry } from '../model';

/** What is certain of an entry of which only the key could be read: something was sent. */
const unreadable = (commit: string, subject: string): LedgerEntry => ({
  ...blankEntry(commit, subject),
  state: 'doubt',
  attempt: 1,
});

/**
 * The entry that was stored under the key of this subject. What cannot be read, or is of another
 * version, is doubt: it is asked about, and nothing is sent meanwhile.
 */
export function readEntry(text: string, commit: string, subject: string): LedgerEntry {
  try {
    return parse(JSON.parse(text) as Json, commit, subject) ?? unreadable(commit, subject);
  } catch {
    return unreadable(commit, subject);
  }
}

const answers: readonly Json[] = ['yes', 'no', 'unreached', 'offline', null];

function parse(stored: Json, commit: string, subject: string): LedgerEntry | null {
  const entry = plainData(stored);
  if (!isObject(entry) || !isEntry(entry)) return null;
  return entry.commit === commit && entry.subject === subject ? entry : null;
}

/** Every key is looked at. */
const isEntry = (value: JsonObject): value is JsonObject & LedgerEntry =>
  value['v'] === 1 &&
  ['commit', 'subject', 'digest'].every((key) => isText(value[key])) &&
  ['attempt', 'takenBack', 'sentAt', 'watched', 'away', 'writtenAt'].every((key) =>
    isCount(value[key]),
  ) &&
  ['again', 'late'].every((key) => typeof value[key] === 'boolean') &&
  commitStates.some((state) => state === value['state']) &&
  answers.some((said) => said === value['said']) &&
  isNullOr(value['askedAt'], isCount) &&
  isNullOr(value['same'], isText) &&
  isNullOr(value['record'], isObject) &&
  isNullOr(value['answer'], isObject) &&
  isNullOr(value['refusal'], isRefusal) &&
  isNullOr(value['sameDigest'], isDigest) &&
  isListOf(value['ties'], isObject) &&
  isListOf(value['noes'], isCount);

type Test = (value: Json | undefined) => boolean;

const isCount: Test = (value) => typeof value === 'number' && value >= 0 && value < Infinity;
const isText: Test = (value) => typeof value === 'string';
const isNullOr = (value: Json | undefined, test: Test): boolean => value === null || test(value);
const isListOf = (value: Json | undefined, test: Test): boolean =>
  Array.isArray(value) && value.every((item) => test(item as Json));
const isRefusal: Test = (value) =>
  isObject(value) && isCount(value['status']) && isNullOr(value['message'], isText);
const isDigest: Test = (value) =>
  isObject(value) && isText(value['salt']) && isText(value['digest']);
