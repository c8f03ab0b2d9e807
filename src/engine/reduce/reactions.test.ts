import { describe, expect, it } from 'vitest';
import type { CompiledReaction } from '../../journey';
import { drive, entered, field, journey, reaction, section, step } from '../testing';

describe('reactions', () => {
  const traced = (...reactions: readonly CompiledReaction[]) =>
    drive(
      journey([
        step('apply', [
          section(
            's',
            ['a', 'b', 'c', 'd'].map((name) => field(name, name, 'string')),
            { reactions },
          ),
        ]),
      ]),
    ).enter();
  const cat = (path: string, word: string) => ({
    cat: [{ if: [{ isAnswered: { var: path } }, { var: path }, ''] }, word],
  });

  it('`answered` fires for a person alone; `changed` for every change', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [{ set: { b: 'set' } }]),
      reaction({ kind: 'answered', paths: ['b'] }, [{ set: { c: 'answered b' } }]),
      reaction({ kind: 'changed', paths: ['b'] }, [{ set: { d: 'changed b' } }]),
    ).answer('s', 'a', 'x');
    expect(traces.state.answers).toEqual({ a: 'x', b: 'set', d: 'changed b' });
    expect(traces.answer('s', 'b', 'y').read('c')).toBe('answered b');
  });

  it('the same answer again fires nothing', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [{ set: { b: cat('b', '+') } }]),
    );
    traces.answer('s', 'a', 'x');
    expect(traces.answer('s', 'a', 'x').read('b')).toBe('+');
  });

  it('`changed` waits until its reaction has ended, and each change sees the earlier ones', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [
        { set: { b: 'early' } },
        { when: { '===': [{ var: 'b' }, 'early'] }, set: { c: 'last' } },
      ]),
      reaction({ kind: 'changed', paths: ['b'] }, [{ set: { d: cat('c', '!') } }]),
    ).answer('s', 'a', 'x');
    expect(traces.read('d')).toBe('last!');
  });

  it('in one change `clear` comes before `set`', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [{ clear: ['b'], set: { b: 'new' } }]),
    ).answer('s', 'a', 'x');
    expect(traces.read('b')).toBe('new');
  });

  it('whose `when` does not hold stay still', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [{ set: { b: 'x' } }], {
        '===': [{ var: 'a' }, 'go'],
      }),
    );
    expect(traces.answer('s', 'a', 'stay').read('b')).toBeNull();
    expect(traces.answer('s', 'a', 'go').read('b')).toBe('x');
  });

  describe('that would change for ever', () => {
    const endless = () =>
      traced(reaction({ kind: 'changed', paths: ['a'] }, [{ set: { a: cat('a', '.') } }]));

    it('are stopped after 64 rounds, and what is left is dropped (X7)', () => {
      const traces = endless().answer('s', 'a', 'x');
      expect(traces.read('a')).toBe(`x${'.'.repeat(64)}`);
      const { state } = traces;
      expect(traces.happen({ type: 'noticeDismissed' }).state).toBe(state);
    });

    it('are reported as a fault that names paths, and no answer', () => {
      const { effects } = endless().answer('s', 'a', 'secret');
      expect(effects).toEqual([
        { type: 'report', fault: 'Changes were stopped after 64 rounds. Still to be heard: a.' },
      ]);
    });

    it('are said on the page until the visit begins anew', () => {
      const traces = endless();
      expect(traces.view().stuck).toBe(false);
      expect(traces.answer('s', 'a', 'x').view().stuck).toBe(true);
      expect(traces.happen({ type: 'fieldLeft', section: 's', field: 'a' }).view().stuck).toBe(
        true,
      );
      expect(traces.happen({ type: 'startedAnew' }).enter().view().stuck).toBe(false);
    });
  });

  it('that come to an end in the 64th round are no fault', () => {
    const counts = (most: number) =>
      traced(
        reaction({ kind: 'changed', paths: ['a'] }, [{ set: { a: cat('a', '.') } }], {
          '<': [{ characters: { var: 'a' } }, most],
        }),
      ).answer('s', 'a', 'x');
    // One round for each point, and one in which the last is heard.
    expect(counts(64).view().stuck).toBe(false);
    expect(counts(65).view().stuck).toBe(true);
  });

  it('hear of an answer that lies in what was cleared', () => {
    const nested = drive(
      journey([
        step('apply', [
          section('s', [field('a', 'a', 'string'), field('in', 'group.in', 'string')], {
            reactions: [
              reaction({ kind: 'answered', paths: ['a'] }, [{ clear: ['group'] }]),
              reaction({ kind: 'changed', paths: ['group.in'] }, [{ set: { a: 'heard' } }]),
            ],
          }),
        ]),
      ]),
    ).enter();
    nested.answer('s', 'in', 'x').answer('s', 'a', 'y');
    expect(nested.read('a')).toBe('heard');
  });

  it('of a button are those of its own section', () => {
    const action = {
      id: 'go',
      label: [],
      beside: null,
      block: null,
      look: 'second' as const,
      valid: [],
      enabled: true,
    };
    const two = drive(
      journey([
        step(
          'apply',
          ['one', 'two'].map((id) =>
            section(id, [field('x', id, 'string')], {
              actions: [action],
              reactions: [
                reaction({ kind: 'pressed', action: 'go' }, [{ set: { [id]: 'pressed' } }]),
              ],
            }),
          ),
          { progressive: false },
        ),
      ]),
    ).enter();
    two.happen({ type: 'actionPressed', section: 'two', action: 'go' });
    expect(two.state.answers).toEqual({ two: 'pressed' });
  });

  it('`untouch` hides errors until the field is touched again', () => {
    const untouching = drive(
      journey([
        step('apply', [
          section('s', [field('a', 'a', 'string', { required: true }), field('b', 'b', 'string')], {
            reactions: [reaction({ kind: 'answered', paths: ['b'] }, [{ untouch: ['s.a'] }])],
          }),
        ]),
      ]),
    ).enter();
    untouching.happen({ type: 'sectionContinued', section: 's' });
    expect(untouching.field('s', 'a')?.error).toBe('a is required');
    expect(untouching.answer('s', 'b', 'x').field('s', 'a')?.error).toBeNull();
  });
});

describe('a button', () => {
  it('whose fields are not valid shows what is wrong with them, and calls nothing', () => {
    const pressed = entered().happen({ type: 'actionPressed', section: 'home', action: 'find' });
    expect(pressed.planned()).toEqual([]);
    expect(pressed.field('home', 'postcode')?.error).toBe('postcode is required');
    expect(pressed.field('home', 'consent')?.error).toBeNull();
  });

  it('is busy while its call is on its way; pressed again, the newest call wins', () => {
    const pressed = entered()
      .answer('home', 'postcode', 'ab1 2cd')
      .happen({ type: 'actionPressed', section: 'home', action: 'find' });
    expect(pressed.sent('addresses')?.query).toEqual({ postcode: 'AB12CD' });
    expect(pressed.view().sections[0]?.actions[0]?.busy).toBe(true);
    const older = pressed.request('addresses');
    pressed.happen({ type: 'actionPressed', section: 'home', action: 'find' });
    expect(pressed.planned()).toEqual(['abort', 'addresses']);
    const { state } = pressed;
    expect(pressed.happen({ type: 'callSucceeded', request: older, answer: [], at: 0 }).state).toBe(
      state,
    );
  });
});
