import { join } from 'node:path';
import { expect, it } from 'vitest';
import { householdAt } from './households';
import { openDesk, projectOf, readyOf } from './desk';

const root = join(import.meta.dirname, '../..');
const desk = await openDesk(join(root, 'journey-config'), [], false);
const { households } = projectOf(desk, { cwd: root, brand: '', stamp: '' });
const homeAt = (id: string) => households.find((each) => each.id === id)?.home;

it('a household is known by its home, also where a waypoint before it names that', () => {
  expect(homeAt('withAddresses')).toMatch(/^A home in Leeds with one gas meter/);
  expect(homeAt('readyToSwitch')).toBe(homeAt('withAddresses'));
  expect(homeAt('electricityReadyToSwitch')).toMatch(/^A home without gas, which signs up/);
  // It stands before its address, where no home makes a difference.
  expect(households.flatMap(({ name, home }) => (home === '' ? [name] : []))).toEqual([
    'before anything is chosen the quote is for gas',
  ]);
});

it('and says so above the page', () => {
  expect(householdAt(readyOf(desk), 'readyToSwitch').about).toBe(homeAt('withAddresses'));
});
