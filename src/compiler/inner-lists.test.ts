import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine';
import { compile } from './compile';
import { cars } from './fixtures/cars';
import { parkingContract } from './fixtures/parking';
import { createShapeValidators } from './shape/create-shape-validators';

const trips = (over: object = {}): string =>
  `"trips": ${JSON.stringify({
    title: 'Trips',
    list: {
      item: 'trip',
      one: 'trip',
      add: 'Add a trip',
      save: 'Save this trip',
      summary: '{item.to}',
      ...over,
    },
  })}`;
const trip = (fields: object = {}): string =>
  JSON.stringify({
    $schema: '../../../schemas/section.schema.json',
    id: 'trip',
    title: 'A trip',
    at: 'trip',
    fields: {
      to: { title: 'Where to?', schema: { type: 'string' } },
      miles: { title: 'Miles', schema: { type: 'integer' } },
      ...fields,
    },
  });

interface Given {
  readonly list?: object;
  readonly fields?: object;
  /** Of what a car keeps, beside its trips. */
  readonly car?: string;
  readonly facts?: object;
  readonly more?: Readonly<Record<string, string>>;
}

/** Cars with the trips of each. */
function travelling({ list, fields, car = '', facts = {}, more = {} }: Given = {}) {
  const files = new Map(
    cars('steps/apply/car.json', '"fields": {', `"fields": { ${car}${trips(list)},`),
  );
  const section = files.get('steps/apply/cars.json') ?? '';
  files.set(
    'steps/apply/cars.json',
    section.replace('"item": "car",', '"item": "car", "one": "Car",'),
  );
  files.set('steps/apply/trip.json', trip(fields));
  files.set(
    'facts/trips.json',
    JSON.stringify({
      $schema: '../../schemas/facts.schema.json',
      facts: { tripCount: { count: { itemsOf: [{ var: 'permit.cars' }, 'trips'] } }, ...facts },
    }),
  );
  for (const [path, text] of Object.entries(more)) files.set(path, text);
  return files;
}
const compiled = (given: Given = {}) => compile(travelling(given), parkingContract);
/** The findings, without those of facts that nothing reads. */
const findings = (given: Given) =>
  compiled(given)
    .diagnostics.filter(({ code }) => code !== 'JC519')
    .map(({ code, message }) => `${code} ${message}`);

describe('a list in a list', () => {
  it('has its section behind that of the outer items, and says what an item is called', () => {
    const { journey } = compiled();
    expect(findings({})).toEqual([]);
    const sections = journey?.steps[0]?.sections ?? [];
    expect(sections.map(({ id, present }) => [id, present])).toEqual([
      ['street', { as: 'page' }],
      ['cars', { as: 'page' }],
      ['car', { as: 'item', section: 'cars', field: 'cars' }],
      ['trip', { as: 'item', section: 'car', field: 'trips' }],
      ['findClass', expect.objectContaining({ as: 'dialog' })],
      ['terms', { as: 'page' }],
      ['terms', { as: 'page' }],
    ]);
    const words = sections.flatMap(({ fields }) =>
      fields.flatMap(({ list }) => list?.words.one ?? []),
    );
    expect(words).toEqual(['Car', 'trip']);
  });

  it('is counted in all items at once', () => {
    const { journey } = compiled();
    if (journey === null) throw new Error('no journey');
    const engine = createEngine(journey, createShapeValidators(journey));
    const day = '2026-11-21';
    const list = { section: 'cars', field: 'cars' };
    const inner = { section: 'car', field: 'trips' };
    const answer = (section: string, field: string, value: string) =>
      ({ type: 'fieldAnswered', section, field, value }) as const;
    const events = [
      { type: 'stepEntered', step: 'apply', parameters: {}, today: day, restored: false } as const,
      answer('street', 'street', 'Quay'),
      answer('street', 'permitType', 'resident'),
      { type: 'sectionContinued', section: 'street' } as const,
      { type: 'itemOpened', ...list, index: null } as const,
      answer('car', 'plate', 'AB1'),
      { type: 'itemOpened', ...inner, index: null } as const,
      answer('trip', 'to', 'Leeds'),
      { type: 'itemSaved', ...inner } as const,
      { type: 'itemSaved', ...list } as const,
    ];
    const state = events.reduce(
      (now, event) => engine.apply(now, event).state,
      engine.start({ today: day, settings: {} }),
    );
    expect(engine.evaluate(state, { var: 'facts.tripCount' })).toBe(1);
    expect(engine.evaluate(state, { var: 'permit.cars.0.trips.0.to' })).toBe('Leeds');
  });

  it('may be bounded by its outer item, and its items read that', () => {
    const given: Given = {
      car: '"seats": {"title": "Seats", "schema": {"type": "integer"}},',
      list: { max: { var: 'car.seats' } },
      fields: {
        why: {
          title: 'Why?',
          schema: { type: 'string' },
          relevant: { isAnswered: { var: 'car.plate' } },
        },
      },
    };
    expect(findings(given)).toEqual([]);
  });

  const all = { itemsOf: [{ var: 'permit.cars' }, 'trips'] };
  const reads = (rule: object): Given => ({ facts: { asked: rule } });
  const deeper = (item: string, at: string, list: string) =>
    JSON.stringify({
      $schema: '../../../schemas/section.schema.json',
      id: item,
      title: 'It',
      at,
      fields: {
        name: { title: 'Name', schema: { type: 'string' } },
        ...(list !== '' && {
          more: {
            title: 'More',
            list: { item: list, one: 'one', add: 'Add', save: 'Save', summary: '{item.name}' },
          },
        }),
      },
    });
  const stops = {
    stops: {
      title: 'Stops',
      list: { item: 'stop', one: 'stop', add: 'Add', save: 'Save', summary: '{item.name}' },
    },
  };

  it.each<[what: string, given: Given, finding: string]>([
    [
      'three deep',
      { fields: stops, more: { 'steps/apply/stop.json': deeper('stop', 'stop', '') } },
      'JC574 This list is in a list that is in another: two deep is all there is.',
    ],
    [
      'in a circle',
      {
        more: {
          'steps/apply/one.json': deeper('one', 'one', 'two'),
          'steps/apply/two.json': deeper('two', 'two', 'one'),
        },
      },
      'JC574 This list is in a list that is in another: two deep is all there is.',
    ],
    [
      'without a name of its items',
      { list: { one: undefined } },
      'JC203 The list does not say what `one` of its items is called.',
    ],
    [
      'an inner draft that the outer item reads',
      {
        car: '"far": {"title": "Far", "schema": {"type": "string"}, "relevant": {"isAnswered": {"var": "trip.to"}}},',
      },
      'JC511 `trip.to` is the draft of an item, which only `trip` reads.',
    ],
    [
      'an inner draft that a fact reads',
      reads({ isAnswered: { var: 'trip.to' } }),
      'JC511 `trip.to` is the draft of an item, which only `trip` reads.',
    ],
    [
      'an inner list in the outer draft that a fact reads',
      reads({ count: { var: 'car.trips' } }),
      'JC511 `car.trips` is the draft of an item, which only `car` reads.',
    ],
    [
      'a key that no item has',
      reads({ itemsOf: [{ var: 'permit.cars' }, 'trip'] }),
      'JC312 An item keeps no `trip`.',
    ],
    [
      'a key that is no list',
      reads({ itemsOf: [{ var: 'permit.cars' }, 'plate'] }),
      'JC406 `itemsOf` takes a list here, and `plate` is none.',
    ],
    [
      'a key of inner items that they have not',
      reads({ where: [all, { isAnswered: { var: 'item.plate' } }] }),
      'JC312 An item keeps no `plate`.',
    ],
    [
      'the outer item where the inner one is asked',
      reads({
        some: [
          { var: 'permit.cars' },
          { some: [{ var: 'item.trips' }, { isAnswered: { var: 'item.plate' } }] },
        ],
      }),
      'JC312 An item keeps no `plate`.',
    ],
    [
      'a sum of what is no number in inner items',
      reads({ sum: [{ where: [all, { isAnswered: { var: 'item.to' } }] }, 'to'] }),
      'JC406 `sum` adds numbers, and `to` is string.',
    ],
    [
      'a sum over one outer item of a key that the inner ones have not',
      reads({
        every: [{ var: 'permit.cars' }, { '===': [{ sum: [{ var: 'item.trips' }, 'mile'] }, 1] }],
      }),
      'JC312 An item keeps no `mile`.',
    ],
    [
      'a key of one inner item that it has not',
      reads({ isAnswered: { var: 'permit.cars.0.trips.0.too' } }),
      'JC312 An item keeps no `too`.',
    ],
  ])('refuses %s', (_, given, finding) => {
    expect(findings(given)).toContain(finding);
  });

  it('knows what a fact takes of inner items', () => {
    const given = reads({ sum: [{ var: 'facts.trips' }, 'miles'] });
    expect(findings({ facts: { ...given.facts, trips: all } })).toEqual([]);
    const wrong = reads({ sum: [{ var: 'facts.trips' }, 'mile'] });
    expect(findings({ facts: { ...wrong.facts, trips: all } })).toEqual([
      'JC312 An item keeps no `mile`.',
    ]);
  });
});
