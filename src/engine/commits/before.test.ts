import { describe, expect, it } from 'vitest';
import { entry, later, moment } from '../testing';
import { before, isOld, mayBePutAside } from './index';

const other = (state: 'done' | 'unsent' | 'aside' | 'doubt' | 'refused', sentAt = moment) =>
  entry({ subject: `q-${state}`, state, sentAt });
const day = 24 * 60 * 60;

describe('the warning before another one of the same home', () => {
  it.each([
    [
      'what was done before what was sent later',
      [other('unsent', later(9)), other('done')],
      'done',
    ],
    ['the one that was sent last', [other('unsent'), other('aside', later(9))], 'aside'],
    ['not what was refused', [other('unsent'), other('refused', later(9))], 'unsent'],
    ['not what may still be asked about', [other('doubt')], undefined],
    ['doubt of a day as put aside', [{ ...other('doubt'), watched: day }], 'aside'],
    ['not the present one', [entry({ state: 'done' })], undefined],
    ['not another home', [{ ...other('done'), same: 'home 2' }], undefined],
  ] as const)('names %s', (_, entries, state) => {
    expect(before(entries, 'q1', 'home 1')?.state).toBe(state);
  });

  it('names what was sent, and when', () => {
    expect(before([other('unsent')], 'q1', 'home 1')).toEqual({
      state: 'unsent',
      subject: 'q-unsent',
      sentAt: moment,
      record: { plan: 'P1' },
      answer: null,
    });
  });
});

it('an entry is old after thirty days, and not on the last of them', () => {
  expect(isOld(moment, later(30 * day))).toBe(false);
  expect(isOld(moment, later(30 * day) + 1)).toBe(true);
});

it.each([
  ['doubt', day, 0, true],
  ['doubt', day - 60, 60, true],
  ['doubt', day - 61, 60, false],
  ['sending', day, 0, false],
] as const)('%s, watched for %d and away for %d seconds, may be put aside: %s', (...row) => {
  const [state, watched, away, may] = row;
  expect(mayBePutAside(entry({ state, watched, away }))).toBe(may);
});
