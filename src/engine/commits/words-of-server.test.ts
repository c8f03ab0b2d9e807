import { expect, it } from 'vitest';
import { call, sequenceStep } from '../testing/build';
import { wordsOfServer } from './index';

const calls = { send: call('send', { alreadyDone: [409] }) };
const words = (step: ReturnType<typeof sequenceStep>, status: number) =>
  wordsOfServer({ calls }, step, { status, message: 'Said.' });

it.each([
  ['of a commit taken for done (row 6)', sequenceStep('send', { commits: true }), 409, 'Said.'],
  ['of any other refusal', sequenceStep('send', { commits: true }), 503, null],
  ['of a step that sends no commit', sequenceStep('send'), 409, null],
  ['of a step that shows them', sequenceStep('send', { serverMessage: true }), 503, 'Said.'],
  ['of a call that is not there', sequenceStep('other', { commits: true }), 409, null],
])('the words of the server %s', (_, step, status, shown) => {
  expect(words(step, status)).toBe(shown);
});
