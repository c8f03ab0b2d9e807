import { expect, it } from 'vitest';
import { compile } from '../../compiler';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import type { Rule } from '../../rules';
import { createProver } from '../prover';
import { prove } from './prove';

const begins: Rule = { var: 'begins' };
const asked = (...rules: Rule[]): Rule => ({ and: [{ isAnswered: begins }, ...rules] });

/** The parking permit with a time, and a section that hangs on it. */
function found(relevant: Rule): readonly string[] {
  const files = new Map<string, string>(parking());
  const change = (path: string, to: (file: { fields?: object }) => object): void => {
    files.set(path, JSON.stringify(to(JSON.parse(files.get(path) ?? '{}') as object)));
  };
  const schema = { type: 'string', format: 'time' };
  const question = { title: 'Begins', answer: 'begins', schema };
  change('steps/apply/street.json', (file) => ({
    ...file,
    fields: { ...file.fields, begins: question },
  }));
  change('steps/apply/terms.json', (file) => ({ ...file, relevant }));
  const { journey, origins, policies } = compile(files, parkingContract, { traced: true });
  if (journey === null) throw new Error('the permit with a time does not compile');
  const { findings } = prove(createProver(journey), origins, policies);
  return findings.map(({ code }) => code).filter((code) => code.startsWith('JP10'));
}

it.each<[string, Rule, readonly string[]]>([
  ['a time between two', asked({ '<': ['08:00', begins, '22:00'] }), []],
  [
    'before one and after a later one',
    asked({ '<': [begins, '08:00'] }, { '>': [begins, '22:00'] }),
    ['JP101'],
  ],
  [
    'at one time, which says that it is answered',
    asked({ '===': [begins, '09:00'] }, { '>=': [begins, '08:00'] }),
    ['JP107'],
  ],
  [
    'later than one, and than an earlier one',
    asked({ '>': [begins, '22:00'] }, { '>': [begins, '08:00'] }),
    ['JP107'],
  ],
])('%s', (_, rule, codes) => {
  expect(found(rule)).toEqual(codes);
});
