import { describe, expect, it } from 'vitest';
import { compile } from '../../compiler';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import type { Rule } from '../../rules';
import { createProver } from '../prover';
import { conditions } from './conditions';
import { Kit } from './kit';

const street = 'steps/apply/street.json';

/** Where a rule of a question is pointed at, and what for. */
function found(relevant: Rule): readonly string[] {
  const files = new Map(parking());
  const written = JSON.parse(files.get(street) ?? '') as { readonly fields: object };
  const corner = { title: 'Corner', schema: { type: 'string' }, relevant };
  files.set(street, JSON.stringify({ ...written, fields: { ...written.fields, corner } }));
  const { journey, origins, diagnostics } = compile(files, parkingContract, { traced: true });
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  const kit = new Kit(createProver(journey), origins);
  for (const done of conditions(kit)) expect(done).toBeGreaterThanOrEqual(0);
  return kit.findings.flatMap(({ code, place, part }) =>
    place.outer?.name === 'corner' ? [`${code} ${part.join('/')}`] : [],
  );
}

const is = (value: string): Rule => ({ '===': [{ var: 'permitType' }, value] });
const isThere: Rule = { isAnswered: { var: 'street' } };

describe('what never or always holds is pointed at', () => {
  it.each<[string, Rule, readonly string[]]>([
    [
      'at the first of those that are at odds',
      { and: [isThere, is('visitor'), is('resident')] },
      ['JP101 and/1'],
    ],
    [
      'within the part that never holds by itself',
      { and: [isThere, { and: [is('visitor'), { '!': is('visitor') }] }] },
      ['JP101 and/1/and/0'],
    ],
    [
      'at the first of those that together leave nothing out',
      { or: [{ '!': isThere }, is('visitor'), { '!': is('visitor') }] },
      ['JP102 or/1'],
    ],
    [
      'within what is turned round',
      { '!': { and: [isThere, is('visitor'), is('resident')] } },
      ['JP102 !/and/1'],
    ],
    [
      'at the operator, where both branches are the same',
      { if: [isThere, is('visitor'), is('visitor')] },
      ['JP104 if'],
    ],
  ])('%s', (_, rule, parts) => {
    expect(found(rule)).toEqual(parts);
  });
});
