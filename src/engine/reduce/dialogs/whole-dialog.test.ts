import { describe, expect, it } from 'vitest';
import type { CompiledChange, CompiledReaction } from '../../../journey';
import { call, change, drive, field, journey, reaction, section, step, use } from '../../testing';

/** A dialog that asks all of its questions at once, opened by an answer on the page. */
const asking = (
  complete: readonly Partial<CompiledChange>[],
  reactions: readonly CompiledReaction[] = [],
) =>
  drive(
    journey(
      [
        step('apply', [
          section('s', [field('a', 'a', 'string'), field('b', 'b', 'string')], {
            reactions: [
              reaction({ kind: 'answered', paths: ['a'] }, [{ open: 'ask' }]),
              reaction({ kind: 'answered', paths: ['b'] }, [
                { clear: ['lookups.one'] },
                { open: 's' },
                { open: 'nowhere' },
              ]),
              ...reactions,
            ],
          }),
          section(
            'ask',
            [field('x', 'x', 'string', { required: true }), field('y', 'y', 'string')],
            {
              present: {
                as: 'dialog',
                paged: false,
                button: ['Done'],
                complete: complete.map(change),
              },
            },
          ),
        ]),
      ],
      {
        records: { heard: { initial: null } },
        calls: { one: call('one'), two: call('two') },
      },
    ),
  )
    .enter()
    .answer('s', 'a', 'open');

const goOn = (drives: ReturnType<typeof asking>) => drives.happen({ type: 'dialogContinued' });
const openOf = (drives: ReturnType<typeof asking>) => drives.state.progress.dialog;
const both: readonly Partial<CompiledChange>[] = [{ call: [use('one'), use('two')] }];

describe('a dialog that asks all at once', () => {
  it('opens at no question, and only where there is one', () => {
    const drives = asking([]);
    expect(openOf(drives)).toEqual({ section: 'ask', field: null, completing: null });
    drives.happen({ type: 'dialogClosed' });
    expect(openOf(drives.answer('s', 'b', 'x'))).toBeNull();
  });

  it('is not paged', () => {
    const drives = asking([]);
    const { state } = drives;
    expect(drives.happen({ type: 'dialogPaged', to: 'y' }).state).toBe(state);
  });

  it('shows what is wrong instead of ending, and ends once it is right', () => {
    const drives = goOn(asking(both));
    expect(drives.planned()).toEqual([]);
    expect(drives.state.progress.touched).toEqual({ 'ask.x': true, 'ask.y': true });
    expect(goOn(drives.answer('ask', 'x', '1')).planned()).toEqual(['one', 'two']);
    expect(openOf(drives)).toMatchObject({ completing: ['one', 'two'] });
  });

  it('waits for all calls of its end, and for each once', () => {
    const twice = [...both, { call: [use('one')] }];
    const drives = goOn(asking(twice).answer('ask', 'x', '1'));
    expect(openOf(drives)).toMatchObject({ completing: ['one', 'two'] });
    expect(openOf(drives.succeed('one', 1))).not.toBeNull();
    expect(openOf(drives.succeed('two', 1))).toBeNull();
  });

  it('waits for those alone that were made', () => {
    const some = [{ call: [use('one')] }, { when: false, call: [use('two')] }];
    const drives = goOn(asking(some).answer('ask', 'x', '1'));
    expect(openOf(drives)).toMatchObject({ completing: ['one'] });
    expect(openOf(drives.succeed('one', 1))).toBeNull();
  });

  it('does not wait for what was on its way before', () => {
    const before = reaction({ kind: 'entered' }, [{ call: [use('two')] }]);
    const some = [{ when: false, call: [use('two')] }];
    const drives = goOn(asking(some, [before]).answer('ask', 'x', '1'));
    expect(drives.state.lookups['two']?.status).toBe('loading');
    expect(openOf(drives)).toBeNull();
  });

  it('hears at once of what its end sets', () => {
    const heard = reaction({ kind: 'changed', paths: ['b'] }, [{ set: { heard: 'b' } }]);
    const drives = goOn(asking([{ set: { b: 'set' } }], [heard]).answer('ask', 'x', '1'));
    expect([openOf(drives), drives.read('heard')]).toEqual([null, 'b']);
  });

  it('is not ended where what it waited for is cleared away', () => {
    const clearing = reaction({ kind: 'succeeded', lookup: 'two' }, [{ clear: ['lookups.one'] }]);
    const drives = goOn(asking(both, [clearing]).answer('ask', 'x', '1')).succeed('two', 1);
    expect(drives.planned()).toEqual(['abort']);
    expect(openOf(drives)).toEqual({ section: 'ask', field: null, completing: null });
  });

  it('is not ended by what was answered anew, and asks again', () => {
    const drives = goOn(asking([{ call: [use('one')] }]).answer('ask', 'x', '1'));
    drives.answer('ask', 'y', '2');
    expect(openOf(drives)).toMatchObject({ completing: null });
    expect(openOf(drives.succeed('one', 1))).not.toBeNull();
    expect(goOn(drives).planned()).toEqual(['one']);
  });

  it('goes on being ended while something else is answered', () => {
    const drives = goOn(asking([{ call: [use('two')] }]).answer('ask', 'x', '1'));
    drives.answer('s', 'b', 'x');
    expect(openOf(drives)).toMatchObject({ completing: ['two'] });
  });

  it('a second press while it waits does nothing', () => {
    const drives = goOn(asking(both).answer('ask', 'x', '1')).succeed('one', 1);
    expect(goOn(drives).planned()).toEqual([]);
    expect(openOf(drives)).toMatchObject({ completing: ['one', 'two'] });
  });
});
