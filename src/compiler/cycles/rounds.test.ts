import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const street = 'steps/apply/street.json';

interface Reaction {
  readonly [key: string]: unknown;
}

interface Street {
  readonly fields: Readonly<Record<string, object>>;
  readonly reactions: unknown[];
}

/** The parking permit with these reactions in its first section, and `extra` laid over its files. */
function found(
  reactions: readonly Reaction[],
  extra: Readonly<Record<string, object>> = {},
  { email, ...opening }: { readonly email?: object } & JsonObject = {},
) {
  const files = new Map(parking());
  const { fields, ...section } = JSON.parse(files.get(street) ?? '') as Street;
  section.reactions.push(...reactions);
  const said = {
    ...section,
    ...opening,
    fields: { ...fields, email: { ...fields['email'], ...email } },
  };
  files.set(street, JSON.stringify(said, null, 2));
  for (const [file, text] of Object.entries(extra)) files.set(file, JSON.stringify(text));
  // What is set here is read by nobody.
  return compile(files, parkingContract).diagnostics.filter(({ code }) => code !== 'JC538');
}

const spaces = { call: [{ id: 'spaces', with: { street: { var: 'street' } } }] };
const v = (path: string) => ({ var: path });
const on = (changed: string | readonly string[], change: object): Reaction => ({
  on: { changed },
  ...change,
});
const book = (first: object) => ({
  'sequences/book.json': {
    $schema: '../../schemas/sequence.schema.json',
    id: 'book',
    title: 'Booking your space',
    first,
    steps: [{ id: 'space', call: 'spaces', as: 'booked', with: { street: v('with.zone') } }],
  },
});

describe('what need not come to an end is refused', () => {
  it.each<[string, readonly Reaction[], readonly string[], Readonly<Record<string, object>>?]>([
    [
      'an answer that sets itself off',
      [on('permit.days', { set: { 'permit.days': { '+': [v('permit.days'), 1] } } })],
      ['a change of `permit.days` sets `permit.days`'],
    ],
    [
      'a condition that would end it: nobody proves that it does',
      [
        on('permit.days', {
          when: { and: [{ isAnswered: v('permit.days') }, { '<': [v('permit.days'), 9] }] },
          set: { 'permit.days': { '+': [v('permit.days'), 1] } },
        }),
      ],
      ['a change of `permit.days` sets `permit.days`'],
    ],
    [
      'two answers that follow each other',
      [on('email', { set: { street: v('email') } }), on('street', { set: { email: v('street') } })],
      ['a change of `street` sets `email`', 'a change of `email` sets `street`'],
    ],
    [
      'two constants for one answer, in turn',
      [on('email', { set: { email: 'a' } }), on('email', { set: { email: 'b' } })],
      ['a change of `email` sets `email`'],
    ],
    [
      'a bundle on the way',
      [on('zone', { apply: 'zoneDefaults' })],
      ['a change of `zone` sets `zone`'],
    ],
    [
      'a sequence on the way',
      [on('email', { run: 'book' })],
      ['a change of `email` begins the sequence `book`', 'the sequence `book` sets `email`'],
      book({ set: { email: v('street') } }),
    ],
    [
      'a lookup that is loaded whenever it is cleared, and cleared',
      [
        on('lookups.zones', {
          clear: ['lookups.zones'],
          call: [{ id: 'zones', with: { street: v('street') } }],
        }),
      ],
      ['a change of `lookups.zones` clears `lookups.zones`'],
    ],
  ])('%s', (_, reactions, words, extra) => {
    const diagnostics = found(reactions, extra);
    expect(diagnostics).toMatchObject([{ code: 'JC533', severity: 'error' }]);
    const [message = ''] = diagnostics.map((each) => each.message);
    for (const word of words) expect(message).toContain(word);
  });

  it('each part of the circle is shown where it is written', () => {
    const [one] = found([
      on('email', { set: { street: v('email') } }),
      on('street', { set: { email: v('street') } }),
    ]);
    expect([one?.file, ...(one?.also ?? []).map(({ file }) => file)]).toEqual([street, street]);
    expect(one?.also[0]?.line).not.toBe(one?.line);
  });

  it.each([
    ['opens with another value than what it goes back to', 'a@b.uk', 1],
    ['opens with what it goes back to', 'c@d.uk', 0],
  ])('a section that opens anew by what it sets off, where it %s', (_, value, count) => {
    const setsOff = [
      on('email', { set: { street: v('email') } }),
      on('street', { ...spaces, clear: ['lookups.spaces'] }),
    ];
    const opening = {
      forgottenWith: ['lookups.spaces'],
      email: { opens: { value }, initial: 'c@d.uk' },
    };
    const diagnostics = found(setsOff, {}, opening);
    expect(diagnostics.filter(({ code }) => code === 'JC533')).toHaveLength(count);
  });

  it('a chain of more than 32 rounds', () => {
    const names = Array.from({ length: 34 }, (_, index) => `link${index}`);
    const journey = JSON.parse(parking().get('journey.json') ?? '') as { records: object };
    const records = Object.fromEntries(names.map((name) => [name, { type: 'integer' }]));
    const chain = (length: number) =>
      names
        .slice(1, length + 1)
        .map((name, index) => on(`link${index}`, { set: { [name]: v(`link${index}`) } }));
    const extra = { 'journey.json': { ...journey, records: { ...journey.records, ...records } } };
    const rounds = (length: number) =>
      found(chain(length), extra).filter(({ severity }) => severity === 'error');
    expect(rounds(32)).toEqual([]);
    const [long] = rounds(33);
    expect(long).toMatchObject({ code: 'JC533', file: 'steps/apply/step.json' });
    expect(long?.message).toContain('33 rounds');
  });
});

describe('what settles is accepted', () => {
  it.each<[string, readonly Reaction[], Readonly<Record<string, object>>?]>([
    [
      'answers that clear each other',
      [on('email', { clear: ['start'] }), on('start', { clear: ['email'] })],
    ],
    [
      'answers that set each other to what is always the same',
      [on('email', { set: { start: v('today') } }), on('start', { set: { email: 'a@b.uk' } })],
    ],
    ['a copy, as long as nothing comes back', [on('email', { set: { street: v('email') } })]],
    [
      'a copy that comes back as a constant',
      [on('email', { set: { street: v('email') } }), on('street', { set: { email: 'a@b.uk' } })],
    ],
    [
      'what a person alone sets off again',
      [{ on: { answered: 'permit.days' }, set: { 'permit.days': { '+': [v('permit.days'), 1] } } }],
    ],
    [
      'a lookup that is loaded anew as its answer is cleared',
      [
        on('email', { clear: ['lookups.zones'] }),
        on('lookups.zones', { call: [{ id: 'zones', with: { street: v('street') } }] }),
      ],
    ],
    [
      'a sequence that clears what began it',
      [on('email', { run: 'book' })],
      book({ clear: ['email'] }),
    ],
  ])('%s', (_, reactions, extra) => {
    expect(found(reactions, extra)).toEqual([]);
  });
});
