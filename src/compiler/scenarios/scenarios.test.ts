import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';
import { position } from '../fixtures/position';

const file = 'scenarios/street.json';
const home = 'scenarios/households/visitor.json';
const text = (value: unknown): string => JSON.stringify(value, null, 2);
const suite = (...scenarios: readonly JsonObject[]): string =>
  text({ about: 'The street.', household: 'visitor', scenarios });
const household = (more: JsonObject = {}): string =>
  text({ id: 'visitor', about: 'A visitor.', ...more });

const found = (files: Readonly<Record<string, string>>) =>
  compile(
    new Map([...parking(), ...Object.entries({ [home]: household(), ...files })]),
    parkingContract,
    { clauses: new Set(['PARK-01', 'PARK-20', 'PARK-21']) },
  );

const sound: JsonObject = {
  name: 'found',
  waypoint: 'found',
  clauses: ['PARK-01'],
  settings: { helpUrl: '/' },
  do: [
    { answer: { 'street.street': 'Quay' } },
    { press: 'street.findZone' },
    { goTo: { step: 'done' } },
    { partner: { failures: { listZones: 503 } } },
  ],
  expect: {
    step: 'apply',
    facts: { isShort: true },
    lookups: { zones: 'ready' },
    calls: ['zones', { call: 'create' }],
    answers: { street: 'Quay' },
    errors: 'none',
  },
};

describe('a scenario', () => {
  it('may name what the journey has', () => {
    const next = { name: '$kind', from: 'found', each: {}, do: [{ answer: { $kind: 1 } }] };
    expect(found({ [file]: suite(sound, next) }).diagnostics).toEqual([]);
  });

  it.each<[string, string, JsonObject]>([
    ['JC325', '"visitr"', { household: 'visitr' }],
    ['JC325', '"lost"', { from: 'lost' }],
    ['JC301', '"aply"', { start: 'aply' }],
    ['JC326', '"PARK-10"', { clauses: ['PARK-10'] }],
    ['JC205', '"2026-02-31"', { today: '2026-02-31' }],
    ['JC314', '"helpUrI"', { settings: { helpUrI: '/' } }],
    ['JC305', '"zone"', { answers: { zone: {} } }],
    ['JC305', '"zone.zones"', { change: { 'zone.zones': [] } }],
    ['JC303', '"street.steet"', { do: [{ answer: { 'street.steet': 'Quay' } }] }],
    ['JC303', '"street.steet"', { do: [{ leave: ['street.steet'] }] }],
    ['JC311', '"street.findZones"', { do: [{ press: 'street.findZones' }] }],
    ['JC302', '"stret"', { do: [{ open: 'stret' }] }],
    ['JC306', '"sav"', { do: [{ choose: { sequence: 'sav' } }] }],
    ['JC301', '"don"', { do: [{ goTo: { step: 'don' } }] }],
    ['JC305', '"zone"', { do: [{ partner: { failures: { zone: 503 } } }] }],
    ['JC301', '"aply"', { do: [{ expect: { step: 'aply' } }] }],
    ['JC313', '"isShrt"', { expect: { facts: { isShrt: true } } }],
    ['JC307', '"zone"', { expect: { lookups: { zone: 'ready' } } }],
    ['JC312', '"stret"', { expect: { answers: { stret: null } } }],
    ['JC303', '"street.stret"', { expect: { shown: 'street.stret' } }],
  ])('that names what is not there is %s at %s', (code, at, said) => {
    const whole = suite({ name: 'a', ...said });
    const { journey, diagnostics } = found({ [file]: whole });
    expect(diagnostics).toMatchObject([
      { code, severity: 'warning', file, ...position(whole, at) },
    ]);
    expect(journey).not.toBeNull();
  });

  it('has a name of its own, and waypoints that lead on', () => {
    const a = { name: 'a', waypoint: 'one', from: 'two' };
    const b = { name: 'a', waypoint: 'two', from: 'one' };
    const codes = found({ [file]: suite(a, b) }).diagnostics.map(({ code }) => code);
    expect(codes.sort()).toEqual(['JC501', 'JC503', 'JC503']);
  });

  it('of a brand is held against the journey of the brand', () => {
    const own = 'brands/riverside/scenarios/street.json';
    const files = new Map([
      ...parking(),
      [home, household()],
      [own, suite({ name: 'a', start: 'x' })],
    ]);
    expect(compile(files, parkingContract).diagnostics).toEqual([]);
    const { diagnostics } = compile(files, parkingContract, { brand: 'riverside' });
    expect(diagnostics).toMatchObject([{ code: 'JC301', file: own }]);
  });

  it('is not looked at while the journey itself is wrong', () => {
    const facts = text({ facts: { isOdd: { var: 'stret' } } });
    const all = found({ [file]: suite({ name: 'a', start: 'x' }), 'facts/odd.json': facts });
    expect(all.diagnostics.filter((each) => each.file === file)).toEqual([]);
  });

  it('is looked up in a list of clauses that is there', () => {
    const settings = text({ clauses: 'list.csv', today: '2026-09-01' });
    const files = new Map([...parking(), ['scenarios/scenarios.json', settings]]);
    const { diagnostics } = compile(files, parkingContract, { clauses: 'missing' });
    expect(diagnostics).toMatchObject([{ code: 'JC105', ...position(settings, '"list.csv"') }]);
  });
});

describe('a household', () => {
  it.each<[string, string, Json]>([
    ['JC320', '"many"', [{ id: 'z1', spaces: 'many' }]],
    ['JC320', '1.5', [{ spaces: 1.5 }]],
    ['JC315', '"nmae"', [{ nmae: 'Quay' }]],
    ['JC320', '{', {}],
  ])('that is answered otherwise than the contract says is %s at %s', (code, at, zones) => {
    const whole = household({ answers: { zones: { zones } } });
    const { diagnostics } = found({ [home]: whole });
    expect(diagnostics).toMatchObject([{ code, severity: 'warning', file: home }]);
    if (at !== '{') expect(diagnostics).toMatchObject([position(whole, at)]);
  });

  it('may be answered as the contract says', () => {
    const answers = {
      zones: { zones: [{ id: 'z1', spaces: 2 }] },
      create: { number: '1', zones: null },
      permitState: { paid: true },
    };
    expect(found({ [home]: household({ answers }) }).diagnostics).toEqual([]);
  });

  it('that is laid over itself is nobody', () => {
    const { diagnostics } = found({ [home]: household({ extends: 'visitor' }) });
    expect(diagnostics).toMatchObject([{ code: 'JC503', file: home }]);
  });
});
