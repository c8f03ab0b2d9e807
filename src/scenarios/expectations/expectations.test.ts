import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine';
import { permit } from '../../engine/testing';
import type { CompiledContent } from '../../journey';
import { fleet, fleetValidators } from '../../engine/testing/fleet';
import { order } from '../../engine/testing/order';
import { parkingSpaces, spaces } from '../../engine/testing/spaces';
import {
  cases,
  fleetCases,
  found,
  of,
  orderCases,
  partners,
  spaceCases,
} from '../testing/expectation-cases';
import { play } from '../testing/play';
import { expectations } from './index';

describe('what is expected', () => {
  it.each(Object.entries(cases))('%s holds, or does not', (key, one) => {
    expect(play(of(key, one, one.yes))).toBe('passed');
    expect(play(of(key, one, one.no))).not.toBe('passed');
  });

  it.each(Object.entries(fleetCases))('%s holds, or does not', (key, one) => {
    const answers = partners.fleet;
    expect(play({ answers, ...of(key, one, one.yes) }, fleet, fleetValidators)).toBe('passed');
    expect(play({ answers, ...of(key, one, one.no) }, fleet, fleetValidators)).not.toBe('passed');
  });

  it.each(
    Object.entries(spaceCases).flatMap(([key, all]) =>
      all.map((one, index) => [`${key} ${index}`, key, one] as const),
    ),
  )('on a screen: %s holds, or does not', (_, key, one) => {
    const answers = partners.spaces;
    expect(play({ answers, ...of(key, one, one.yes) }, parkingSpaces, {})).toBe('passed');
    expect(play({ answers, ...of(key, one, one.no) }, parkingSpaces, {})).not.toBe('passed');
  });

  it.each(
    Object.entries(orderCases).flatMap(([key, all]) =>
      all.map((one, index) => [`${key} ${index}`, key, one] as const),
    ),
  )('once alone: %s holds, or does not', (_, key, one) => {
    const answers = partners.order;
    expect(play({ answers, ...of(key, one, one.yes) }, order, {})).toBe('passed');
    expect(play({ answers, ...of(key, one, one.no) }, order, {})).not.toBe('passed');
  });

  it('on a screen says which items are there instead, and asks for no screen where none is', () => {
    const told = (value: Json, deeds: readonly Json[] = []) =>
      play({ do: deeds, expect: value, answers: { spaces } }, parkingSpaces, {});
    expect(told({ badges: { s1: [] } }, [{ filter: { roof: 'covered' } }])).toBe(
      'the badges of the item `s1`: [], not the item is not shown: on the screen is `s1/north`',
    );
    expect(told({ figures: { 's1/north': { pryce: 1 } } })).toBe('`pryce` is not known here.');
    expect(told({ items: [] }, [{ goTo: 'booked' }])).toBe('The step `booked` shows no items.');
  });

  it('of content drawn states as much of title, text and note as it writes', () => {
    const tip: CompiledContent = {
      ...{ id: 'tip', kind: 'row', when: true, under: null, items: [], source: [] },
      ...{ title: ['Papers'], text: ['Have them ready'] },
      row: { note: [{ when: true, text: ['A lease'] }], inFull: [], tone: null, says: [] },
    };
    const rest = {
      ...tip,
      id: 'rest',
      row: { ...tip.row, note: [], inFull: [], tone: null, says: [] },
    };
    const steps = permit.steps.map((step) => ({
      ...step,
      sections: step.sections.map((section) => ({ ...section, content: [tip, rest] })),
    }));
    const told = (content: Json) =>
      play({ expect: { drawn: { home: { content } } } }, { ...permit, steps });
    expect(told(['tip', 'rest'])).toBe('passed');
    expect(told([['tip', 'Papers'], 'rest'])).toBe('passed');
    expect(told([['tip', 'Papers', 'Have them ready', 'A lease'], 'rest'])).toBe('passed');
    expect(told([['tip', 'Papers', 'Have them ready', 'A bill'], 'rest'])).toContain('A lease');
    expect(told(['tip'])).toBe('the content drawn in `home`: ["tip"], not ["tip","rest"]');
  });

  it('is tried here, each', () => {
    const tried = [cases, fleetCases, spaceCases, orderCases].flatMap(Object.keys);
    expect(tried.sort()).toEqual(Object.keys(expectations).sort());
  });

  it('is told with what was, and why it was not there', () => {
    expect(play({ expect: { options: { 'vehicle.kind': [] } } })).toBe(
      'the options of `vehicle.kind`: [], not the section is not on the page: `home` comes before it and is not valid yet',
    );
    expect(play({ do: found, expect: { calls: ['zone'] } })).toBe(
      'the calls: ["zone"], not ["addresses"]',
    );
  });
});
