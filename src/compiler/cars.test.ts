import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine';
import type { CompiledJourney } from '../journey';
import { compile } from './compile';
import { drawnBrand } from './fixtures/brand';
import { cars } from './fixtures/cars';
import { parkingContract } from './fixtures/parking';
import { position } from './fixtures/position';
import { carSlips } from './fixtures/slips/cars';
import { itemOptionSlips } from './fixtures/slips/item-options';
import { createShapeValidators } from './shape/create-shape-validators';

function compiled(files = cars()): CompiledJourney {
  const { journey, diagnostics } = compile(files, parkingContract);
  expect(diagnostics).toEqual([]);
  if (journey === null) throw new Error('no journey');
  return journey;
}
const sectionOf = (id: string, journey = compiled()) =>
  journey.steps.flatMap(({ sections }) => sections).find((each) => each.id === id);
const findings = (files: ReadonlyMap<string, string>) =>
  compile(files, parkingContract).diagnostics;

describe('a list', () => {
  it('is one more field of its section, where `order` puts it', () => {
    const section = sectionOf('cars');
    expect(section?.fields.map(({ name }) => name)).toEqual(['cars', 'size', 'class']);
    expect(section?.fields[0]).toMatchObject({
      path: 'permit.cars',
      type: 'array',
      label: ['Cars of ', { path: 'street' }],
      subject: 'Your cars',
      hint: ['Up to three.'],
      missing: ['Add a car'],
      relevant: { '===': [{ var: 'permitType' }, 'resident'] },
      required: { isAnswered: { var: 'street' } },
      list: {
        item: 'car',
        max: 3,
        words: {
          add: ['Add a car'],
          save: ['Save this car'],
          cancel: ['Cancel'],
          change: ['Change'],
          remove: ['Remove'],
        },
        summary: [
          { when: { '===': [{ var: 'item.fuel' }, 'petrol'] } },
          { when: true, text: [{ path: 'item.plate' }, ' in ', { path: 'item.zone.name' }] },
        ],
      },
    });
    expect(section?.uiSchema).toEqual({
      cars: { 'ui:widget': 'list' },
      size: { 'ui:widget': 'group' },
    });
  });

  it('brings the section of its items along, behind its own', () => {
    expect(compiled().steps[0]?.sections.map(({ id, present }) => [id, present.as])).toEqual([
      ['street', 'page'],
      ['cars', 'page'],
      ['car', 'item'],
      ['findClass', 'dialog'],
      ['terms', 'page'],
      ['terms', 'page'],
    ]);
    expect(sectionOf('car')?.present).toEqual({ as: 'item', section: 'cars', field: 'cars' });
  });

  it('runs: an item is asked for, saved, counted and added up', () => {
    const journey = compiled();
    const engine = createEngine(journey, createShapeValidators(journey));
    let state = engine.start({ today: '2026-11-21', settings: {} });
    const list = { section: 'cars', field: 'cars' };
    const answer = (section: string, field: string, value: string | number) =>
      ({ type: 'fieldAnswered', section, field, value }) as const;
    for (const event of [
      {
        type: 'stepEntered',
        step: 'apply',
        parameters: {},
        today: '2026-11-21',
        restored: false,
      } as const,
      answer('street', 'street', 'Quay'),
      answer('street', 'permitType', 'resident'),
      { type: 'sectionContinued', section: 'street' } as const,
      { type: 'itemOpened', ...list, index: null } as const,
      answer('car', 'plate', 'AB1'),
      answer('car', 'months', 13),
      { type: 'itemSaved', ...list } as const,
    ]) {
      state = engine.apply(state, event).state;
    }
    expect(engine.evaluate(state, { var: 'facts.carCount' })).toBe(1);
    expect(engine.evaluate(state, { var: 'facts.firstPlate' })).toBe('AB1');
    const cars = engine.view(state, 'apply').sections.find(({ id }) => id === 'cars');
    // A check over the list is said as soon as an item is saved.
    expect(cars?.fields['cars']?.error).toBe('Your cars is invalid.');
    expect(engine.view(state, 'apply').missing.map(({ text }) => text)).toContain(
      'Your cars is invalid.',
    );
  });
});

describe('a dialog', () => {
  it('keeps its changes, and what opens it', () => {
    expect(sectionOf('findClass')?.present).toMatchObject({
      as: 'dialog',
      paged: true,
      button: ['Find it'],
      complete: [{ set: { class: {} }, call: [{ call: 'zones', as: 'classes' }] }],
    });
    expect(sectionOf('cars')?.reactions[0]?.changes[0]?.open).toBe('findClass');
  });
});

describe('an answer with parts', () => {
  it('has them in order, and their shape in the schema of the section', () => {
    const section = sectionOf('cars');
    expect(section?.fields[1]?.parts).toEqual([
      { name: 'length', type: 'integer', label: ['Length'], subject: 'Length', required: true },
      { name: 'shape', type: 'string', label: ['Shape'], subject: 'Shape', required: false },
    ]);
    expect(section?.schema).toMatchObject({
      properties: {
        size: { required: ['length'], properties: { shape: { enum: ['wide', 'narrow'] } } },
      },
    });
  });

  it('says of its shape which part is wrong', () => {
    const validate = createShapeValidators(compiled())['cars']?.['size'];
    expect(validate?.({ length: 0, shape: 'wide' })).toMatchObject([
      { part: 'length', keyword: 'minimum' },
    ]);
    expect(validate?.({ shape: 'wide' })).toMatchObject([
      { keyword: 'required', params: { missingProperty: 'length' } },
    ]);
  });
});

describe('diagnostics', () => {
  it.each(Object.entries({ ...carSlips, ...itemOptionSlips }))(
    '%s is found at its place',
    (_, slip) => {
      const files = cars(slip.file, slip.from, slip.to);
      const place = slip.in ?? slip.file;
      const all = findings(files);
      const found = all.find(
        ({ code, file, severity }) =>
          code === slip.code && file === place && severity === (slip.severity ?? 'error'),
      );
      expect(found, JSON.stringify(all, null, 1)).toMatchObject(
        position(files.get(place) ?? '', slip.at),
      );
      if (slip.help !== undefined) expect(found?.help).toBe(slip.help);
    },
  );

  it('two steps that exclude each other share a marker', () => {
    const before = '{"dateBefore": [{"var": "today"}, "2030-01-01"]}';
    const after = '{"dateOnOrAfter": [{"var": "today"}, "2030-01-01"]}';
    const one = '"call": "create", "marker": "a", "when"';
    const codes = (other: string) =>
      findings(
        cars(
          'sequences/save.json',
          '"call": "create",',
          `${one}: ${before}}, {"id": "again", ${one}: ${other},`,
        ),
      ).map(({ code }) => code);
    expect(codes(after)).not.toContain('JC501');
    expect(codes(before)).toContain('JC501');
  });

  it('a configuration may lie deeper in its project', () => {
    const files = cars('facts/cars.json', '../../schemas', '../../../../schemas');
    expect(findings(files)).toEqual([]);
  });

  it('a file of locales/ is for later', () => {
    const file = 'locales/cy/home.json';
    const found = findings(new Map([...cars(), [file, '{}']]));
    expect(found).toMatchObject([{ code: 'JC106', severity: 'warning', file }]);
  });

  it.each(['^(a|b)*$', '^(a+)+$', '^((a*)b)*$', '(\\d{2,})+', '^(?:x[+]y*)*$'])(
    '%s is slow',
    (pattern) => {
      const files = cars(
        'steps/apply/street.json',
        '^[A-Za-z ]+$',
        pattern.replaceAll('\\', '\\\\'),
      );
      expect(findings(files).map(({ code }) => code)).toContain('JC506');
    },
  );

  it.each([
    '^[A-Z]+( [A-Z]+){0,3}$',
    '^(a|b)$',
    '^([+*(])+$',
    '^(\\(\\+){1,2}\\)*$',
    '^(a{2}){3}$',
  ])('%s is quick', (pattern) => {
    const files = cars('steps/apply/street.json', '^[A-Za-z ]+$', pattern.replaceAll('\\', '\\\\'));
    expect(findings(files)).toEqual([]);
  });

  const drawn = (name: string): ReadonlyMap<string, string> =>
    new Map([
      ...cars(
        'steps/apply/street.json',
        '"label": "Visitor"',
        '"label": "Visitor", "pictogram": "car"',
      ),
      ...drawnBrand('one', 'car'),
      ...drawnBrand('two', name),
    ]);

  it('a pictogram is drawn by every brand', () => {
    expect(findings(drawn('car'))).toEqual([]);
    expect(findings(drawn('cart'))).toMatchObject([
      {
        code: 'JC513',
        message: 'The brand `two` has no pictogram `car`.',
        help: 'did you mean `cart`?',
      },
    ]);
  });

  it('so is one beside a value that a lookup may give', () => {
    const files = new Map([
      ...cars(
        'steps/apply/car.json',
        '"from": "lookups.carZones",',
        '"from": "lookups.carZones", "known": { "a": { "pictogram": "car" } },',
      ),
      ...drawnBrand('one', 'cart'),
    ]);
    expect(findings(files)).toMatchObject([{ code: 'JC513', help: 'did you mean `cart`?' }]);
  });
});
