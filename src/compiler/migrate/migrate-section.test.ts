import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine';
import { migrate } from './migrate';
import { folder, homeOf } from './testing';

const days = { type: 'integer' };
const asked = (properties: JsonObject): JsonObject => ({ schema: { type: 'object', properties } });

describe('what language 1 says of a question', () => {
  it.each<[key: string, home: JsonObject, question: JsonObject]>([
    ['title', asked({ days: { ...days, title: 'Days' } }), { title: 'Days', schema: days }],
    [
      'description',
      asked({ days: { ...days, description: 'A note.' } }),
      { description: 'A note.', schema: days },
    ],
    [
      'all else of the schema',
      asked({ days: { ...days, minimum: 1, maximum: 9 } }),
      { schema: { ...days, minimum: 1, maximum: 9 } },
    ],
    [
      'the parts of an object, with their titles',
      asked({ days: { type: 'object', properties: { a: { ...days, title: 'A' } } } }),
      { schema: { type: 'object', properties: { a: { ...days, title: 'A' } } } },
    ],
    ['labels', { labels: { days: 'Days' } }, { label: 'Days', schema: days }],
    [
      'fields, what is said in words',
      {
        fields: {
          days: { hint: 'H', reason: 'R', missing: 'M', disabledReason: 'D', whole: { var: 'a' } },
        },
      },
      {
        hint: 'H',
        reason: 'R',
        missing: 'M',
        schema: days,
        disabledReason: 'D',
        whole: { var: 'a' },
      },
    ],
    [
      'fields, when it counts and is shown',
      { fields: { days: { relevant: { var: 'a' }, visible: false } } },
      { schema: days, relevant: { var: 'a' }, visible: false },
    ],
    [
      'fields, what its widget needs',
      {
        fields: { days: { noun: 'days', unlisted: { label: 'L', text: 'T' } } },
        uiSchema: { days: { 'ui:widget': 'combobox' } },
      },
      {
        schema: days,
        ui: { widget: 'combobox', noun: 'days', unlisted: { label: 'L', text: 'T' } },
      },
    ],
    [
      'uiSchema, its options beside the widget',
      {
        uiSchema: {
          days: { 'ui:options': { unit: 'days', divider: true }, 'ui:widget': 'quantity' },
        },
      },
      { schema: days, ui: { widget: 'quantity', unit: 'days', divider: true } },
    ],
    [
      'uiSchema, an option on its own',
      { uiSchema: { days: { 'ui:suffix': 'days' } } },
      { schema: days, ui: { suffix: 'days' } },
    ],
    ['required', { required: { days: { var: 'a' } } }, { schema: days, required: { var: 'a' } }],
    [
      'required, when only a tick will do',
      { required: { days: { accepted: true, when: { var: 'a' } } } },
      { schema: days, required: { accepted: true, when: { var: 'a' } } },
    ],
    ['initial', { initial: { days: 3 } }, { schema: days, initial: 3 }],
    ['unticked', { unticked: { days: null } }, { schema: days, unticked: null }],
    [
      'normalise',
      { normalise: { days: ['removeSpaces'] } },
      { schema: days, normalise: ['removeSpaces'] },
    ],
    [
      'normalise, what is gone said as what it did',
      { normalise: { days: ['nationalPhone', 'trim'] } },
      {
        schema: days,
        normalise: [
          'joinDigits',
          { replace: '^(?:(?:\\+|00)44|44(?=0?\\d{10}$))0?(?=\\d)', with: '0' },
          'trim',
        ],
      },
    ],
    ['bounds', { bounds: { days: [1, 30] } }, { schema: days, bounds: [1, 30] }],
    [
      'options',
      { options: { days: [{ value: 1, label: 'One' }] } },
      { schema: days, options: [{ value: 1, label: 'One' }] },
    ],
    ['disabled', { disabled: { days: { var: 'a' } } }, { schema: days, disabled: { var: 'a' } }],
    [
      'checks with their message, and the other messages',
      {
        checks: [
          { id: 'late', field: 'days', assert: { var: 'a' }, source: ['PER-04'] },
          { id: 'early', field: 'days', assert: { var: 'b' } },
        ],
        messages: { days: { required: 'Say it.', late: 'Too late.' } },
      },
      {
        schema: days,
        checks: {
          late: { assert: { var: 'a' }, message: 'Too late.', source: ['PER-04'] },
          early: { assert: { var: 'b' } },
        },
        messages: { required: 'Say it.' },
      },
    ],
  ])('%s', (_, home, question) => {
    const whole = 'schema' in home ? home : { ...asked({ days }), ...home };
    expect(homeOf(whole)).toEqual({ fields: { days: question } });
  });

  it('its keys stand in one order, whatever order the maps had', () => {
    const text = JSON.stringify(
      homeOf({
        required: { days: true },
        uiSchema: { days: { 'ui:widget': 'select' } },
        fields: { days: { visible: true, missing: 'M', relevant: true, hint: 'H' } },
        labels: { days: 'L' },
        ...asked({ days: { title: 'T', ...days } }),
      }),
    );
    const keys = [...text.matchAll(/"(\w+)":/g)].map(([, key]) => key);
    expect(keys.filter((key) => key !== 'type' && key !== 'widget')).toEqual([
      ...['fields', 'days', 'title', 'label', 'hint', 'missing', 'schema', 'ui'],
      ...['relevant', 'visible', 'required'],
    ]);
  });
});

describe('where answers are kept', () => {
  const two = asked({ a: days, b: days });
  const answersOf = (bind: JsonObject) => homeOf({ ...two, bind });

  it.each<[what: string, bind: JsonObject, home: JsonObject]>([
    ['at the top', {}, { fields: { a: { schema: days }, b: { schema: days } } }],
    [
      'all under one path',
      { a: 'x.y.a', b: 'x.y.b' },
      { at: 'x.y', fields: { a: { schema: days }, b: { schema: days } } },
    ],
    [
      'one under another name',
      { a: 'x.a', b: 'x.c' },
      { fields: { a: { answer: 'x.a', schema: days }, b: { answer: 'x.c', schema: days } } },
    ],
    ['bound to its own name', { a: 'a' }, { fields: { a: { schema: days }, b: { schema: days } } }],
  ])('%s', (_, bind, home) => {
    expect(answersOf(bind)).toEqual(home);
  });

  it('most under one path: the others say where', () => {
    expect(
      homeOf({ ...asked({ a: days, b: days, c: days }), bind: { a: 'x.a', b: 'x.b' } }),
    ).toEqual({
      at: 'x',
      fields: { a: { schema: days }, b: { schema: days }, c: { answer: 'c', schema: days } },
    });
  });

  it('what one answer of several questions begins as is said once: the last stood', () => {
    const home = { ...asked({ a: days, b: days }), bind: { b: 'a' }, initial: { a: 1, b: 2 } };
    expect(homeOf(home)).toEqual({
      fields: { a: { schema: days }, b: { answer: 'a', schema: days, initial: 2 } },
    });
  });
});

describe('lists', () => {
  const list = {
    at: 'x.cars',
    item: 'car',
    label: 'Your cars',
    max: 3,
    relevant: { var: 'a' },
    add: 'Add a car',
    summary: '{item.plate}',
  };
  const question = {
    list: { item: 'car', max: 3, add: 'Add a car', summary: '{item.plate}' },
    answer: 'x.cars',
    title: 'Your cars',
    missing: 'Add one',
    relevant: { var: 'a' },
    required: true,
  };
  const said = { fields: { cars: { missing: 'Add one' } }, required: { cars: true } };

  it('are the last question, unless the order names them', () => {
    const last = homeOf({ ...asked({ a: days }), list, ...said });
    expect(last).toEqual({ fields: { a: { schema: days }, cars: question } });
    const first = homeOf({ ...asked({ a: days }), list, ...said, order: ['cars'] });
    expect(Object.keys((first as { fields: object }).fields)).toEqual(['cars', 'a']);
  });

  it('can be all that a section asks', () => {
    expect(homeOf({ ...asked({}), list, ...said })).toEqual({
      at: 'x',
      fields: { cars: Object.fromEntries(Object.entries(question).filter(([key]) => key !== 'answer')) }, // oxfmt-ignore
    });
  });
});

describe('what stays', () => {
  it('keys of the section keep their places, and the questions stand where the first of them did', () => {
    const before = { source: ['A'], labels: { a: 'A' }, content: [], ...asked({ a: days }), summary: 'S' }; // oxfmt-ignore
    expect(Object.keys(homeOf(before) as object)).toEqual([
      'source',
      'fields',
      'content',
      'summary',
    ]);
  });

  it('a file without questions, letter by letter', () => {
    const files = new Map([...folder(asked({ a: days })), ['calls/a.json', '{"id":   "a"}\n']]);
    expect(migrate(files).files.get('calls/a.json')).toBe('{"id":   "a"}\n');
  });

  it('a folder of language 2, and what is migrated, letter by letter', () => {
    const { files } = migrate(folder(asked({ a: days })));
    expect(files.get('journey.json')).toBe(
      '{ "language": 2, "id": "permit", "steps": ["apply"] }\n',
    );
    const again = migrate(files);
    expect(again).toEqual({ files, suggestions: [], refused: [] });
  });
});

describe('what needs judgement is refused with its place', () => {
  const refusedOf = (home: JsonObject, others: Readonly<Record<string, JsonObject>> = {}) =>
    migrate(
      new Map(
        [...folder(home, others)].map(([path, text]) => [
          path,
          JSON.stringify(JSON.parse(text), null, 1),
        ]),
      ),
    ).refused.map(({ file, line, message }) => `${file}:${line} ${message}`);

  it.each<[what: string, home: JsonObject, refusal: string]>([
    [
      'something is said of what nothing asks',
      { ...asked({ a: days }), labels: { b: 'B' } },
      'steps/apply/home.json:13 Nothing asks `b`',
    ],
    [
      'a line of a set without places',
      { ...asked({ a: days }), uiSchema: { a: { 'ui:options': { set: 's', row: true } } } },
      'steps/apply/home.json:16 `a` shares the line of its set',
    ],
    [
      'what has to be accepted is so from the start',
      { ...asked({ a: { type: 'boolean' } }), required: { a: { accepted: true } }, initial: { a: true } }, // oxfmt-ignore
      'steps/apply/home.json:18 `a` has to be accepted, and is so from the start.',
    ],
  ])('%s', (_, home, refusal) => {
    expect(refusedOf(home)).toEqual([expect.stringContaining(refusal) as string]);
  });

  it('a file that is no JSON, and a folder without journey.json', () => {
    const files = new Map([['steps/apply/home.json', '{']]);
    expect(migrate(files).refused.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'steps/apply/home.json This file is not JSON.',
      'journey.json There is no journey.json.',
    ]);
  });
});
