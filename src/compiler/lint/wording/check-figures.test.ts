import { describe, expect, it } from 'vitest';
import { compile } from '../../compile';
import { parking, parkingContract } from '../../fixtures/parking';

const street = 'steps/apply/street.json';

interface Street {
  readonly fields: Readonly<Record<string, object>>;
}

/** What is said of a hint beside the shape of a question of the permit. */
function found(hint: string, schema: object): readonly string[] {
  const files = new Map(parking());
  const written = JSON.parse(files.get(street) ?? '') as Street;
  const code = { title: 'Code', hint, schema: { type: 'string', ...schema } };
  files.set(street, JSON.stringify({ ...written, fields: { ...written.fields, code } }));
  return compile(files, parkingContract).diagnostics.flatMap(({ code: each, message }) =>
    each === 'JC610' ? [message] : [],
  );
}

describe('a hint with a number', () => {
  it.each<[string, string, object, readonly string[]]>([
    ['says nothing of room enough', 'Nobody under 2 years', { maxLength: 1000 }, []],
    ['is held against a length', '6 to 8 digits', { minLength: 6, maxLength: 8 }, []],
    [
      'is held against another length',
      '6 to 10 digits',
      { minLength: 6, maxLength: 8 },
      ['This says another number than the checks of the question: there it is 6, 8.'],
    ],
    [
      'is held against a pattern',
      '5 digits',
      { maxLength: 7, pattern: '^[0-9]{7}$' },
      ['This says another number than the checks of the question: there it is 7.'],
    ],
  ])('%s', (_, hint, schema, says) => {
    expect(found(hint, schema)).toEqual(says);
  });
});
