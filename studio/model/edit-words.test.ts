import { expect, it } from 'vitest';
import { handOf } from '../testing/hand';
import { placeWords, stepWords, valueWords } from './edit-words';

const { hand } = await handOf('journey-config');
const file = 'suppliers/utilita.json';
const debt = '/fields/happyToHaveDebtInformationAccessed';

it.each([
  ['a text', { file, pointer: `${debt}/title` }, 'Text of “Debt Assignment Protocol”'],
  ['an option', { file: 'steps/current-tariff/usage-gas.json', pointer: '/fields/entry/options/1/label' }, 'Options, 2: words of “How you tell us”'], // oxfmt-ignore
  ['what a widget takes', { file: 'steps/current-tariff/usage-gas.json', pointer: '/fields/usage/ui/unit' }, 'Unit of “Gas usage”'], // oxfmt-ignore
  ['an error', { file, pointer: `${debt}/messages/required` }, 'Errors: required of “Debt Assignment Protocol”'], // oxfmt-ignore
  ['what a call says', { file: 'calls/meters.json', pointer: '/failed' }, 'Said when it failed of “Meters”'], // oxfmt-ignore
  ['a version', { file, pointer: `${debt}/consent/version` }, 'Version of “Debt Assignment Protocol”'], // oxfmt-ignore
  ['a file', { file: 'suppliers/new.json', pointer: '' }, 'suppliers/new.json'],
  ['a scenario', { file: 'scenarios/a.json', pointer: '/0' }, 'What scenarios expect in scenarios/a.json'], // oxfmt-ignore
  ['what is sent', { file: 'calls/create-gas-switch.json', pointer: '/body/accountManagementOnline' }, 'What createGasSwitch sends as accountManagementOnline'], // oxfmt-ignore
  ['an order of sections', { file: 'steps/personal-details/step.json', pointer: '/sections' }, 'Order of the sections of “Sign Up”'], // oxfmt-ignore
  ['an item of one', { file: 'steps/personal-details/step.json', pointer: '/sections/3' }, 'Order of the sections of “Sign Up”'], // oxfmt-ignore
  ['an order of questions', { file: 'steps/personal-details/payment.json', pointer: '/fields' }, 'Order of the questions of “Payment”'], // oxfmt-ignore
  ['what is stored', { file: 'journey.json', pointer: '/persist/allow' }, 'What may be stored on the device'], // oxfmt-ignore
])('the place of %s is said in words', (_, place, words) => {
  expect(placeWords(hand, place)).toBe(words);
});

it('a step says the first of its places, or what it did', () => {
  const places = ['title', 'consent/version'].map((key) => ({ file, pointer: `${debt}/${key}` }));
  const step = { places, at: 0, forth: [], back: [], words: null };
  expect(stepWords(hand, step)).toBe('Text of “Debt Assignment Protocol” and 1 more');
  expect(stepWords(hand, { ...step, words: 'All was taken back' })).toBe('All was taken back');
});

it('a rule is said as its sentence, a text as it stands, anything else as it is written', () => {
  const required = { file, pointer: `${debt}/required` };
  const when = { var: 'facts.hasSmartMeter' };
  expect(valueWords(hand, required, { accepted: true, when })).toBe(
    'when the household has a smart meter',
  );
  expect(valueWords(hand, required, { accepted: true })).toBe('always');
  expect(valueWords(hand, required, null)).toBe('nothing');
  // What somebody else wrote need not be a rule.
  expect(valueWords(hand, required, { a: 1, b: 2 })).toBe('when a(1)');
  expect(valueWords(hand, { file, pointer: `${debt}/title` }, 'I agree.')).toBe('I agree.');
  expect(valueWords(hand, { file, pointer: `${debt}/options` }, [{ value: 1 }])).toBe(
    '[{"value":1}]',
  );
  expect(valueWords(hand, { file, pointer: `${debt}/bounds` }, [1, 99])).toBe('1, 99');
  expect(valueWords(hand, { file, pointer: `${debt}/ui/label` }, false)).toBe('no');
  expect(valueWords(hand, { file, pointer: '/sections' }, ['about-you', 'terms'])).toBe(
    'About You, Terms',
  );
});
