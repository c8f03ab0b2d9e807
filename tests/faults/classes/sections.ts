import type { FaultClass } from '../fault';
import { isNumber, perField, perPlace, wrongFor } from '../field-places';
import { isList, isObject, print, put, valueAt } from '../places';

export const sectionClasses: readonly FaultClass[] = [
  perField('bind-of-two-types', (field, source) => {
    const other = source.fields.find(
      ({ type, at }) =>
        type !== field.type && at !== field.at && !(isNumber(field) && /integer|number/.test(type)),
    );
    return other === undefined
      ? null
      : [
          ['fields', field.name, 'answer'],
          other.at,
          `is bound to ${other.at}, which is of another type`,
        ];
  }),
  perField('bind-to-a-fact', (field, source) => [
    ['fields', field.name, 'answer'],
    `facts.${source.facts[0]?.name ?? 'x'}`,
    'is bound to a fact',
  ]),
  perField('bind-to-nothing', (field) => [
    ['fields', field.name, 'answer'],
    '',
    'is bound to nothing',
  ]),
  perField('bind-to-the-prototype', (field) => [
    ['fields', field.name, 'answer'],
    `__proto__.${field.name}`,
    'is bound to the prototype',
  ]),
  perField('bind-inside-another', (field, source) => {
    const other = source.fields.find(
      ({ type, at }) => type !== 'object' && at !== field.at && !at.includes('.'),
    );
    return other === undefined
      ? null
      : [
          ['fields', field.name, 'answer'],
          `${other.at}.${field.name}`,
          `is bound below ${other.at}, which is no object`,
        ];
  }),
  perField('message-for-no-rule', (field) => [
    ['fields', field.name, 'messages'],
    { tooShort: '{label} is too short.' },
    'a message for a rule that it has not',
  ]),
  perField('pattern-broken', (field) =>
    field.type === 'string' && field.values === null
      ? [
          ['fields', field.name, 'schema'],
          { type: 'string', pattern: '^([A-Z{2}$' },
          'a broken regular expression',
        ]
      : null,
  ),
  perField('schema-conditional', (field) => [
    ['fields', field.name, 'schema', 'if'],
    { type: field.type },
    'a condition in the schema',
  ]),
  perField('schema-default', (field) => [
    ['fields', field.name, 'schema', 'default'],
    wrongFor(field.type) ?? 1,
    'a default in the schema',
  ]),
  perField('schema-type-unknown', (field) => [
    ['fields', field.name, 'schema', 'type'],
    'text',
    'a type that there is not',
  ]),
  perField('schema-format-unknown', (field) =>
    field.type === 'string'
      ? [['fields', field.name, 'schema', 'format'], 'telephone', 'a format that there is not']
      : null,
  ),
  perField('required-not-boolean', (field) => [
    ['fields', field.name, 'required'],
    { '+': [1, 2] },
    'is required by a number',
  ]),
  perField('accepted-of-no-box', (field) =>
    field.type === 'boolean'
      ? null
      : [['fields', field.name, 'required'], { accepted: true }, 'is no box that could be ticked'],
  ),
  perField('unticked-of-no-box', (field) =>
    field.type === 'boolean'
      ? null
      : [['fields', field.name, 'unticked'], false, 'is no box that could be unticked'],
  ),
  perField('field-unsafe', (field) => [
    ['fields', 'constructor'],
    { title: 'Title', schema: { type: field.type } },
    'stands beside a field named constructor',
  ]),
  {
    name: 'keep-without-what-is-read',
    group: 'other',
    candidates: (source) =>
      source.fields.flatMap(({ file, name, at }) => {
        const keep = valueAt(source.documents.get(file), ['fields', name, 'options', 'keep']);
        const path = ['fields', name, 'options', 'keep'];
        return isList(keep) && keep.length > 1
          ? [source.edit(file, path, keep.slice(0, 1), `${name} loses what rules read`, [at])]
          : [];
      }),
  },
  perPlace(
    'stage-out-of-range',
    /^\/stage$/,
    (value) => (typeof value === 'number' ? 9 : undefined),
    'is 9',
  ),
  perPlace(
    'tracking-not-allowed',
    /^\/records\/[^/]+$/,
    (value) => (isObject(value) && 'Page' in value ? { ...value, Postcode: 'LS1' } : undefined),
    'sends what is not on the list',
  ),
  perPlace(
    'id-twice',
    /^\/content$/,
    (value) =>
      isList(value) && valueAt(value, [0, 'id']) !== undefined
        ? [...value, value[0] ?? null]
        : undefined,
    'have an id twice',
  ),
  {
    name: 'section-twice',
    group: 'other',
    candidates: (source) =>
      source.of('section').flatMap((file) => {
        const other = source
          .of('section')
          .find((one) => one !== file && one.split('/')[1] === file.split('/')[1]);
        const id = valueAt(source.documents.get(other ?? ''), ['id']);
        return id === undefined
          ? []
          : [source.edit(file, ['id'], id, `has the id of ${String(other)}`, [String(other)])];
      }),
  },
  {
    name: 'route-twice',
    group: 'other',
    candidates: (source) =>
      source.of('step').flatMap((file) => {
        const other = source.of('step').find((one) => one !== file);
        const route = valueAt(source.documents.get(other ?? ''), ['route']);
        return route === undefined
          ? []
          : [
              source.edit(file, ['route'], route, `has the address of ${String(other)}`, [
                String(other),
              ]),
            ];
      }),
  },
  {
    name: 'section-listed-twice',
    group: 'other',
    candidates: (source) =>
      source.of('step').flatMap((file) => {
        const document = source.documents.get(file) ?? null;
        const sections = valueAt(document, ['sections']);
        if (!isList(sections) || sections[0] === undefined) return [];
        return [
          {
            file,
            description: 'a section stands twice in a step',
            edits: { [file]: print(put(document, ['sections'], [...sections, sections[0]])) },
          },
        ];
      }),
  },
];
