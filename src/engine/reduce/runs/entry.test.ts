import { describe, expect, it } from 'vitest';
import {
  call,
  change,
  drive,
  journey,
  reaction,
  refusal,
  section,
  sequence,
  sequenceStep,
  step,
  type Drive,
} from '../../testing';
import { filled, locked, order, plannedTypes, press } from '../../testing/order';

/** A page that loads two things for the ticket that is `chosen`, and one to choose it on. */
const loading = (): Drive =>
  drive(
    journey(
      [
        step(
          'apply',
          [
            section('s', [], {
              reactions: [
                reaction({ kind: 'succeeded', lookup: 'ticket' }, [
                  { set: { heard: { var: 'lookups.ticket' } } },
                ]),
              ],
            }),
          ],
          { entry: 'load' },
        ),
        step('choose', []),
      ],
      {
        records: { chosen: { initial: null }, heard: { initial: null } },
        calls: {
          before: call('before'),
          ticket: call('ticket', { body: { of: { var: 'chosen' } } }),
        },
        sequences: {
          load: sequence('load', [
            sequenceStep('before'),
            sequenceStep('ticket', {
              onFailure: [{ when: true, changes: [change({ goTo: 'choose' })] }],
            }),
          ]),
          choose: sequence('choose', [], {
            first: [change({ set: { chosen: { var: 'with.ticket' } } })],
          }),
        },
      },
    ),
  );

const chosen = (drives: Drive, ticket: string): Drive =>
  drives.happen({ type: 'sequenceRequested', sequence: 'choose', with: { ticket } });

describe('the sequence of a page that is left', () => {
  it('begins anew when the page is entered again: what the last visit waited for is given up', () => {
    const page = chosen(loading(), 'A').enter().succeed('before', true);
    const late = page.request('ticket');
    chosen(page.enter('choose'), 'B').enter();
    expect(page.planned()).toEqual(['before']);
    page.happen({ type: 'callSucceeded', request: late, answer: 'A', at: 0 });
    expect(page.read('heard')).toBeNull();
    expect(page.succeed('before', true).sent('ticket')?.body).toEqual({ of: 'B' });
    expect(page.succeed('ticket', 'B').read('heard')).toBe('B');
  });

  it('makes no more calls, and a late failure leads nowhere', () => {
    const page = chosen(loading(), 'A').enter().succeed('before', true);
    const late = page.request('ticket');
    expect(page.enter('choose').planned()).toEqual(['abort']);
    page.happen({
      type: 'callFailed',
      request: late,
      failure: { kind: 'timeout', status: 0, message: null },
      at: 0,
    });
    expect(page.planned()).toEqual([]);
    expect(page.state.progress.runs['load']?.status).toBe('failed');
  });

  it('stays when the way to another page is not open', () => {
    const page = chosen(loading(), 'A').enter();
    expect(page.enter('nowhere').planned()).toEqual([]);
    expect(page.succeed('before', true).planned()).toEqual(['ticket']);
  });
});

describe('a sequence that a screen asks for', () => {
  const asked = (id: string): Drive =>
    locked(
      filled().happen({ type: 'sequenceRequested', sequence: id, with: {} }),
      {},
      {
        sequence: id,
      },
    );

  it('is given up as its page is left, and lets go of the lock', () => {
    const page = asked('choose');
    const late = page.request('choose');
    expect(plannedTypes(page.enter('look'))).toEqual(['abort', 'unlock']);
    page.happen({ type: 'callSucceeded', request: late, answer: 'late', at: 0 });
    expect(page.planned()).toEqual([]);
    expect(page.state.progress.runs['choose']?.status).toBe('failed');
  });

  it('goes on where it commits: what must be done once is not called back', () => {
    const page = asked('save');
    expect(page.enter('look').planned()).toEqual([]);
    expect(page.state.progress.runs['save']?.status).toBe('running');
  });
});

describe('the sequence of a page that is come back to from the error page', () => {
  const failed = () => locked(press(filled())).fail('save', refusal(500));

  it('is not gone through again: nothing goes away under a finger', () => {
    const page = failed();
    expect(page.planned()).toEqual(['→ error']);
    expect(page.enter('error').enter().planned()).toEqual([]);
    expect(page.view().submit?.available).toBe(true);
  });

  it('is gone through again from any other page, and where it had failed itself', () => {
    expect(failed().enter('error').enter('look').enter().planned()).toEqual(['load']);
    const away = drive(order, {}, undefined, false).enter().fail('load', refusal(500));
    expect(away.planned()).toEqual(['→ error']);
    expect(away.enter('error').enter().planned()).toEqual(['load']);
    const broken = loading().enter().succeed('before', true);
    expect(broken.enter('choose').enter().planned()).toEqual(['before']);
  });

  it('of another page than the one behind it is gone through as ever', () => {
    const page = drive(
      journey(
        [step('one', [], { entry: 'load' }), step('two', [], { entry: 'more' }), step('error', [])],
        {
          calls: { load: call('load'), more: call('more'), other: call('other') },
          sequences: {
            load: sequence('load', [sequenceStep('load')]),
            more: sequence('more', [sequenceStep('more')]),
            other: sequence('other', [sequenceStep('other')]),
          },
          failures: { statuses: [500], goTo: 'error', track: null },
        },
      ),
    );
    page.enter('two').succeed('more', 1).enter('one').succeed('load', 1);
    page.happen({ type: 'sequenceRequested', sequence: 'other', with: {} });
    expect(page.fail('other', refusal(500)).planned()).toEqual(['→ error']);
    expect(page.enter('error').enter('two').planned()).toEqual(['more']);
  });
});
