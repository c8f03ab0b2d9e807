import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

type Way = readonly (string | number)[];
/** Of a file, what is put under a way. */
type Put = readonly [file: string, way: Way, value: unknown];

const street = 'steps/apply/street.json';
const facts = 'facts/permit.json';
const text = { type: 'string' };

/** The permit with these values in its files. */
function put(puts: readonly Put[]): ReadonlyMap<string, string> {
  const files = new Map(parking());
  for (const [file, way, value] of puts) {
    const written: unknown = JSON.parse(files.get(file) ?? '{}');
    const last = way.at(-1) ?? '';
    const holder = way.slice(0, -1).reduce<unknown>((at, key) => {
      const inner = at as Record<string | number, unknown>;
      inner[key] ??= {};
      return inner[key];
    }, written);
    (holder as Record<string | number, unknown>)[last] = value;
    files.set(file, JSON.stringify(written));
  }
  return files;
}

/** Where one code is found. */
const found = (code: string, puts: readonly Put[], contract = parkingContract): readonly string[] =>
  compile(put(puts), contract).diagnostics.flatMap((each) =>
    each.code === code ? [`${each.file}#${each.pointer}`] : [],
  );

/** A second call, of which nobody reads the answer under its name. */
const made: Put = [street, ['reactions', 0, 'call', 1], { id: 'create', as: 'made' }];
const readsNear: Put = [
  facts,
  ['facts', 'isNear'],
  { '===': [{ var: 'lookups.near.number' }, 'A'] },
];
const steps = (...more: readonly object[]): Put => [
  'sequences/book.json',
  ['steps'],
  [
    { id: 'space', call: 'spaces', as: 'booked', with: { street: { var: 'with.zone' } } },
    ...more.map((each) => ({
      ...{ id: 'other', call: 'zones', with: { street: { var: 'with.zone' } } },
      ...each,
    })),
  ],
];
const corner = (more: object): Put => [
  street,
  ['fields', 'corner'],
  { title: 'Corner', schema: text, ...more },
];

describe('a finding points at what has to be changed', () => {
  it.each<[string, string, readonly Put[], readonly string[]]>([
    [
      'what an answer does not keep, though it is offered, and not who reads it',
      'JC312',
      [[facts, ['facts', 'isMain'], { '===': [{ var: 'zone.spaces' }, 2] }]],
      [`${street}#/fields/zone/options/keep`],
    ],
    [
      'who reads what is not offered either',
      'JC312',
      [[facts, ['facts', 'isMain'], { '===': [{ var: 'zone.wheels' }, 2] }]],
      [`${facts}#/facts/isMain/===/0/var`],
    ],
    [
      'the name under which nobody reads an answer that is read under another',
      'JC307',
      [readsNear, made],
      [`${facts}#/facts/isNear/===/0/var`, `${street}#/reactions/0/call/1/as`],
    ],
    [
      'the second of two calls side by side under one name',
      'JC501',
      [steps({ as: 'booked', parallel: true })],
      ['sequences/book.json#/steps/1/as'],
    ],
    ['none of two one after the other', 'JC501', [steps({ as: 'booked' })], []],
    [
      'none of two for different households',
      'JC501',
      [
        steps(
          { id: 'second', as: 'other', parallel: true, when: { var: 'with.one' } },
          { as: 'other', parallel: true, when: { '!': { var: 'with.one' } } },
        ),
      ],
      [],
    ],
    [
      'a text of the page that the page does not ask for',
      'JC519',
      [['messages/en-GB/page.json', ['texts', 'page.welcome'], 'Welcome']],
      ['messages/en-GB/page.json#/texts/page.welcome'],
    ],
    [
      'no text of a screen',
      'JC519',
      [['messages/en-GB/page.json', ['texts', 'garage.welcome'], 'Welcome']],
      [],
    ],
    [
      'the word that stands alone, and those who ask for the other',
      'JC408',
      [
        [facts, ['facts', 'kind', 'if', 1], 'shorrt'],
        corner({ relevant: { '===': [{ var: 'facts.kind' }, 'short'] } }),
      ],
      [
        `${facts}#/facts/isShort/rule/===/1`,
        `${facts}#/facts/kind/if/1`,
        `${street}#/fields/corner/relevant/===/1`,
      ],
    ],
    [
      'the answer by which bounds go, where most of their cases are none of its values',
      'JC515',
      [
        [
          street,
          ['fields', 'days', 'bounds'],
          { by: 'permitType', cases: { short: [1, 2], long: [2, 9], visitor: [1, 9] } },
        ],
      ],
      [`${street}#/fields/days/bounds/by`],
    ],
    [
      'the operation, where another takes the whole body',
      'JC315',
      [
        ['calls/create.json', ['operation'], 'payPermit'],
        ['calls/create.json', ['into'], {}],
      ],
      ['calls/create.json#/operation'],
    ],
    [
      'the key, where the operation takes most of the body',
      'JC315',
      [['calls/create.json', ['body', 'kindd'], null]],
      ['calls/create.json#/body/kindd'],
    ],
    [
      'a screen that shows one where there is a list',
      'JC312',
      [['screens/results.json', ['from'], { one: 'lookups.zones' }]],
      ['screens/results.json#/from'],
    ],
    [
      'words that lead to a name',
      'JC604',
      [[street, ['fields', 'days', 'hint'], '[Read more](settings.council.name).']],
      [`${street}#/fields/days/hint`],
    ],
    [
      'an address that nobody can follow',
      'JC604',
      [['journey.json', ['settings', 'helpUrl'], 'www.example.org']],
      ['journey.json#/settings/helpUrl'],
    ],
  ])('%s', (_, code, puts, places) => {
    expect([...found(code, puts)].sort()).toEqual([...places].sort());
  });

  it('a length, where that alone lets through what the contract refuses', () => {
    const contract = structuredClone(parkingContract) as {
      components: { schemas: { Permit: { properties: Record<string, object> } } };
    };
    contract.components.schemas.Permit.properties['street'] = {
      type: ['string', 'null'],
      pattern: '^[A-Za-z ]{0,20}$',
    };
    expect(found('JC320', [], contract as unknown as typeof parkingContract)).toEqual([
      `${street}#/fields/street/schema/maxLength`,
    ]);
  });
});
