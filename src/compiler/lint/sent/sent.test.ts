import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine';
import { compile } from '../../compile';
import { parking, parkingContract } from '../../fixtures/parking';

const street = 'steps/apply/street.json';
const create = 'calls/create.json';

type Edit = readonly [file: string, from: string, to: string];

/** The files on one line each, so that what is replaced is written on one. */
function edited(edits: readonly Edit[]): ReadonlyMap<string, string> {
  const files = new Map(parking());
  for (const [file, from, to] of edits) {
    const text = JSON.stringify(JSON.parse(files.get(file) ?? ''));
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    files.set(file, text.replace(from, to));
  }
  return files;
}

/** What is found of the parking permit, of whose body the contract takes `properties`. */
function found(properties: object, ...edits: readonly Edit[]): readonly string[] {
  const contract = JSON.parse(JSON.stringify(parkingContract)) as {
    components: { schemas: { Permit: { properties: object } } };
  };
  Object.assign(contract.components.schemas.Permit.properties, properties);
  return compile(edited(edits), contract as unknown as JsonObject)
    .diagnostics.filter(({ code }) => code === 'JC320' || code === 'JC550')
    .map(({ code, file, message }) => `${code} ${file}: ${message}`);
}

const text = (more: object) => ({ street: { type: ['string', 'null'], ...more } });
const taken = '`create` sends this as `street`, of which the contract takes';
const schema = '"schema":{"type":"string","maxLength":40,"pattern":"^[A-Za-z ]+$"}';

describe('a text that is sent', () => {
  it.each<[string, object, readonly Edit[], readonly string[]]>([
    ['fits', { maxLength: 40, pattern: '^[A-Z a-z]*$' }, [], []],
    [
      'may be too long',
      { maxLength: 39 },
      [],
      [`JC320 ${street}: ${taken} at most 39 characters.`],
    ],
    [
      'may be too short',
      { minLength: 2 },
      [],
      [`JC320 ${street}: ${taken} at least 2 characters.`],
    ],
    [
      'may be what the pattern refuses',
      { pattern: '^[A-Z ]*$' },
      [],
      [
        `JC320 ${street}: This takes \`a\`, which \`create\` sends as \`street\` and the contract refuses.`,
      ],
    ],
    [
      'is tidied so that it fits',
      { pattern: '^[A-Z ]*$' },
      [[street, schema, `${schema},"normalise":["upperCase"]`]],
      [],
    ],
    [
      'is held by a check so that it fits',
      { maxLength: 20, pattern: '^[A-Z ]*$' },
      [
        [
          street,
          schema,
          `${schema},"checks":{"short":{"assert":{"and":[{"<=":[{"characters":{"var":"street"}},20]},{"matches":[{"var":"street"},"^[A-Z ]+$"]}]},"message":"Shorter."}}`,
        ],
      ],
      [],
    ],
    [
      'is held by what nobody knows here',
      { maxLength: 20 },
      [
        [
          street,
          schema,
          `${schema},"checks":{"other":{"assert":{"!==":[{"var":"street"},"a"]},"message":"Another."}}`,
        ],
      ],
      [],
    ],
    ['has no place in the contract to be held against', { minLength: 0 }, [], []],
  ])('%s', (_, limits, edits, diagnostics) => {
    expect(found(text(limits), ...edits)).toEqual(diagnostics);
  });
});

const days = (rule: object): Edit => [
  create,
  '"street":{"var":"street"}',
  `"street":{"var":"street"},"days":${JSON.stringify(rule)}`,
];
const by: Edit = [
  street,
  '"bounds":[1,30]',
  '"bounds":{"by":"permitType","cases":{"visitor":[1,30],"resident":[1,10]}}',
];
const times = {
  '*': [{ var: 'permit.days' }, { if: [{ '===': [{ var: 'permitType' }, 'visitor'] }, 1, 3] }],
};

describe('a number that is sent', () => {
  const number = (more: object) => ({ days: { type: ['number', 'null'], ...more } });
  const can = (value: number) =>
    `JC320 ${street}: With these bounds \`create\` can send ${String(value)} as \`days\`, of which the contract takes`;
  it.each<[string, object, readonly Edit[], readonly string[]]>([
    ['fits', { minimum: 1, maximum: 30 }, [days({ var: 'permit.days' })], []],
    [
      'may be too large',
      { maximum: 29 },
      [days({ var: 'permit.days' })],
      [`${can(30)} at most 29.`],
    ],
    ['may be too small', { minimum: 2 }, [days({ var: 'permit.days' })], [`${can(1)} at least 2.`]],
    [
      'is worked out',
      { maximum: 30 },
      [days({ '+': [{ var: 'permit.days' }, 1] })],
      [`${can(31)} at most 30.`],
    ],
    ['is worked out case by case', { maximum: 30 }, [by, days(times)], []],
    ['is too large in one case', { maximum: 29 }, [by, days(times)], [`${can(30)} at most 29.`]],
  ])('%s', (_, limits, edits, diagnostics) => {
    const all = found(number(limits), ...edits);
    expect([...new Set(all)]).toEqual(diagnostics);
  });
});

describe('what may be nothing', () => {
  const needed = { days: { type: 'number' } };
  it('is told where the question may be left out, and not where it is required', () => {
    const sent = days({ var: 'permit.days' });
    expect(found(needed, sent)).toEqual([]);
    const optional: Edit = [street, '"required":{"===":[{"var":"permitType"},"visitor"]},', ''];
    expect(found(needed, sent, optional)).toEqual([
      `JC320 ${street}: This may be left out, and \`create\` sends it as \`days\`, for which the contract takes no null.`,
    ]);
  });

  it('is told where the body itself chooses it', () => {
    const rule = { if: [{ var: 'facts.isShort' }, { var: 'permit.days' }, null] };
    expect(found(needed, days(rule))).toEqual([
      `JC320 ${create}: This can be null, which the contract does not take for \`days\`.`,
    ]);
  });
});

describe('a key of a body', () => {
  const any = { permitType: {}, days: {}, length: {} };
  it.each<[string, object, readonly string[]]>([
    [
      'gets a fixed value beside the answer of its name',
      { permitType: 'visitor' },
      [
        `JC550 ${create}: \`permitType\` gets something else, and \`permitType\`, which is asked, is sent by nobody.`,
      ],
    ],
    [
      'gets another answer of the same place',
      { permitType: { var: 'email' } },
      [
        `JC550 ${create}: \`permitType\` gets something else, and \`permitType\`, which is asked, is not sent by \`create\`.`,
      ],
    ],
    [
      'gets the word',
      { days: 'email' },
      [`JC550 ${create}: This sends the word \`email\`, and no answer.`],
    ],
    ['gets its own answer', { permitType: { var: 'permitType' } }, []],
    ['gets what is worked out', { permitType: { var: 'facts.kind' } }, []],
    [
      'gets a fixed value beside the answer of its last name',
      { days: 5 },
      [
        `JC550 ${create}: \`days\` gets something else, and \`permit.days\`, which is asked, is sent by nobody.`,
      ],
    ],
    ['has a name of its own', { length: 5 }, []],
  ])('%s', (_, body, diagnostics) => {
    const more = JSON.stringify(body).slice(1, -1);
    const extra: Edit = [create, '"street":{"var":"street"}', `"street":{"var":"street"},${more}`];
    expect(found(any, extra)).toEqual(diagnostics);
  });
});
