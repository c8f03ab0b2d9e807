import { describe, expect, it } from 'vitest';
import {
  change,
  lostReply,
  refusal,
  retry,
  runOf,
  running,
  sequenceStep,
  submit,
  use,
} from '../../testing';

const lossy = sequenceStep('two', {
  confirmBy: {
    use: use('ask'),
    doneWhen: { '===': [{ var: 'answer' }, true] },
    then: [change({ set: { mark: 'confirmed' } })],
  },
});

describe('an answer that was lost (decision 20)', () => {
  const lost = () =>
    running([sequenceStep('one'), lossy])
      .succeed('one', 1)
      .fail('two', lostReply);

  it('is asked for, and the sequence ends when the call did its work', () => {
    const save = lost();
    expect(save.planned()).toEqual(['ask']);
    expect(save.view().submit?.run?.steps[1]?.status).toBe('running');
    save.succeed('ask', true);
    expect(save.read('mark')).toBe('confirmed');
    expect(runOf(save)).toMatchObject({ status: 'done', steps: { two: 'done' } });
    expect(save.planned()).toEqual([]);
  });

  it('is a failure when it did not; then it may be sent again', () => {
    const save = lost().succeed('ask', false);
    expect(runOf(save)).toMatchObject({ status: 'failed', message: 'two failed' });
    expect(save.read('mark')).toBeNull();
    expect(retry(save, 'two').planned()).toEqual(['two']);
  });

  it.each([
    [refusal(503), ['ask']],
    [{ ...lostReply, kind: 'timeout' as const }, ['ask']],
    [{ ...lostReply, kind: 'malformed' as const }, ['ask']],
    [refusal(409), []],
  ])('after %j plans %j', (failure, planned) => {
    const save = running([sequenceStep('one'), lossy]).succeed('one', 1);
    expect(save.fail('two', failure).planned()).toEqual(planned);
  });

  it.each(['two', 'ask'])(
    'is asked for again, by Try again at %s as by submit, before anything is sent',
    (lookup) => {
      const save = lost().fail('ask');
      expect(runOf(save)).toMatchObject({ status: 'failed', steps: { two: 'confirming' } });
      expect(save.view().submit?.run?.steps[1]?.status).toBe('failed');
      expect(retry(save, lookup).planned()).toEqual(['ask']);
      expect(submit(save.fail('ask', refusal(500))).planned()).toEqual(['ask']);
    },
  );

  it('is asked for after a reload, which interrupts', () => {
    const save = running([sequenceStep('one'), lossy])
      .succeed('one', 1)
      .reload()
      .enter('apply', true);
    expect(save.effects).toEqual([]);
    expect(runOf(save)).toMatchObject({
      status: 'failed',
      steps: { one: 'done', two: 'confirming' },
    });
    expect(submit(save).planned()).toEqual(['ask']);
    expect(submit(save.succeed('ask', false)).planned()).toEqual(['one']);
  });

  it('of a call that was given up is asked for as well', () => {
    const first = { ...lossy, id: 'one', use: use('one') };
    expect(running([first]).answer('s', 'a', 'x').planned()).toEqual(['abort', 'ask']);
  });
});
