import { describe, expect, it } from 'vitest';
import { commit, entry } from '../testing';
import { mayResend } from './may-resend';

const unsent = entry({ state: 'unsent' });
const other = (state: 'doubt' | 'sending' | 'done' | 'refused') =>
  entry({ subject: 'q0', state, ties: [] });

describe('sending again what the partner has not (row 13)', () => {
  it.each([
    ['nothing else', [], true],
    ['another refused', [other('refused')], true],
    ['another in doubt', [other('doubt')], false],
    ['another being sent', [other('sending')], false],
    ['another of the home done', [other('done')], false],
  ] as const)('with %s', (_, others, may) => {
    expect(mayResend(commit('order'), unsent, [unsent, ...others])).toBe(may);
  });

  it.each([
    ['refused', entry({ state: 'refused' })],
    ['without what it was sent with', entry({ state: 'unsent', ties: [] })],
    ['sent as often as may be', entry({ state: 'unsent', attempt: 3 })],
  ])('not what is %s', (_, one) => {
    expect(mayResend(commit('order'), one, [one])).toBe(false);
  });
});
