import { describe, expect, it } from 'vitest';
import { fleet, fleetValidators } from '../../engine/testing/fleet';
import { order } from '../../engine/testing/order';
import { parkingSpaces, spaces } from '../../engine/testing/spaces';
import { playable } from '../testing/cases';
import { commitCases } from '../testing/commit-cases';
import { fleetCases, permitCases } from '../testing/permit-cases';
import { play } from '../testing/play';
import { screenCases } from '../testing/screen-cases';
import { actions } from './index';

/** Answers of the fleet's own calls. */
const fleetPartner = { register: {}, fees: {}, class: { name: 'A' }, save: {} };

/** What is ordered is kept, but for the name. */
const kept = { ...order, persist: { ...order.persist, allow: ['quote', 'key', 'home'] } };

describe('what a person and the world do', () => {
  it.each(playable(permitCases))('%s', (_, { is = 'passed', ...scenario }) => {
    expect(play(scenario)).toBe(is);
  });

  it.each(playable(fleetCases))('%s', (_, { is = 'passed', ...scenario }) => {
    expect(play({ ...scenario, answers: fleetPartner }, fleet, fleetValidators)).toBe(is);
  });

  it.each(playable(screenCases))('on a screen: %s', (_, { is = 'passed', ...scenario }) => {
    const answers = { spaces, book: {} };
    expect(play({ ...scenario, answers }, parkingSpaces, {})).toBe(is);
  });

  it.each(playable(commitCases))('once alone: %s', (_, { is = 'passed', ...scenario }) => {
    const answers = { load: true, save: true, send: { reference: 'R1' }, ask: false };
    expect(play({ ...scenario, answers }, kept, {})).toBe(is);
  });

  it('is tried here, each', () => {
    const tried = [permitCases, fleetCases, screenCases, commitCases].flatMap(Object.keys);
    expect([...new Set(tried)].sort()).toEqual(Object.keys(actions).sort());
  });
});
