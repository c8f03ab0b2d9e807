import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import type { CompiledField, CompiledOption, ShapeViolation } from '../../journey';
import { call, drive, field, journey, section, step, reaction, use } from '../testing';
import { fromShape } from './violations';

const option = (value: string, rest: Partial<CompiledOption> = {}): CompiledOption => ({
  value,
  label: [`The ${value}`],
  hint: [],
  pictogram: null,
  when: true,
  unavailable: false,
  unavailableReason: [],
  ...rest,
});
const withField = (rest: Partial<CompiledField>, type: CompiledField['type'] = 'string') =>
  drive(
    journey(
      [
        step(
          'apply',
          [
            section('s', [field('x', 'x', type, rest), field('by', 'by', 'string')], {
              checks: [
                { id: 'notBad', field: 'x', assert: { '!==': [{ var: 'x' }, 'bad'] }, source: [] },
              ],
              reactions: [reaction({ kind: 'answered', paths: ['by'] }, [{ call: [use('l')] }])],
              summary: [
                {
                  when: { isAnswered: { var: 'x' } },
                  text: ['It is ', { path: 'x', format: 'label' }],
                },
              ],
            }),
          ],
          { progressive: false },
        ),
      ],
      {
        calls: { l: call('l') },
        messages: {
          fields: { 's.x.notOffered': [{ path: 'label' }, ' is not there'] },
          rules: {
            between: [{ path: 'min' }, ' to ', { path: 'max' }],
            required: ['Give ', { path: 'label' }],
          },
          default: [{ path: 'label' }, ' is invalid', { path: 'constructor' }],
          texts: {},
        },
      },
    ),
  ).enter();
const errorOf = (
  rest: Partial<CompiledField>,
  value: Json,
  type?: CompiledField['type'],
  by: string | null = null,
) =>
  withField(rest, type)
    .answer('s', 'by', by)
    .answer('s', 'x', value)
    .happen({ type: 'fieldLeft', section: 's', field: 'x' })
    .field('s', 'x')?.error;

describe('bounds by unit', () => {
  const bounds = { by: { var: 'by' }, cases: { year: [1, 100], month: [1, 9] } } as const;
  it.each([
    ['year', 100, null],
    ['year', 101, '1 to 100'],
    ['month', 10, '1 to 9'],
    ['month', 0, '1 to 9'],
    ['day', 500, null],
    ['constructor', 500, null],
    [null, 500, null],
  ])('a %s of %d: %j', (by, value, error) => {
    expect(errorOf({ bounds }, value, 'integer', by)).toBe(error);
  });

  it('that are the same for all', () => {
    expect(errorOf({ bounds: { by: null, cases: { any: [2, 3] } } }, 1, 'integer')).toBe('2 to 3');
  });
});

describe('a message', () => {
  it('is the field’s own, else the rule’s, else the default', () => {
    const items = [option('a', { unavailable: { isAnswered: { var: 'by' } } })];
    const drives = withField({ options: { kind: 'list', items } })
      .answer('s', 'x', 'a')
      .answer('s', 'by', 'on');
    drives.happen({ type: 'fieldLeft', section: 's', field: 'x' });
    expect(drives.field('s', 'x')?.error).toBe('x is not there');
    expect(errorOf({}, 'bad')).toBe('x is invalid');
    expect(withField({ required: true }).view().missing[0]?.text).toBe('Give x');
    expect(withField({ required: true, missing: ['Your x'] }).view().missing[0]?.text).toBe(
      'Your x',
    );
  });

  it('waits until it may be said, and an empty field passed through is not wrong yet', () => {
    expect(withField({}).answer('s', 'x', 'bad').field('s', 'x')?.error).toBeNull();
    const left = withField({ required: true }).happen({
      type: 'fieldLeft',
      section: 's',
      field: 'x',
    });
    expect(left.field('s', 'x')?.error).toBeNull();
  });
});

describe('what must be accepted', () => {
  it.each([
    [null, 'invalid'],
    [false, 'invalid'],
    [true, 'valid'],
  ])('%j is %s', (value, verdict) => {
    const drives = withField({ required: true, mustAccept: true, unticked: false }, 'boolean');
    expect(drives.answer('s', 'x', value).view().verdict).toBe(verdict);
  });
});

describe('what stands beside an answer', () => {
  const text = ['of ', { path: 'by' }] as const;
  const field = (rest: Partial<CompiledField>) =>
    withField(rest, 'integer').answer('s', 'by', 'Ann').field('s', 'x');

  it('is what its options are called, and the line for what is not among them', () => {
    expect(field({})).toMatchObject({ noun: [], unlisted: null, whole: null });
    const unlisted = { label: ['None ', ...text], text: ['Ask ', ...text] };
    expect(field({ noun: text, unlisted })).toMatchObject({
      noun: ['of Ann'],
      unlisted: { label: ['None of Ann'], text: ['Ask of Ann'] },
    });
  });

  it('is the number that it is a share of, when that is known', () => {
    const whole = { if: [{ '===': [{ var: 'by' }, 'Ann'] }, 3900, null] };
    expect(field({ whole })?.whole).toBe(3900);
    expect(withField({ whole }, 'integer').field('s', 'x')?.whole).toBeNull();
    expect(field({ whole: { var: 'by' } })?.whole).toBeNull();
  });
});

describe('options from a lookup', () => {
  const options = {
    kind: 'lookup',
    lookup: 'l',
    at: 'list',
    value: 'id',
    label: 'name',
    keep: [],
    known: { a: { hint: ['By the river'], pictogram: 'bridge' } },
  } as const;
  const listed = (...ids: readonly string[]) => ({
    list: ids.map((id) => ({ id, name: `No. ${id}` })),
  });

  it('are there once it is, and say so until then', () => {
    const drives = withField({ options }).answer('s', 'by', '1');
    expect(drives.field('s', 'x')).toMatchObject({
      options: [],
      optionsStatus: 'loading',
      optionsFrom: 'l',
    });
    drives.succeed('l', listed('a'));
    expect(drives.field('s', 'x')).toMatchObject({
      optionsStatus: 'ready',
      options: [{ value: 'a', label: 'No. a', unavailable: false }],
    });
    expect(drives.answer('s', 'x', 'a').view().sections[0]?.summary).toEqual(['It is No. a']);
  });

  it('have beside them what is known of a value beforehand', () => {
    const drives = withField({ options }).answer('s', 'by', '1').succeed('l', listed('a', 'b'));
    expect(drives.field('s', 'x')?.options).toMatchObject([
      { value: 'a', hint: ['By the river'], pictogram: 'bridge' },
      { value: 'b', hint: [], pictogram: null },
    ]);
  });

  it('an answer that is no longer among them is wrong, one that is unknown is not', () => {
    const drives = withField({ options })
      .answer('s', 'by', '1')
      .succeed('l', listed('a'))
      .answer('s', 'x', 'a');
    expect(drives.answer('s', 'by', '2').view().verdict).toBe('valid');
    expect(drives.succeed('l', listed('b')).view().verdict).toBe('invalid');
  });

  it('are empty for an answer that has no list', () => {
    expect(
      withField({ options }).answer('s', 'by', '1').succeed('l', { list: {} }).field('s', 'x')
        ?.options,
    ).toEqual([]);
  });
});

describe('options that are written down', () => {
  it('say beside them what the first case says that holds', () => {
    const when = { isAnswered: { var: 'by' } };
    const cases = (word: string) => [
      { when, text: [word, ' by ', { path: 'by' }] },
      { when: true, text: [word] },
    ];
    const items = [
      option('a', { hint: cases('Line'), unavailableReason: cases('Gone') }),
      option('b', { hint: [{ when: false, text: ['Never'] }] }),
    ];
    const drives = withField({ options: { kind: 'list', items } });
    expect(drives.field('s', 'x')?.options).toMatchObject([
      { hint: ['Line'], unavailableReason: ['Gone'] },
      { hint: [], unavailableReason: [] },
    ]);
    expect(drives.answer('s', 'by', 'Ann').field('s', 'x')?.options).toMatchObject([
      { hint: ['Line by Ann'], unavailableReason: ['Gone by Ann'] },
      { hint: [], unavailableReason: [] },
    ]);
  });

  it('are refused by a check first, which knows why, and then for not being offered', () => {
    const items = [option('bad', { unavailable: { isAnswered: { var: 'by' } } })];
    const drives = withField({ options: { kind: 'list', items } })
      .answer('s', 'x', 'bad')
      .answer('s', 'by', 'on')
      .happen({ type: 'fieldLeft', section: 's', field: 'x' });
    expect(drives.field('s', 'x')?.error).toBe('x is invalid');
  });

  it('are offered by their own rule, or shown as not to be had', () => {
    const items = [
      option('a', { when: { isAnswered: { var: 'by' } } }),
      option('b', { unavailable: { isAnswered: { var: 'by' } } }),
    ];
    const drives = withField({ options: { kind: 'list', items } });
    expect(drives.field('s', 'x')?.options?.map(({ value }) => value)).toEqual(['b']);
    drives.answer('s', 'by', '1');
    expect(drives.field('s', 'x')?.options?.map(({ unavailable }) => unavailable)).toEqual([
      false,
      true,
    ]);
    expect(drives.answer('s', 'x', 'b').read('x')).toBeNull();
  });
});

it.each<[ShapeViolation['keyword'], ShapeViolation['params'], object]>([
  ['type', { type: 'integer' }, { rule: 'numeric' }],
  ['type', { type: 'number' }, { rule: 'decimal' }],
  ['type', { type: 'constructor' }, { rule: 'invalid' }],
  ['minLength', { limit: 2 }, { rule: 'minLength', n: 2 }],
  ['maxLength', {}, { rule: 'maxLength' }],
  ['maxItems', { max: 2, n: 1 }, { rule: 'maxItems', max: 2, n: 1 }],
  ['minimum', { limit: 2 }, { rule: 'minimum', min: 2 }],
  ['maximum', { limit: 2 }, { rule: 'maximum', max: 2 }],
  ['format', { format: 'email' }, { rule: 'email' }],
  ['pattern', { pattern: 'x' }, { rule: 'pattern' }],
])('the schema keyword %s %j is the rule %j', (keyword, params, violation) => {
  expect(fromShape({ keyword, params })).toEqual(violation);
});
