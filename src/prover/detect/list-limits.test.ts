import { expect, it } from 'vitest';
import { compile } from '../../compiler';
import { cars } from '../../compiler/fixtures/cars';
import { parkingContract } from '../../compiler/fixtures/parking';
import { createProver } from '../prover';
import { prove } from './prove';

interface Section {
  fields: Record<string, Record<string, unknown>>;
}

/** What is found in a list of cars that takes `limits`, beside a number from 1 to `maximum`. */
function found(
  limits: object,
  ofList: object = {},
  maximum = 9,
  ofNumber: object = {},
): readonly string[] {
  const files = new Map(cars());
  const file = 'steps/apply/cars.json';
  const section = JSON.parse(files.get(file) ?? '') as Section;
  const { max: _, ...list } = (section.fields['cars']?.['list'] ?? {}) as { max?: number };
  const howMany = {
    title: 'How many cars?',
    missing: 'Say how many',
    schema: { type: 'integer', minimum: 1, maximum },
    required: true,
    ...ofNumber,
  };
  section.fields = {
    howMany,
    ...section.fields,
    cars: { ...section.fields['cars'], list: { ...list, ...limits }, required: true, ...ofList },
  };
  files.set(file, JSON.stringify(section));
  const { journey, origins, policies, diagnostics } = compile(files, parkingContract, {
    traced: true,
  });
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  return prove(createProver(journey), origins, policies)
    .findings.filter(({ code }) => code === 'JP214')
    .map(({ witness }) => JSON.stringify(witness?.answers['howMany']));
}

const howMany = { var: 'howMany' };

it.each<[string, object, readonly string[], number?]>([
  ['the most is a number below what can be said', { min: howMany, max: 3 }, ['4']],
  ['the most hangs on the same answer', { min: 2, max: howMany }, ['1']],
  ['no list has more than a hundred', { min: howMany }, ['101'], 400],
])('JP214: %s', (_, limits, witnesses, most = 9) => {
  expect(found(limits, {}, most)).toEqual(witnesses);
});

it.each<[string, object, object?, number[]?]>([
  ['both are the same', { exactly: howMany }],
  ['the most is as high as what can be said', { min: howMany, max: 9 }],
  ['the most follows', { min: howMany, max: { '+': [howMany, 1] } }],
  ['both are numbers, which the compiler compares', { min: 2, max: 3 }],
  ['there is no least', { max: howMany }],
  ['bounds hold the answer to what is taken', { min: howMany, max: 3 }, {}, [1, 3]],
  ['the list need not be filled', { min: howMany, max: 3 }, { required: false }],
])('nothing is found where %s', (_, limits, said, bounds) => {
  const bounded = bounds === undefined ? {} : { schema: { type: 'integer' }, bounds };
  expect(found(limits, said, 9, bounded)).toEqual([]);
});
