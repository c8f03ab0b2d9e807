import { expect, it } from 'vitest';
import { compile } from '../../compiler';
import { cars } from '../../compiler/fixtures/cars';
import { parkingContract } from '../../compiler/fixtures/parking';
import { createProver } from '../prover';
import { prove } from './prove';

/** What is found of a question that offers the cars of the permit. */
function found(said: string): readonly string[] {
  const question = `"options": { "from": "permit.cars", "value": "plate", "label": "{item.plate}" }${said}`;
  const files = cars(
    'steps/apply/cars.json',
    '"class": {',
    `"first": { "title": "First", ${question} }, "class": {`,
  );
  const { journey, origins, policies, diagnostics } = compile(files, parkingContract, {
    traced: true,
  });
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  return prove(createProver(journey), origins, policies).findings.flatMap(({ code, message }) =>
    message.includes('`first`') ? [`${code} ${message}`] : [],
  );
}

it('a choice that is required while its list may be empty is a dead end', () => {
  expect(found(', "required": true')).toEqual([
    'JP201 `first` is required of some households, who can then never answer it: `permit.cars` has no item to choose.',
  ]);
});

it.each([
  ['is not required', ''],
  [
    'counts only where there is an item',
    ', "required": true, "relevant": { "isAnswered": { "var": "permit.cars" } }',
  ],
])('a choice that %s is none', (_, said) => {
  expect(found(said)).toEqual([]);
});
