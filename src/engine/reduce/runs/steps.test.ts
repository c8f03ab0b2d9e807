import { describe, expect, it } from 'vitest';
import {
  call,
  change,
  drive,
  journey,
  reaction,
  refusal,
  retry,
  runOf,
  running,
  section,
  sequence,
  sequenceStep,
  step,
  submit,
  use,
  v,
} from '../../testing';

describe('where each step of a sequence stands', () => {
  const together = [sequenceStep('one'), sequenceStep('two', { parallel: true })];

  it('begun, left out, answered, failed', () => {
    const save = running([
      sequenceStep('one', { when: false }),
      sequenceStep('two', { optional: true }),
      sequenceStep('three'),
    ]);
    const steps = () => runOf(save)?.steps;
    expect(steps()).toEqual({ one: 'skipped', two: 'running', three: 'waiting' });
    save.fail('two');
    expect(steps()).toEqual({ one: 'skipped', two: 'failed', three: 'running' });
    save.succeed('three', 1);
    expect(steps()).toEqual({ one: 'skipped', two: 'failed', three: 'done' });
  });

  it('failed, where the failure leads to the error page', () => {
    const save = running([sequenceStep('one', { marker: 'first' })]).fail('one', refusal(500));
    expect(runOf(save)).toMatchObject({ marker: 'first', steps: { one: 'failed' } });
  });

  it('failed, where the answer that is not ok leads to no page', () => {
    const save = running([sequenceStep('one', { okWhen: false })]).succeed('one', 1);
    expect(runOf(save)).toMatchObject({ status: 'failed', steps: { one: 'failed' } });
    expect(save.planned()).toEqual([]);
  });

  it('of two that fail the first is the one that is shown', () => {
    const save = running([
      sequenceStep('one', { marker: 'first' }),
      sequenceStep('two', { parallel: true, marker: 'second' }),
    ]);
    save.fail('one').fail('two', refusal(500));
    expect(runOf(save)).toMatchObject({ marker: 'first', message: 'one failed' });
    expect(save.planned()).toEqual(['→ error']);
  });

  it('an answer that would end the sequence does not mend one that has failed', () => {
    const save = running([
      sequenceStep('one'),
      sequenceStep('two', { parallel: true, stopWhen: true }),
    ]);
    save.fail('one').succeed('two', 1);
    expect(runOf(save)).toMatchObject({ status: 'failed', steps: { one: 'failed', two: 'done' } });
  });

  it('what is taken up waits for what still runs beside it', () => {
    const save = running(together).fail('two');
    expect(retry(save, 'two').planned()).toEqual([]);
    expect(runOf(save)?.steps).toEqual({ one: 'running', two: 'waiting' });
    expect(save.succeed('one', 1).planned()).toEqual(['two']);
  });
});

describe('Try again', () => {
  it('of an optional step that failed asks once more, and leaves the sequence that is done', () => {
    const save = running([sequenceStep('one', { optional: true })]).fail('one');
    expect(runOf(save)?.status).toBe('done');
    expect(retry(save, 'one').planned()).toEqual(['one']);
    expect(runOf(save)).toMatchObject({ status: 'done', steps: { one: 'failed' } });
  });

  it('of something else leaves a sequence that failed', () => {
    const save = running([sequenceStep('two')]).fail('two');
    save.answer('s', 'heard', 'x').fail('one');
    expect(retry(save, 'one').planned()).toEqual(['one']);
    expect(runOf(save)?.status).toBe('failed');
  });

  it('of what a step asked for with success before leaves the sequence', () => {
    const save = running([sequenceStep('one'), sequenceStep('two')])
      .succeed('one', 1)
      .fail('two');
    save.answer('s', 'heard', 'x').fail('one');
    expect(retry(save, 'one').planned()).toEqual(['one']);
    expect(runOf(save)).toMatchObject({ status: 'failed', steps: { one: 'done', two: 'failed' } });
  });
});

it('a newer call is not what a step waits for that was answered, or has no call', () => {
  const save = running([sequenceStep('one'), sequenceStep('two')]);
  const first = save.request('one');
  save.succeed('one', 1);
  const second = save.request('two');
  save.answer('s', 'heard', 'x');
  expect(runOf(save)?.requests).toEqual({ one: first, two: second });
});

it('a step whose call was given up hears so, also where the same is asked for anew at once', () => {
  const save = drive(
    journey(
      [
        step(
          'apply',
          [
            section('s', [], {
              reactions: [
                reaction({ kind: 'changed', paths: ['mark'] }, [
                  { clear: ['lookups.one'], call: [use('one')] },
                ]),
              ],
            }),
          ],
          {
            submit: { label: ['Go'], sequence: 'save', ready: [], deliberate: false },
            progressive: false,
          },
        ),
      ],
      {
        records: { mark: { initial: null } },
        calls: { one: call('one') },
        sequences: {
          save: sequence('save', [sequenceStep('one')]),
          other: sequence('other', [], { first: [change({ set: { mark: 'x' } })] }),
        },
      },
    ),
  );
  submit(save.enter()).happen({ type: 'sequenceRequested', sequence: 'other', with: {} });
  expect(save.planned()).toEqual(['abort', 'one']);
  expect(runOf(save)).toMatchObject({ status: 'failed', message: 'one failed' });
});

describe('what a sequence was asked with', () => {
  const asked = (plan: string) =>
    drive(
      journey([step('apply', [])], {
        records: { first: { initial: null }, then: { initial: null }, failed: { initial: null } },
        calls: { one: call('one', { body: v('with.unsure') }) },
        sequences: {
          save: sequence(
            'save',
            [
              sequenceStep('one', {
                use: { ...use('one'), with: { unsure: v('run.unsure') } },
                onFailure: [{ when: true, changes: [change({ set: { failed: v('with.plan') } })] }],
              }),
            ],
            {
              first: [change({ set: { first: v('with.plan') } })],
              then: [change({ set: { then: v('with.plan') } })],
            },
          ),
        },
      }),
    )
      .enter()
      .happen({ type: 'sequenceRequested', sequence: 'save', with: { plan } });

  it('is read before its first step and after its last', () => {
    const save = asked('p1');
    expect(save.read('first')).toBe('p1');
    expect(save.succeed('one', 1).read('then')).toBe('p1');
  });

  it('is read where a step fails', () => {
    expect(asked('p2').fail('one').read('failed')).toBe('p2');
  });

  it('a sequence without a commit is never unsure', () => {
    expect(asked('p1').sent('one')?.body).toBe(false);
  });
});

describe('what the page of a sequence loads', () => {
  const loading = () =>
    drive(
      journey(
        [
          step(
            'apply',
            [
              section('s', [], {
                reactions: [
                  reaction({ kind: 'succeeded', lookup: 'one' }, [{ set: { heard: 'yes' } }]),
                ],
              }),
            ],
            { entry: 'load' },
          ),
          step('away', []),
        ],
        {
          records: { heard: { initial: null } },
          calls: { one: call('one'), two: call('two') },
          sequences: { load: sequence('load', [sequenceStep('one'), sequenceStep('two')]) },
        },
      ),
    );

  it('fires on a visit, and not where it is only loaded again', () => {
    expect(loading().enter().succeed('one', 1).read('heard')).toBe('yes');
    expect(loading().enter('apply', true).succeed('one', 1).read('heard')).toBeNull();
  });

  it('stays, as far as it had come, when the page is left', () => {
    const page = loading().enter().succeed('one', 1).enter('away');
    expect(page.state.lookups['one']).toMatchObject({ status: 'ready', data: 1 });
    expect(page.state.lookups['two']).toEqual({ status: 'idle' });
    expect(page.state.progress.runs['load']).toMatchObject({
      status: 'failed',
      requests: {},
      steps: { one: 'done', two: 'failed' },
    });
  });
});

it('a call that the journey does not have is begun and never answered', () => {
  const save = running([
    sequenceStep('one', { use: use('gone') }),
    sequenceStep('two', { parallel: true }),
    sequenceStep('three'),
  ]);
  expect(save.planned()).toEqual(['two']);
  expect(Object.keys(runOf(save)?.requests ?? {})).toEqual(['two']);
  expect(save.succeed('two', 1).planned()).toEqual([]);
  expect(runOf(save)).toMatchObject({ status: 'running', steps: { one: 'running', two: 'done' } });
});
