import { expect, it } from 'vitest';
import { allOf } from '../../journey';
import { permit } from '../testing';
import { fleet } from '../testing/fleet';
import { order } from '../testing/order';
import { parkingSpaces } from '../testing/spaces';
import { callUsesOf } from './changes-of';

it.each([permit, fleet, order, parkingSpaces])(
  'the uses of calls are those that a walk meets',
  (journey) => {
    const uses = callUsesOf(journey);
    const met = allOf(journey, 'use').map(({ is }) => is);
    expect(new Set(uses)).toEqual(new Set(met));
    expect(uses.length).toBe(met.length);
  },
);
