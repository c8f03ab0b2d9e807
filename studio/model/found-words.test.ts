import { expect, it } from 'vitest';
import { handOf } from '../testing/hand';
import { foundWords } from './found-words';

const { hand } = await handOf('journey-config');

it.each([
  ['an answer', 'Nobody reads `gasUsage.usage`.', 'Nobody reads “Gas usage”.'],
  ['a fact', 'the fact `isInNorthernIreland` is something else', 'the fact “the postcode is in Northern Ireland” is something else'], // oxfmt-ignore
  ['a section', 'the section `usageGas`', 'the section “Gas you use”'],
  ['a call', 'the call `createGasSwitch` sends it', 'the call “create gas switch” sends it'],
  ['a text', '“Debts” says as `label`: something else', '“Debts” says as its text: something else'], // oxfmt-ignore
  ['what is not there', 'There is no fact `nobody`.', 'There is no fact `nobody`.'],
])('%s is said by the words that people have for it', (_, message, words) => {
  expect(foundWords(hand, message)).toBe(words);
});
