import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const street = 'steps/apply/street.json';
const options = { from: 'lookups.zones', value: 'id', label: 'name' };
const offered = (keep: readonly string[]): object => ({
  ...{ title: 'Zone', schema: { type: 'object' }, ui: { widget: 'select' } },
  options: { ...options, keep },
});
const set = { title: 'Zone', schema: { type: 'object' }, ui: { widget: 'hidden' }, visible: false };

/** What is found where these questions share one answer, of which the name is read. */
function found(...questions: readonly object[]): readonly string[] {
  const files = new Map(parking());
  const section = JSON.parse(files.get(street) ?? '') as { fields: object };
  const asked = questions.map((each, index) => [
    `shared${String(index)}`,
    { ...each, answer: 'shared', relevant: { '===': [{ var: 'street' }, String(index)] } },
  ]);
  Object.assign(section.fields, Object.fromEntries(asked), {
    reads: {
      title: 'Reads',
      schema: { type: 'string' },
      relevant: { '===': [{ var: 'shared.name' }, 'A'] },
    },
  });
  files.set(street, JSON.stringify(section));
  return compile(files, parkingContract).diagnostics.flatMap(
    ({ code, severity, pointer, message }) =>
      code === 'JC312' ? [`${severity} ${pointer}: ${message}`] : [],
  );
}

const keeps = 'The answer `shared` keeps no `name`.';
const lacks = 'Whoever answers `shared` here has no `name`, which is read of it.';
const keep = (index: number): string => `/fields/shared${String(index)}/options/keep`;

it.each<[string, readonly object[], readonly string[]]>([
  ['one that keeps it', [offered(['id', 'name'])], []],
  ['one that does not', [offered(['id'])], [`error ${keep(0)}: ${keeps}`]],
  // What a rule sets is cut to what the first question keeps.
  ['one, and one that rules set', [offered(['id']), set], [`error ${keep(0)}: ${keeps}`]],
  ['one that keeps it, and one that rules set', [offered(['id', 'name']), set], []],
  [
    'one that rules set, and one that does not keep it',
    [set, offered(['id'])],
    [`warning ${keep(1)}: ${lacks}`],
  ],
  ['one that rules set, and one that keeps it', [set, offered(['id', 'name'])], []],
  [
    'two, of which the second does not',
    [offered(['id', 'name']), offered(['id'])],
    [`warning ${keep(1)}: ${lacks}`],
  ],
])('a key is read of an answer that is asked for by %s', (_, questions, said) => {
  expect(found(...questions)).toEqual(said);
});
