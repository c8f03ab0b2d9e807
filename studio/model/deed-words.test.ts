import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/rules';
import { handOf } from '../testing/hand';
import { householdAt } from '../server/households';
import { deedLine } from './deed-words';

const { hand, ready } = await handOf('journey-config');
const { state } = householdAt(ready, 'withMeters');

it.each<[JsonObject, string]>([
  [{ answer: { 'yourHome.postcode': 'LS8 4JW' } }, 'Answers “Postcode” with “LS8 4JW”'],
  [{ answer: { 'yourHome.postcode': null } }, 'Answers “Postcode” with nothing'],
  [
    { answer: { 'payGas.method': 'monthlyDirectDebit' } },
    'Answers “How you pay for gas” with “Monthly direct debit”',
  ],
  [{ press: 'yourHome.findAddress' }, 'Presses “Find address”'],
  [{ continue: 'payGas' }, 'Goes on from “How you pay for gas”'],
  [{ open: 'yourHome' }, 'Changes “Your Home”'],
  [{ submit: 'step' }, 'Presses the button at the end of the step'],
  [{ goTo: 'personalDetails' }, 'Goes to “Sign Up”'],
  [{ remove: { 'previousAddresses.list': 0 } }, 'Removes item 1 of “previousAddresses.list”'],
  [{ partner: { answers: { zones: [] } } }, 'From here the partner answers otherwise: zones'],
])('%j is said so', (deed, words) => {
  const { does, what } = deedLine(hand, state, deed);
  expect(`${does} ${what}`).toBe(words);
});
