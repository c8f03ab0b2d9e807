import { describe, expect, it } from 'vitest';
import type { Drive } from '../../testing';
import { entry, moment } from '../../testing';
import {
  entriesOf,
  entryAt,
  locked,
  plannedTypes,
  press,
  read,
  filled,
  sending,
  wait,
} from '../../testing/order';

/** As this page hears that another tab has cleared everything. */
function cleared(page: Drive): Drive {
  page.happen({ type: 'startedAnew' });
  return read(page, [], { cause: 'cleared' });
}

describe('everything that another tab cleared', () => {
  it('is gone here, though the request of this tab is on its way still', () => {
    const page = cleared(wait(sending(), 20));
    expect(entriesOf(page)).toEqual([]);
    expect(plannedTypes(page)).toContain('stopWaiting');
    page.happen({ type: 'waited', timer: 'order.q1', seconds: 60, online: true, at: moment });
    expect(plannedTypes(page)).toEqual([]);
    page.happen({ type: 'callSucceeded', request: 2, answer: { reference: 'R' }, at: moment });
    expect(entriesOf(page)).toEqual([]);
  });

  it('but for the number of what is being sent here, of which it had not heard', () => {
    const page = cleared(sending());
    expect(entryAt(page)).toMatchObject({
      state: 'sending',
      subject: 'q1',
      record: null,
      same: null,
    });
    expect(page.effects).toContainEqual({ type: 'note', entry: entryAt(page) });
  });
});

it('what turns up as done while the details are saved is warned of before anything is sent', () => {
  const page = locked(press(filled()));
  read(page, [entry({ subject: 'q2', state: 'done' })], { cause: 'storage' });
  expect(page.succeed('save', true).planned()).toEqual([]);
  expect(plannedTypes(page)).toEqual(['unlock']);
});
