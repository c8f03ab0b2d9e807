import type { FaultClass } from '../fault';
import { isNumber, perField, perPlace, wrongFor } from '../field-places';
import { isList, isObject, objectAt, pointer, word } from '../places';

const misfits: Readonly<Record<string, string>> = {
  string: 'checkbox',
  integer: 'checkbox',
  number: 'date',
  boolean: 'date',
  object: 'text',
};

export const answerClasses: readonly FaultClass[] = [
  perPlace(
    'bounds-reversed',
    /^\/fields\/[^/]+\/bounds\/cases\/[^/]+$/,
    (value) => (isList(value) ? [...value].reverse() : undefined),
    'are reversed',
  ),
  perField('limits-reversed', (field) =>
    isNumber(field) && field.values === null
      ? [
          ['fields', field.name, 'schema'],
          { type: field.type, minimum: 10, maximum: 1 },
          'the least is more than the most',
        ]
      : null,
  ),
  perField('lengths-reversed', (field) =>
    field.type === 'string' && field.values === null
      ? [
          ['fields', field.name, 'schema'],
          { type: 'string', minLength: 9, maxLength: 3 },
          'the shortest is longer than the longest',
        ]
      : null,
  ),
  perPlace(
    'bounds-case-missing',
    /^\/fields\/[^/]+\/bounds\/cases$/,
    (value) => (isObject(value) ? Object.fromEntries(Object.entries(value).slice(1)) : undefined),
    'lack a case',
  ),
  perPlace(
    'bounds-case-nobodys',
    /^\/fields\/[^/]+\/bounds\/cases$/,
    (value) => (isObject(value) ? { ...value, '77': [1, 2] } : undefined),
    'have a case that no answer is',
  ),
  perPlace(
    'bounds-by-nothing',
    /^\/fields\/[^/]+\/bounds\/by$/,
    (value) => `${word(value)}s`,
    'is a path that is not there',
  ),
  perField('bounds-of-text', (field) =>
    field.type === 'string' || field.type === 'boolean'
      ? [
          ['fields', field.name, 'bounds'],
          { by: field.at, cases: { '1': [1, 2] } },
          'bounds for what is no number',
        ]
      : null,
  ),
  perField('words-reversed', (field) =>
    field.type === 'string' && field.values === null
      ? [['fields', field.name, 'words'], [9, 3], 'the fewest words are more than the most']
      : null,
  ),
  perPlace(
    'list-least-above-most',
    /^\/fields\/[^/]+\/list$/,
    (value) => (isObject(value) ? { ...value, min: 101 } : undefined),
    'has more items at least than at most',
  ),
  perPlace(
    'list-most-no-number',
    /^\/fields\/[^/]+\/list$/,
    (value) => (isObject(value) ? { ...value, max: { cat: ['three'] } } : undefined),
    'has as many items as a text says',
  ),
  perField('words-of-no-text', (field) =>
    field.type === 'string'
      ? null
      : [['fields', field.name, 'words'], [0, 9], 'counts words of what is no text'],
  ),
  perField('choices-of-what-is-typed', (field) =>
    field.type === 'string' && field.values === null
      ? [
          ['fields', field.name, 'choices'],
          { max: 2 },
          'several choices, and nothing to choose from',
        ]
      : null,
  ),
  perField('initial-of-another-type', (field) => [
    ['fields', field.name, 'initial'],
    wrongFor(field.type),
    'starts with a value of another type',
  ]),
  perField('initial-not-offered', (field) =>
    field.values !== null && field.values.length > 0 && field.type !== 'boolean'
      ? [
          ['fields', field.name, 'initial'],
          isNumber(field) ? 77 : 'nonesuch',
          'starts with a value that is not offered',
        ]
      : null,
  ),
  perField('initial-out-of-bounds', (field, source) =>
    Object.hasOwn(objectAt(source.documents.get(field.file), 'fields', field.name), 'bounds')
      ? [['fields', field.name, 'initial'], 99_999_999, 'starts out of its bounds']
      : null,
  ),
  perPlace(
    'option-twice',
    /^\/fields\/[^/]+\/options$/,
    (value) => (isList(value) && value[0] !== undefined ? [...value, value[0]] : undefined),
    'offers a value twice',
  ),
  perPlace(
    'option-of-another-type',
    /^\/fields\/[^/]+\/options\/\d+\/value$/,
    (value) => (typeof value === 'string' ? 3 : word(value)),
    'has a value of another type',
  ),
  perPlace(
    'option-without-label',
    /^\/fields\/[^/]+\/options\/\d+$/,
    (value) => (isObject(value) ? { value: value['value'] ?? null } : undefined),
    'says nothing to the household',
  ),
  perField('widget-misfit', (field) => {
    const widget = misfits[field.type];
    return widget === undefined
      ? null
      : [['fields', field.name, 'ui'], { widget }, `is drawn as ${widget}`];
  }),
  {
    name: 'widget-without-options',
    group: 'other',
    candidates: (source) =>
      source.places
        .filter(
          ({ path, value }) =>
            path[0] === 'fields' && path[2] === 'options' && path.length === 3 && value !== null,
        )
        .map(({ file, path }) =>
          source.edit(file, path, undefined, `${pointer(path)}: nothing is left to choose from`),
        ),
  },
];
