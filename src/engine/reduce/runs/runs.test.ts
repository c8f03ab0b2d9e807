import { describe, expect, it } from 'vitest';
import {
  call,
  change,
  drive,
  journey,
  refusal,
  retry,
  runOf,
  running,
  sequence,
  sequenceStep,
  step,
  submit,
  use,
} from '../../testing';

const at = (path: string) => ({ var: path });
const plain = ['one', 'two', 'three'].map((id) => sequenceStep(id));

describe('a sequence', () => {
  it('goes one step after the other, and ends with `then`', () => {
    const save = running(plain);
    expect(save.planned()).toEqual(['one']);
    expect(save.succeed('one', 1).planned()).toEqual(['two']);
    expect(save.succeed('two', 1).planned()).toEqual(['three']);
    expect(save.read('ended')).toBeNull();
    expect(save.succeed('three', 1).planned()).toEqual(['→ done']);
    expect(save.read('ended')).toBe('yes');
    expect(runOf(save)?.status).toBe('done');
  });

  it('goes once, however often submit is pressed', () => {
    const save = running(plain);
    expect(submit(save).effects).toEqual([]);
    expect(save.succeed('one', 1).planned()).toEqual(['two']);
  });

  it('runs parallel steps together with the one before, and waits for all', () => {
    const save = running([
      sequenceStep('one'),
      sequenceStep('two', { parallel: true }),
      sequenceStep('three'),
    ]);
    expect(save.planned()).toEqual(['one', 'two']);
    expect(save.succeed('one', 1).planned()).toEqual([]);
    expect(save.succeed('two', 1).planned()).toEqual(['three']);
  });

  it('leaves out a step whose `when` does not hold, and sees what steps set', () => {
    const save = running([
      sequenceStep('one', { then: [change({ set: { mark: at('answer.id') } })] }),
      sequenceStep('two', { when: { '===': [at('mark'), 'other'] } }),
      sequenceStep('three'),
    ]);
    save.succeed('one', { id: 'x' });
    expect(save.read('mark')).toBe('x');
    expect(save.read('heard')).toBe('mark');
    expect(save.planned()).toEqual(['three']);
    expect(save.view().submit?.run?.steps.map(({ id }) => id)).toEqual(['one', 'three']);
  });

  it('stops at a failure with its marker and message', () => {
    const save = running([
      sequenceStep('one', {
        marker: 'first',
        serverMessage: true,
        onFailure: [
          {
            when: { '===': [at('failure.status'), 409] },
            changes: [change({ set: { mark: '409' } })],
          },
          { when: true, changes: [change({ set: { mark: 'other' } })] },
        ],
      }),
      sequenceStep('two'),
    ]);
    save.fail('one', refusal(409, 'It is taken.'));
    expect(save.planned()).toEqual([]);
    expect(runOf(save)).toMatchObject({
      status: 'failed',
      marker: 'first',
      message: 'It is taken.',
    });
    expect(save.read('mark')).toBe('409');
    expect(submit(save).planned()).toEqual(['one']);
    expect(save.fail('one', refusal(503)).state.progress.runs['save']?.message).toBe('one failed');
    expect(save.read('mark')).toBe('other');
  });

  it('takes an answer that is not ok for a failure', () => {
    const save = running([sequenceStep('one', { okWhen: { '===': [at('answer.ok'), true] } })]);
    expect(runOf(save.succeed('one', { ok: false }))?.status).toBe('failed');
    expect(runOf(submit(save).succeed('one', { ok: true }))?.status).toBe('done');
  });

  it('goes on after the failure of an optional step', () => {
    const save = running([sequenceStep('one', { optional: true }), sequenceStep('two')]);
    expect(save.fail('one').planned()).toEqual(['two']);
  });

  it('ends where `stopWhen` holds, after `then` of the step', () => {
    const save = running([
      sequenceStep('one', {
        then: [change({ set: { mark: 'stop' } })],
        stopWhen: { '===': [at('mark'), 'stop'] },
      }),
      sequenceStep('two'),
    ]);
    expect(save.succeed('one', 1).planned()).toEqual([]);
    expect(runOf(save)?.status).toBe('done');
    expect(save.read('ended')).toBeNull();
  });

  it('hands on what it was asked with', () => {
    const save = running([
      sequenceStep('one', { use: { ...use('one'), with: { x: at('with.plan') } } }),
    ]);
    save.fail('one').happen({ type: 'sequenceRequested', sequence: 'save', with: { plan: 'p1' } });
    expect(save.sent('one')?.body).toBe('p1');
  });

  it('holds an answer against what it was asked with', () => {
    for (const [plan, status] of [
      ['p1', 'done'],
      ['p2', 'failed'],
    ] as const) {
      const save = running([sequenceStep('one', { okWhen: { '===': [at('with.plan'), 'p1'] } })]);
      save.fail('one').happen({ type: 'sequenceRequested', sequence: 'save', with: { plan } });
      expect(runOf(save.succeed('one', true))?.status).toBe(status);
    }
  });

  it('that the journey does not have is not begun', () => {
    const { state } = running(plain);
    const save = drive(journey([]), {}, state);
    expect(
      save.happen({ type: 'sequenceRequested', sequence: 'constructor', with: {} }).effects,
    ).toEqual([]);
  });

  it('that asks for itself when nothing is left to do comes to an end', () => {
    const save = running([sequenceStep('one', { when: false })], {
      then: [change({ run: 'save' })],
    });
    expect(runOf(save)?.status).toBe('done');
  });
});

describe('taken up again', () => {
  it('goes on at the step that failed', () => {
    const save = running(plain).succeed('one', 1).fail('two');
    expect(retry(save, 'two').planned()).toEqual(['two']);
    expect(runOf(save)).toMatchObject({ status: 'running', message: null });
    expect(save.succeed('two', 1).planned()).toEqual(['three']);
  });

  it('counts what ran together with the failure and was answered after it', () => {
    const save = running([
      sequenceStep('one'),
      sequenceStep('two', { parallel: true, then: [change({ set: { mark: 'two' } })] }),
      sequenceStep('three'),
    ]);
    save.fail('one').succeed('two', 1);
    expect(save.read('mark')).toBe('two');
    expect(save.planned()).toEqual([]);
    expect(retry(save, 'one').planned()).toEqual(['one']);
    expect(save.succeed('one', 1).planned()).toEqual(['three']);
  });

  it('repeats every step that failed, so that none is left out', () => {
    const save = running([
      sequenceStep('one'),
      sequenceStep('two', { parallel: true }),
      sequenceStep('three'),
    ]);
    save.fail('one').fail('two');
    expect(runOf(save)?.message).toBe('one failed');
    expect(retry(save, 'two').planned()).toEqual(['one', 'two']);
  });
});

describe('a call of a sequence', () => {
  it('that is replaced under its name: the newest is what it waits for', () => {
    const save = running(plain);
    const older = save.request('one');
    save.answer('s', 'heard', 'x');
    expect(save.planned()).toEqual(['abort', 'one']);
    const { state } = save;
    expect(save.happen({ type: 'callSucceeded', request: older, answer: 1, at: 0 }).state).toBe(
      state,
    );
    expect(save.succeed('one', 1).planned()).toEqual(['two']);
  });

  it('that is given up stops it', () => {
    const save = running(plain);
    save.answer('s', 'a', 'x');
    expect(save.planned()).toEqual(['abort']);
    expect(runOf(save)).toMatchObject({ status: 'failed', message: 'one failed' });
    expect(submit(save).planned()).toEqual(['one']);
  });

  it('that leads to the error page stops it', () => {
    const save = running(plain).fail('one', refusal(500));
    expect(save.planned()).toEqual(['→ error']);
    expect(runOf(save)?.status).toBe('failed');
  });
});

it('startedAnew drops sequences and aborts their calls; late answers change nothing', () => {
  const save = running(plain);
  const request = save.request('one');
  save.happen({ type: 'startedAnew' });
  expect(save.effects).toEqual([{ type: 'abort', request }]);
  expect(save.state.progress).toMatchObject({ runs: {}, requests: request, step: null });
  const { state } = save;
  expect(save.happen({ type: 'callSucceeded', request, answer: 1, at: 0 }).state).toBe(state);
});

it('the sequence of an entry runs on a reload too, without what is done before its first step', () => {
  const loading = drive(
    journey([step('apply', [], { entry: 'load' })], {
      records: { mark: { initial: null } },
      calls: { one: call('one') },
      sequences: {
        load: sequence('load', [sequenceStep('one')], { first: [change({ set: { mark: 'x' } })] }),
      },
    }),
  );
  expect(loading.enter('apply', true).planned()).toEqual(['one']);
  expect(loading.read('mark')).toBeNull();
  expect(loading.happen({ type: 'startedAnew' }).enter().read('mark')).toBe('x');
});
