import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const street = 'steps/apply/street.json';
const plate = { var: 'plate' };

/** Whether a rule over a number plate, tidied so, never holds. */
function isFound(normalise: readonly unknown[], rule: object, more: object = {}): boolean {
  const files = new Map(parking());
  const section = JSON.parse(files.get(street) ?? '') as { fields: object };
  Object.assign(section.fields, {
    plate: { title: 'Plate', schema: { type: 'string' }, normalise, ...more },
    reads: { title: 'Reads', schema: { type: 'string' }, relevant: rule },
  });
  files.set(street, JSON.stringify(section));
  return compile(files, parkingContract).diagnostics.some(
    ({ code, message }) => code === 'JC408' && message.includes('tidied first'),
  );
}

it.each<[string, readonly string[], object, boolean]>([
  ['small letters that become capitals', ['upperCase'], { startsWith: [plate, 'ab'] }, true],
  ['capitals that become capitals', ['upperCase'], { startsWith: [plate, 'AB'] }, false],
  ['a blank that is taken out', ['removeSpaces'], { '===': [plate, 'AB 12'] }, true],
  ['digits', ['upperCase', 'removeSpaces'], { '===': [plate, '12'] }, false],
  ['a pattern', ['upperCase'], { matches: [plate, '^(ab|cd)'] }, true],
  ['a pattern of which one will do', ['upperCase'], { matches: [plate, '^(ab|CD)'] }, false],
  ['a pattern that stands anywhere', ['upperCase'], { matches: [plate, '[a-z0-9]'] }, false],
  ['a list', ['lowerCase'], { in: [plate, ['AB', 'CD']] }, true],
  ['a list of which one will do', ['lowerCase'], { in: [plate, ['AB', 'cd']] }, false],
  ['what is not tidied', [], { startsWith: [plate, 'ab'] }, false],
])('%s', (_, normalise, rule, is) => {
  expect(isFound(normalise, rule)).toBe(is);
});

it('leaves what something else than a person answers', () => {
  expect(isFound(['upperCase'], { startsWith: [plate, 'ab'] }, { initial: 'ab' })).toBe(false);
});
