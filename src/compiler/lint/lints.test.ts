import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const street = 'steps/apply/street.json';
const terms = 'steps/apply/terms.json';

type Change = Readonly<Record<string, unknown>>;

/** What one check says of the permit with something else in one of its files. */
function found(code: string, path: string, change: (written: Change) => object): readonly string[] {
  const files = new Map(parking());
  const written = JSON.parse(files.get(path) ?? '') as Change;
  files.set(path, JSON.stringify({ ...written, ...change(written) }));
  return compile(files, parkingContract).diagnostics.flatMap((each) =>
    each.code === code ? [each.message] : [],
  );
}

const withFields =
  (fields: object) =>
  (written: Change): object => ({ fields: { ...(written['fields'] as object), ...fields } });

describe('a negation of a negation', () => {
  const relevant = (rule: object): readonly string[] =>
    found(
      'JC565',
      street,
      withFields({ more: { title: 'More', schema: { type: 'string' }, relevant: rule } }),
    );
  const isThere = { isAnswered: { var: 'street' } };

  it.each<[string, object, number]>([
    ['is found', { '!': { '!': isThere } }, 1],
    ['is found as a list', { '!': [{ '!': [isThere] }] }, 1],
    ['is found within others', { and: [isThere, { '!': { '!': isThere } }] }, 1],
    ['is found once of three', { '!': { '!': { '!': isThere } } }, 1],
    ['is none where more is denied', { '!': { and: [isThere, { '!': isThere }] } }, 0],
  ])('%s', (_, rule, count) => {
    expect(relevant(rule)).toHaveLength(count);
  });
});

describe('a comparison that tells nothing', () => {
  const answer = { var: 'street' };
  const isSame = { '===': [answer, answer] };
  const relevant = (code: string, rule: object): number =>
    found(
      code,
      street,
      withFields({ more: { title: 'More', schema: { type: 'string' }, relevant: rule } }),
    ).length;

  it.each<[string, string, object, number]>([
    ['of something with itself', 'JC578', isSame, 1],
    ['with itself, beside a source', 'JC578', { source: ['A'], ...isSame }, 1],
    ['within a condition of a value', 'JC578', { '===': [{ if: [isSame, 1, 2] }, 1] }, 1],
    ['with something else', 'JC578', { '===': [answer, 'High Street'] }, 0],
    ['of constants', 'JC578', { '===': ['a', 'a'] }, 0],
    ['of three', 'JC578', { '<': [answer, answer, answer] }, 0],
    ['in texts and numbers', 'JC579', { in: [answer, ['a', 1]] }, 1],
    ['in texts and true', 'JC579', { in: [answer, ['a', true]] }, 1],
    ['in texts, and nothing', 'JC579', { in: [answer, ['a', null]] }, 0],
    ['in all that is nothing', 'JC579', { in: [answer, [false, null, 0, '']] }, 0],
    ['in numbers', 'JC579', { in: [answer, [1, 2.5]] }, 0],
    ['in a text', 'JC579', { in: ['a', answer] }, 0],
  ])('%s', (_, code, rule, count) => {
    expect(relevant(code, rule)).toBe(count);
  });
});

describe('a message and the comparison beside it', () => {
  const days = (message: string, assert: object): number =>
    found(
      'JC619',
      street,
      withFields({
        stay: {
          ...{ title: 'Stay', schema: { type: 'integer' } },
          checks: { fits: { assert, message } },
        },
      }),
    ).length;
  const stay = { var: 'stay' };

  it.each<[string, object, number]>([
    ['The stay must be at least 3 days.', { '>=': [stay, 3] }, 0],
    ['The stay must be at least 3 days.', { '<': [stay, 3] }, 1],
    ['The stay must be at least 3 days.', { '<=': [3, stay] }, 0],
    ['The stay must be less than 3 days.', { '>': [stay, 3] }, 1],
    [
      'The stay must be between 3 and 9 days.',
      { and: [{ '>=': [stay, 3] }, { '<=': [stay, 9] }] },
      0,
    ],
    // What is too much may be said as what is, or as what must be.
    ['The stay is more than 3 days.', { '<=': [stay, 3] }, 0],
    // Another number.
    ['The stay must be at least 30 days.', { '<': [stay, 7] }, 0],
  ])('%s', (message, assert, count) => {
    expect(days(message, assert)).toBe(count);
  });
});

describe('boxes of one group', () => {
  const boxes = (first: object, second: object): object => ({
    groups: { tides: {}, agreement: {}, post: { title: 'Send me news' } },
    ...withFields({
      news: { group: 'post', ...first },
      offers: { group: 'post', ...second },
    })(JSON.parse(new Map(parking()).get(terms) ?? '') as Change),
  });
  const consent = (id: string): object => ({ consent: { id, version: 1 } });
  const box = { schema: { type: 'boolean' } };

  it('are consents all of them, or none', () => {
    const said = (first: object, second: object): number =>
      found('JC561', terms, () =>
        boxes({ title: 'by email', ...first }, { title: 'by post', ...second }),
      ).filter((message) => message.startsWith('All others of its group')).length;
    expect(said(consent('news'), box)).toBe(1);
    expect(said(consent('news'), consent('offers'))).toBe(0);
    expect(said(box, box)).toBe(0);
  });

  it('read otherwise', () => {
    const said = (title: string): number =>
      found('JC609', terms, () =>
        boxes(
          { title: 'by email', label: 'News by email', ...consent('news') },
          { title, label: 'News by post', ...consent('offers') },
        ),
      ).length;
    expect(said('by email')).toBe(1);
    expect(said('by post')).toBe(0);
  });
});

describe('what must be accepted', () => {
  const ticked = (name: string): object => ({ '===': [{ var: name }, true] });
  it.each<[string, object, number]>([
    ['of everybody', { accepted: true }, 1],
    ['of some', { accepted: true, when: { isAnswered: { var: 'street' } } }, 1],
    ['of who ticked another', { accepted: true, when: ticked('news') }, 1],
    ['of who did not', { accepted: true, when: { '!': ticked('news') } }, 0],
    [
      'as a box that is not ticked',
      { accepted: true, when: { '===': [{ var: 'news' }, false] } },
      0,
    ],
    ['unless it is ticked itself', { accepted: true, when: { '!': ticked('price') } }, 1],
    ['of nobody', { var: 'news' }, 0],
  ])('stands in the record: %s', (_, required, count) => {
    const files = new Map(parking());
    const put = (file: string, said: object): void => {
      const written = JSON.parse(files.get(file) ?? '') as Change;
      files.set(file, JSON.stringify({ ...written, ...withFields(said)(written) }));
    };
    const box = { schema: { type: 'boolean' } };
    put(street, {
      news: { title: 'News', ...box },
      price: { title: 'The price', ...box, required },
    });
    const said = (): number =>
      compile(files, parkingContract).diagnostics.filter(
        ({ code, pointer }) => code === 'JC561' && pointer.includes('price'),
      ).length;
    expect(said()).toBe(0);
    // A consent that another sheet asks for.
    put(terms, { post: { title: 'by post', consent: { id: 'post', version: 1 } } });
    expect(said()).toBe(count);
  });
});

it('a call that fails and says nothing, though it says that it runs', () => {
  const said = (words: object): readonly string[] =>
    found('JC611', 'calls/create.json', () => words);
  expect(said({ busy: 'Asking for the permit' })).toEqual([
    'Nothing is said of this call where it does not come.',
  ]);
  expect(said({ busy: 'Asking for the permit', failed: 'That did not work.' })).toEqual([]);
  expect(said({})).toEqual([]);
});

it('a constant in one call where another sends the answer', () => {
  const files = new Map(parking());
  const create = JSON.parse(files.get('calls/create.json') ?? '') as Change;
  const said = (street_: unknown): readonly string[] => {
    const again = { ...create, id: 'again', body: { street: street_, holder: { email: 'a@b.c' } } };
    files.set('calls/again.json', JSON.stringify(again));
    return compile(files, parkingContract).diagnostics.flatMap(({ code, message }) =>
      code === 'JC566' && message.includes('street') ? [message] : [],
    );
  };
  expect(said('High Street')).toEqual([
    '`street` is asked for and sent by other calls, and here it is always "High Street".',
  ]);
  expect(said({ var: 'street' })).toEqual([]);
});

it('a scenario that is told to expect nothing', () => {
  const files = new Map([
    ...parking(),
    ['scenarios/households/visitor.json', JSON.stringify({ id: 'visitor', about: 'A visitor.' })],
  ]);
  const said = (scenario: object): readonly string[] => {
    const suite = { about: 'The street.', household: 'visitor', scenarios: [scenario] };
    files.set('scenarios/street.json', JSON.stringify(suite));
    return compile(files, parkingContract).diagnostics.map(({ code }) => code);
  };
  expect(said({ name: 'nothing is asked', expect: {} })).toEqual(['JC570']);
  expect(said({ name: 'it begins', expect: { step: 'apply' } })).toEqual([]);
  // Others go on from it: it need not expect anything.
  expect(said({ name: 'it begins', waypoint: 'begun' })).toEqual([]);
});

it('a step that begins anew and asks for answers', () => {
  const said = (startsAnew: boolean, requires?: object): number =>
    found('JC571', 'steps/done/step.json', (step) => ({
      startsAnew,
      requires: requires ?? step['requires'],
    })).length;
  expect(said(true)).toBe(1);
  expect(said(false)).toBe(0);
  expect(said(true, [])).toBe(0);
});

it('amounts in two currencies', () => {
  const said = (...currencies: readonly string[]): readonly string[] => {
    const formats = currencies.map((currency, at) => [
      `amount${String(at)}`,
      { shown: { currency, decimals: 2 } },
    ]);
    const files = new Map(parking());
    const written = {
      $schema: '../schemas/formats.schema.json',
      formats: Object.fromEntries(formats) as object,
    };
    files.set('formats.json', JSON.stringify(written));
    return compile(files, parkingContract).diagnostics.flatMap(({ code, message }) =>
      code === 'JC572' ? [message] : [],
    );
  };
  expect(said('GBP', 'GBP', 'EUR')).toEqual(['This shows EUR, and all others show GBP.']);
  expect(said('GBP', 'GBP', 'GBP')).toEqual([]);
  // Of two that differ nobody knows which is meant.
  expect(said('GBP', 'EUR')).toEqual([]);
});

it('a consent by the name of another variant', () => {
  const said = (id: string): number =>
    found('JC573', 'councils/harbour.json', (written) => {
      const { agreed } = written['fields'] as { agreed: object };
      return withFields({ agreed: { ...agreed, consent: { id, version: 1 } } })(written);
    }).length;
  expect(said('standard/agreed')).toBe(1);
  expect(said('harbour/agreed')).toBe(0);
  expect(said('agreed')).toBe(0);
});
