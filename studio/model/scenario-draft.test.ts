import { describe, expect, it } from 'vitest';
import type { JsonFiles } from './edits';
import { expectedOf, nearestFile, newFile, scenarioEdit, type Offer } from './scenario-draft';

const files: JsonFiles = {
  'scenarios/scenarios.json': { $schema: '../../schemas/scenario-settings.schema.json' },
  'scenarios/way.json': { about: 'The way.', household: 'home', scenarios: [{ name: 'a' }] },
  'scenarios/pay.json': {
    ...{ about: 'Paying.', from: 'atPay' },
    scenarios: [{ name: 'b' }, { name: 'c', from: 'withCar' }],
  },
  'scenarios/households/home.json': { id: 'home' },
};
const scenario = { name: 'd', from: 'atPay', do: [], expect: { open: 'pay' } };

describe('the file of a scenario', () => {
  it('is that where most others begin at the same place', () => {
    expect(nearestFile(files, { from: 'atPay' })).toBe('scenarios/pay.json');
    expect(nearestFile(files, {})).toBe('scenarios/way.json');
    expect(nearestFile({}, {})).toBe('scenarios/recorded.json');
  });

  it('has it at its end, without what it says for all', () => {
    const { pointer, was, value } = scenarioEdit(files, 'scenarios/pay.json', scenario);
    expect([pointer, was]).toEqual(['/scenarios/2', null]);
    expect(value).toEqual({ name: 'd', do: [], expect: { open: 'pay' } });
  });

  it('is contradicted where it says what is not so', () => {
    const begins = { name: 'd', household: 'home', do: [], expect: { open: 'pay' } };
    expect(scenarioEdit(files, 'scenarios/pay.json', begins).value).toMatchObject({
      ...{ from: null, household: 'home' },
    });
    expect(scenarioEdit(files, 'scenarios/way.json', begins).value).not.toHaveProperty('household');
    expect(scenarioEdit(files, 'scenarios/way.json', scenario).value).toMatchObject({
      from: 'atPay',
    });
  });

  it('is made where it is not there', () => {
    const made = scenarioEdit(files, newFile(files), scenario);
    expect(made).toMatchObject({ file: 'scenarios/recorded.json', pointer: '', was: null });
    expect(made.value).toMatchObject({
      ...{ $schema: '../../schemas/scenario.schema.json', scenarios: [scenario] },
    });
  });
});

describe('what is expected', () => {
  const offer = (key: string, expects: Offer['expect']): Offer => ({
    ...{ key, about: 'asked', words: key, expect: expects, isUsual: true },
  });
  const offers = [
    offer('a', { shown: ['home.a'], errors: { 'home.a': 'no' } }),
    offer('b', { shown: ['home.b'], errors: { 'home.b': null } }),
    offer('c', { open: 'home' }),
  ];
  const calls = [
    { name: 'zones', words: 'zones', body: null },
    { name: 'save', words: 'save', body: { kind: 'car' } },
  ];
  const ticked = (keys: readonly string[], own = false, bodies: readonly number[] = []) => ({
    ...{ offers: new Set(keys), calls: own, bodies: new Set(bodies) },
  });

  it('is what is ticked, put together', () => {
    expect(expectedOf(offers, calls, ticked(['a', 'b']))).toEqual({
      shown: ['home.a', 'home.b'],
      errors: { 'home.a': 'no', 'home.b': null },
    });
  });

  it('names all calls where one is, and the whole body of those that are ticked', () => {
    expect(expectedOf(offers, calls, ticked([], true))).toEqual({ calls: ['zones', 'save'] });
    expect(expectedOf(offers, calls, ticked([], false, [1]))).toEqual({
      calls: ['zones', { call: 'save', body: { kind: 'car' } }],
    });
  });
});
