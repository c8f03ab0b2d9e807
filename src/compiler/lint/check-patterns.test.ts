import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const street = 'steps/apply/street.json';

/** What is found of the parking permit with something else said of its street. */
function found(schema: object, more: object = {}): readonly string[] {
  const files = new Map(parking());
  const section = JSON.parse(files.get(street) ?? '') as {
    fields: { street: object };
    summary?: string;
  };
  // What a text shows of it is another matter.
  delete section.summary;
  Object.assign(section.fields.street, { schema: { type: 'string', ...schema }, ...more });
  files.set(street, JSON.stringify(section));
  return compile(files, parkingContract).diagnostics.map(
    ({ code, severity, message }) => `${code} ${severity}: ${message}`,
  );
}

describe('a pattern', () => {
  const nothing = 'JC506 error: No text at all matches this pattern.';
  const open = 'JC506 warning: This may stand anywhere in a text that is as long as you like.';
  const changes = 'JC506 warning: This changes each text that the pattern takes.';
  it.each<[string, object, object, readonly string[]]>([
    ['is sound', { pattern: '^[A-Z]{1,8}$', maxLength: 8 }, {}, []],
    ['that nothing matches', { pattern: '^a$b' }, {}, [nothing]],
    [
      'that is longer than the longest',
      { pattern: '^[0-9]{10}$', maxLength: 8 },
      {},
      ['JC505 error: No text of at most 8 characters fits the pattern.'],
    ],
    [
      'that is shorter than the shortest',
      { pattern: '^[0-9]{2}$', minLength: 3, maxLength: 8 },
      {},
      ['JC505 error: No text of at least 3 characters fits the pattern.'],
    ],
    ['that tidying never leaves', { pattern: '^[A-Z]+$' }, { normalise: ['lowerCase'] }, [changes]],
    ['that tidying leaves', { pattern: '^[A-Za-z]+$' }, { normalise: ['lowerCase'] }, []],
    [
      'that a replacement puts in after tidying',
      { pattern: '^[A-Z] [A-Z]$' },
      { normalise: ['removeSpaces', { replace: '^(.)(.)$', with: '$1 $2' }] },
      [],
    ],
    [
      'that a replacement takes out',
      { pattern: '^\\+44[0-9]+$' },
      { normalise: [{ replace: '^\\+44', with: '0' }] },
      [changes],
    ],
    [
      'of which tidying leaves nothing',
      { pattern: '^[A-Za-z0-9]{2,7}$' },
      { normalise: [{ replace: '[A-Z0-9]', with: '' }] },
      ['JC506 warning: Of `00`, which the pattern takes, this leaves nothing.'],
    ],
    [
      'of which tidying takes the beginning',
      { pattern: '^[A-Z]{2,9}$' },
      { normalise: [{ replace: '^GB', with: '' }] },
      ['JC506 warning: Of `GB`, which the pattern takes, this leaves nothing.'],
    ],
    [
      'of which tidying takes a beginning that is not all',
      { pattern: '^[A-Z]{3,9}$' },
      { normalise: ['removeSpaces', { replace: '^GB', with: '' }] },
      [],
    ],
    [
      'of which tidying takes marks',
      { pattern: '^[0-9-]{1,9}$' },
      { normalise: [{ replace: '-', with: '' }] },
      [],
    ],
    [
      'that takes nothing with what is put in',
      { pattern: '^[A-Z0-9]{1,9}$' },
      { normalise: [{ replace: '^([A-Z])([0-9])', with: '$1-$2' }] },
      ['JC506 warning: This puts in `-`, and the pattern takes no text that has it.'],
    ],
    [
      'that takes what is put in',
      { pattern: '^[A-Z0-9-]{1,9}$' },
      { normalise: [{ replace: '^([A-Z])([0-9])', with: '$1-$2' }] },
      [],
    ],
    ['without its ends', { pattern: '[0-9]{1,10}' }, {}, [open]],
    ['that begins somewhere', { pattern: '[0-9]' }, {}, []],
    ['with one end alone', { pattern: '^[0-9]+' }, {}, []],
    [
      'that repeats the same in a row',
      { pattern: '^\\d+\\d+$' },
      {},
      ['JC506 error: `\\d` is repeated twice in a row, which can take minutes.'],
    ],
    ['that repeats others in a row', { pattern: '^[A-Z]+[0-9]+$' }, {}, []],
    [
      'that its widget never writes',
      { pattern: '^[0-9]{2}/[0-9]{2}/[0-9]{4}$' },
      { ui: { widget: 'date' } },
      ['JC510 error: `date` never writes a text that fits this pattern.'],
    ],
    [
      'that its widget writes',
      { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
      { ui: { widget: 'date' } },
      [],
    ],
    [
      'of a replacement whose group is not there',
      { maxLength: 8 },
      { normalise: [{ replace: '^(.)', with: '$2' }] },
      ['JC506 error: The pattern has no group for `$2`.'],
    ],
  ])('%s', (_, schema, more, diagnostics) => {
    expect(found(schema, more)).toEqual(diagnostics);
  });
});

it('a mark and a step are held by the bounds, and a birth lies behind', () => {
  const slider = { widget: 'slider', mark: { at: 12, label: 'Most' }, step: 20 };
  expect(found({ type: 'integer' }, { ui: slider, bounds: [1, 10] })).toEqual(
    expect.arrayContaining([
      'JC510 error: The mark stands outside the bounds of its question.',
      'JC510 error: There is no more than 9 between the bounds.',
    ]),
  );
  const birth = { widget: 'date', mode: 'future', autocomplete: 'bday' };
  expect(found({}, { ui: birth })).toEqual([
    'JC510 error: A day of birth (`bday`) lies behind, and this offers days to come.',
  ]);
});

it('a consent is one box, and its id is its own', () => {
  const consent = { consent: { id: 'one', version: 1 } };
  expect(found({}, consent)).toContain(
    'JC507 error: Only a box is a consent, and this field is string.',
  );
  const files = new Map(parking());
  const section = JSON.parse(files.get(street) ?? '') as { fields: object };
  Object.assign(section.fields, {
    first: { title: 'First', ...consent },
    second: { title: 'Second', ...consent },
  });
  const messages = compile(files.set(street, JSON.stringify(section)), parkingContract).diagnostics;
  const twice = messages.filter(({ code }) => code === 'JC501');
  expect(twice.map(({ message }) => message)).toEqual(['`one` is the consent of `first` already.']);
});
