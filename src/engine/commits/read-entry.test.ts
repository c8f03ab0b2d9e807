import { expect, it } from 'vitest';
import type { Json, LedgerEntry } from '../model';
import { entry } from '../testing';
import { readEntry } from './index';

const stored = (change: Readonly<Record<string, Json>>): string =>
  JSON.stringify({ ...entry(), ...change });

/** All that is certain of an entry of which only the key could be read: something was sent. */
const unreadable: LedgerEntry = {
  v: 1,
  commit: 'order',
  subject: 'q1',
  same: null,
  sameDigest: null,
  ties: [],
  state: 'doubt',
  attempt: 1,
  takenBack: 0,
  sentAt: 0,
  watched: 0,
  away: 0,
  noes: [],
  askedAt: null,
  said: null,
  refusal: null,
  record: null,
  answer: null,
  again: false,
  late: false,
  digest: '',
  writtenAt: 0,
};

it.each([
  '',
  '{',
  'null',
  '[]',
  '1',
  '{}',
  stored({ v: 2 }),
  stored({ commit: 'other' }),
  stored({ subject: 'q2' }),
  stored({ state: 'constructor' }),
  stored({ said: 'maybe' }),
  stored({ digest: 5 }),
  stored({ watched: -1 }),
  stored({ watched: '1' }),
  stored({ watched: null }),
  JSON.stringify(entry()).replace('"watched":0', '"watched":1e999'),
  stored({ again: 0 }),
  stored({ late: null }),
  stored({ askedAt: 'then' }),
  stored({ same: 5 }),
  stored({ record: 'plan' }),
  stored({ answer: [] }),
  stored({ refusal: 503 }),
  stored({ refusal: { status: '503', message: null } }),
  stored({ refusal: { status: 503 } }),
  stored({ refusal: { status: 503, message: 5 } }),
  stored({ sameDigest: 'a' }),
  stored({ sameDigest: { salt: 1, digest: 'a' } }),
  stored({ sameDigest: { salt: 'a' } }),
  stored({ ties: [1] }),
  stored({ ties: {} }),
  stored({ noes: ['1'] }),
])('an entry that cannot be read is doubt about the subject of its key: %s', (text) => {
  expect(readEntry(text, 'order', 'q1')).toEqual(unreadable);
});

it.each<Partial<LedgerEntry>>([
  { said: 'offline' },
  { said: 'unreached' },
  { refusal: { status: 503, message: null } },
  { refusal: { status: 409, message: 'It is there already.' } },
  { sameDigest: { salt: '0a', digest: 'b1' } },
  { watched: 0.5, askedAt: 0, answer: {} },
])('an entry with %j is read again as it was', (rest) => {
  expect(readEntry(JSON.stringify(entry(rest)), 'order', 'q1')).toEqual(entry(rest));
});
