import { expect, it } from 'vitest';
import type { Edit } from '../model/edits';
import { applyEdits, ChangedOutside } from './apply-edits';
import { changedLines } from './changed-lines';

const text = `{
  "id": "terms",
  "fields": {
    "agreed": {
      "consent": { "id": "harbour/agreed", "version": 1 },
      "title": "I agree.",
      "required": { "accepted": true, "when": { "var": "facts.isZoned" } }
    }
  },
  "bounds": { "cases": { "1": [1, 200000], "2": [1, 16600] } }
}
`;
const files = new Map([['terms.json', text]]);
const field = '/fields/agreed';

/** The lines that change, each with its sign. */
const lines = (pointer: string, was: unknown, value: unknown): readonly string[] => {
  const edit = { file: 'terms.json', pointer, was: was as never, value: value as never };
  const made = applyEdits(files, [edit]).get('terms.json') ?? '';
  return changedLines(text, made).map(({ sign, text: line }) => `${sign} ${line.trim()}`);
};

it.each([
  [
    'a text',
    `${field}/title`,
    'I agree.',
    'I accept.',
    ['- "title": "I agree.",', '+ "title": "I accept.",'],
  ],
  [
    'a version',
    `${field}/consent/version`,
    1,
    2,
    [
      '- "consent": { "id": "harbour/agreed", "version": 1 },',
      '+ "consent": { "id": "harbour/agreed", "version": 2 },',
    ],
  ],
  [
    'a bound among others',
    '/bounds/cases/1/1',
    200000,
    100000,
    [
      '- "bounds": { "cases": { "1": [1, 200000], "2": [1, 16600] } }',
      '+ "bounds": { "cases": { "1": [1, 100000], "2": [1, 16600] } }',
    ],
  ],
  ['a new key, in its place', `${field}/hint`, null, 'For all.', ['+ "hint": "For all.",']],
  ['a key that goes', `${field}/title`, 'I agree.', null, ['- "title": "I agree.",']],
  [
    'a requirement',
    `${field}/required`,
    { accepted: true, when: { var: 'facts.isZoned' } },
    { accepted: true },
    [
      '- "required": { "accepted": true, "when": { "var": "facts.isZoned" } }',
      '+ "required": { "accepted": true }',
    ],
  ],
])('%s changes its own lines alone', (_, pointer, was, value, expected) => {
  expect(lines(pointer, was, value)).toEqual(expected);
});

it('what was changed outside meanwhile is not written over', () => {
  expect(() => lines(`${field}/title`, 'I agreed.', 'I accept.')).toThrow(ChangedOutside);
});

it('the lines of two changes far apart leave out all between them', () => {
  expect(changedLines('a\nb\nc\nd\ne', 'x\nb\nc\nd\ny\nz')).toEqual([
    { sign: '-', number: 1, text: 'a' },
    { sign: '+', number: 1, text: 'x' },
    { sign: '-', number: 5, text: 'e' },
    { sign: '+', number: 5, text: 'y' },
    { sign: '+', number: 6, text: 'z' },
  ]);
});

const untidy = `{ "sections": [ "a",
    "b" ,   "c"],
  "fields": {
    "x": { "title":"X" }, // first
    "y":
      { "title": "Y" },
    "z": {
      "title": "Z"
    }
  }
}
`;

it('another order is written as the lines that move, however they are spaced', () => {
  const edits: readonly Edit[] = [
    { file: 'a.json', pointer: '/fields/z/title', was: 'Z', value: 'W' },
    ...[
      { pointer: '/fields', was: ['x', 'y', 'z'], value: ['x', 'z', 'y'] },
      { pointer: '/sections', was: ['a', 'b', 'c'], value: ['a', 'c', 'b'] },
    ].map((each): Edit => ({ file: 'a.json', ...each, isOrder: true })),
  ];
  expect(applyEdits(new Map([['a.json', untidy]]), edits).get('a.json')).toBe(`{ "sections": [ "a",
    "c" ,   "b"],
  "fields": {
    "x": { "title":"X" }, // first
    "z": {
      "title": "W"
    },
    "y":
      { "title": "Y" }
  }
}
`);
});

it('an order of what stands otherwise by now is not written over', () => {
  const edit: Edit = {
    ...{ file: 'a.json', pointer: '/sections', was: ['b', 'a'], value: ['a', 'b'], isOrder: true },
  };
  expect(() => applyEdits(new Map([['a.json', untidy]]), [edit])).toThrow(ChangedOutside);
});
