import { expect, it } from 'vitest';
import { compile } from '../../compiler';
import { cars } from '../../compiler/fixtures/cars';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import { createProver } from '../prover';
import { questionsOf } from './contexts';
import { Kit } from './kit';
import { standing } from './standing';

const car = 'steps/apply/car.json';
const list = 'steps/apply/cars.json';
const street = 'steps/apply/street.json';

it('says once of a question that its choices are too much to work out, however many they are', () => {
  const files = new Map(parking());
  const written = JSON.parse(files.get(street) ?? '') as { readonly fields: object };
  const options = ['one', 'two', 'three'].map((value) => ({
    ...{ value, label: value },
    when: { '===': [{ var: 'street' }, value] },
  }));
  const corner = { title: 'Corner', schema: { type: 'string' }, options };
  files.set(street, JSON.stringify({ ...written, fields: { ...written.fields, corner } }));
  const { journey, origins, diagnostics } = compile(files, parkingContract, { traced: true });
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  const prover = createProver(journey);
  const kit = new Kit(prover, origins);
  questionsOf(kit);
  prover.attempt = () => null;
  standing(kit);
  expect(kit.incomplete.filter(({ name }) => name === 'corner')).toHaveLength(1);
});

it.each([
  ['stays when another answer takes it out', {}, 1],
  ['is forgotten with the other answer', { forgottenWith: ['car.fuel'] }, 0],
])('a choice of an item that %s', (_, ofGrade, count) => {
  const files = new Map(cars());
  const written = JSON.parse(files.get(car) ?? '') as {
    readonly at: string;
    readonly fields: object;
  };
  const when = { '===': [{ var: `${written.at}.fuel` }, 'petrol'] };
  const grade = {
    ...{ title: 'Grade', schema: { type: 'string' }, required: false },
    options: [{ value: 'super', label: 'Super', when }],
    ...ofGrade,
  };
  files.set(car, JSON.stringify({ ...written, fields: { ...written.fields, grade } }));
  const page = JSON.parse(files.get(list) ?? '') as { readonly fields: { readonly cars: object } };
  const all = { ...page.fields.cars, relevant: true };
  files.set(list, JSON.stringify({ ...page, fields: { ...page.fields, cars: all } }));
  const { journey, origins, diagnostics } = compile(files, parkingContract, { traced: true });
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  const kit = new Kit(createProver(journey), origins);
  standing(kit);
  expect(kit.findings.map(({ code }) => code)).toEqual(Array(count).fill('JP213'));
});
