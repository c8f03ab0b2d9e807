import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../tests/full';
import type { Effect } from '../../engine';
import { selectBusy } from '../reducers';
import { manualApi } from '../testing/manual-api';
import { settle } from '../testing/manual-environment';
import { callEffect, journeyUnderTest, pressed, typed } from '../testing/journey-under-test';
import type { Script } from '../testing/scripted-engine';

/** Plans what stands under the name of the pressed action. */
const plans =
  (by: Readonly<Record<string, readonly Effect[]>>): Script =>
  (event) =>
    event.type === 'actionPressed' ? (by[event.action] ?? []) : [];

const lost = { kind: 'network', status: 0, message: null } as const;

describe('a planned call', () => {
  it('is sent as planned, and its answer becomes an event', async () => {
    const effect = callEffect(1);
    const { start, dispatchEvent, api, answers } = journeyUnderTest(plans({ go: [effect] }));
    start();
    dispatchEvent(pressed('go'));
    expect(api.calls.map(({ call }) => call)).toEqual([effect]);
    api.calls[0]?.answer({ ok: true, answer: 'Elm Row' });
    await settle();
    expect(answers()).toMatchObject({
      events: ['actionPressed', 'callSucceeded'],
      answered: ['Elm Row'],
    });
  });

  it('that fails becomes an event with its failure', async () => {
    const seen: unknown[] = [];
    const { start, dispatchEvent, api, environment } = journeyUnderTest((event) => {
      if (event.type === 'callFailed') seen.push(event);
      return event.type === 'actionPressed' ? [callEffect(4)] : [];
    });
    start();
    dispatchEvent(pressed('go'));
    api.calls[0]?.answer({ ok: false, failure: lost });
    await settle();
    expect(seen).toEqual([
      { type: 'callFailed', request: 4, failure: lost, at: environment.now() },
    ]);
  });

  it('that cannot be made fails too, and is reported', async () => {
    const journey = journeyUnderTest(plans({ go: [callEffect(1)] }));
    journey.start();
    journey.dispatchEvent(pressed('go'));
    journey.api.calls[0]?.breakWith(new Error('no operation find'));
    await settle();
    expect(journey.answers().events).toEqual(['actionPressed', 'callFailed']);
    expect(journey.environment.errors).toEqual([new Error('no operation find')]);
    journey.dispatchEvent(pressed('go'));
    expect(journey.api.calls).toHaveLength(2);
  });

  it('that was aborted is given up, and its answer is dropped', async () => {
    const script = plans({ go: [callEffect(1)], stop: [{ type: 'abort', request: 1 }] });
    const { start, dispatchEvent, api, answers, environment } = journeyUnderTest(script);
    start();
    dispatchEvent(pressed('go'));
    dispatchEvent(pressed('stop'));
    expect(api.calls[0]?.signal.aborted).toBe(true);
    api.calls[0]?.breakWith(new DOMException('Aborted', 'AbortError'));
    await settle();
    expect(answers().events).toEqual(['actionPressed', 'actionPressed']);
    expect(environment.errors).toEqual([]);
  });

  it('is answered once, and only if it was planned', () => {
    const { dispatchEvent, answers } = journeyUnderTest(plans({ go: [callEffect(1)] }));
    dispatchEvent({ type: 'callSucceeded', request: 1, answer: 'before it was planned', at: 0 });
    dispatchEvent(pressed('go'));
    dispatchEvent({ type: 'callSucceeded', request: 1, answer: 'first', at: 0 });
    dispatchEvent({ type: 'callSucceeded', request: 1, answer: 'again', at: 0 });
    dispatchEvent({ type: 'callFailed', request: 1, failure: lost, at: 0 });
    expect(answers()).toMatchObject({
      events: ['actionPressed', 'callSucceeded'],
      answered: ['first'],
    });
  });

  it('that is silent makes no event, however it ends', async () => {
    const silent = [callEffect(1, true), callEffect(2, true), callEffect(3, true)];
    const { start, dispatchEvent, api, answers, store } = journeyUnderTest(plans({ go: silent }));
    start();
    dispatchEvent(pressed('go'));
    expect(selectBusy(store.getState())).toBe(false);
    api.calls[0]?.answer({ ok: true, answer: null });
    api.calls[1]?.answer({ ok: false, failure: lost });
    api.calls[2]?.breakWith(new Error('no operation track'));
    await settle();
    expect(answers().events).toEqual(['actionPressed']);
  });
});

describe('planned effects', () => {
  it('report a fault of the journey, and no event follows', () => {
    const fault = 'Changes were stopped after 64 rounds.';
    const { start, dispatchEvent, answers, environment } = journeyUnderTest(
      plans({ go: [{ type: 'report', fault }] }),
    );
    start();
    dispatchEvent(pressed('go'));
    expect(environment.errors).toEqual([new Error(fault)]);
    expect(answers().events).toEqual(['actionPressed']);
  });

  it('are begun once and in order, also those of an event inside an event', () => {
    const begun: string[] = [];
    const go = (step: string): Effect => ({ type: 'navigate', step, parameters: {} });
    const script = plans({ a: [go('a1'), go('a2')], b: [go('b1'), go('b2')], c: [go('c1')] });
    const { start, dispatchEvent } = journeyUnderTest(script, {
      navigate: (step) => {
        begun.push(step);
        // Two in one breath: neither may take the other's place.
        if (step === 'a1') for (const action of ['b', 'c']) dispatchEvent(pressed(action));
      },
    });
    start();
    dispatchEvent(pressed('a'));
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  });

  it('wait for the start', () => {
    const { start, dispatchEvent, api } = journeyUnderTest(plans({ go: [callEffect(1)] }));
    dispatchEvent(pressed('go'));
    expect(api.calls).toHaveLength(0);
    start();
    expect(api.calls).toHaveLength(1);
  });

  it('go on after a navigation that threw', () => {
    const effects: Effect[] = [{ type: 'navigate', step: 'x', parameters: {} }, callEffect(1)];
    const { start, dispatchEvent, api, environment } = journeyUnderTest(plans({ go: effects }), {
      navigate: vi.fn(() => {
        throw new Error('no step x');
      }),
    });
    start();
    dispatchEvent(pressed('go'));
    expect(environment.errors).toEqual([new Error('no step x')]);
    expect(api.calls).toHaveLength(1);
  });

  it('are given up at the stop', () => {
    const { start, stop, dispatchEvent, api } = journeyUnderTest(plans({ go: [callEffect(1)] }));
    start();
    dispatchEvent(pressed('go'));
    stop();
    expect(api.calls[0]?.signal.aborted).toBe(true);
    dispatchEvent(pressed('go'));
    expect(api.calls).toHaveLength(1);
  });
});

it('the page is busy while somebody waits for a call', async () => {
  const script = plans({
    go: [callEffect(1), callEffect(2)],
    stop: [{ type: 'abort', request: 2 }],
  });
  const { start, dispatchEvent, api, store } = journeyUnderTest(script);
  const busy = () => selectBusy(store.getState());
  start();
  expect(busy()).toBe(false);
  dispatchEvent(pressed('go'));
  expect(busy()).toBe(true);
  api.calls[0]?.answer({ ok: true, answer: null });
  await settle();
  expect(busy()).toBe(true);
  dispatchEvent(pressed('stop'));
  expect(busy()).toBe(false);
});

describe('whatever the order of answers', () => {
  /** Every new text is looked up, and ends the look-up before it. */
  function search(): Script {
    let newest = 0;
    return (event) => {
      if (event.type !== 'fieldAnswered') return [];
      newest += 1;
      const before: Effect[] = newest > 1 ? [{ type: 'abort', request: newest - 1 }] : [];
      return [...before, { ...callEffect(newest), body: event.value }];
    };
  }

  it('a stale answer is never applied', async () => {
    const texts = fc.array(fc.string(), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), texts, async (scheduler, values) => {
        const api = manualApi();
        // A server that answers even what was aborted.
        api.call = ({ body }) => scheduler.schedule(Promise.resolve({ ok: true, answer: body }));
        const { start, dispatchEvent, answers, stop } = journeyUnderTest(search(), { api });
        const applied = () => answers().answered as readonly string[];
        let current = 0;
        start();
        scheduler.scheduleSequence(
          values.map((value, index) => async () => {
            current = applied().length;
            dispatchEvent(typed(`${index}:${value}`));
            await settle();
          }),
        );
        while (scheduler.count() > 0) {
          await scheduler.waitNext(1);
          await settle();
          // What came since the last text can only be the answer to that text.
          const since = applied().slice(current);
          expect(since.every((answer) => answer === answers().value)).toBe(true);
        }
        expect(applied().at(-1)).toBe(`${values.length - 1}:${values.at(-1) ?? ''}`);
        stop();
      }),
      { numRuns: runs(200, 2000) },
    );
  });

  it("an aborted call's answer is dropped", async () => {
    const requests = [1, 2, 3, 4];
    const all = requests.map((request) => callEffect(request));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.subarray(requests), async (scheduler, aborted) => {
        const api = manualApi();
        let count = 0;
        api.call = () => {
          count += 1;
          return scheduler.schedule(Promise.resolve({ ok: true, answer: count }));
        };
        const stops = aborted.map((request) => ({ type: 'abort', request }) as const);
        const script = plans({ go: all, stop: stops });
        const { start, dispatchEvent, answers, stop } = journeyUnderTest(script, { api });
        start();
        dispatchEvent(pressed('go'));
        let before: readonly unknown[] = [];
        scheduler.scheduleSequence([
          async () => {
            before = answers().answered as readonly unknown[];
            dispatchEvent(pressed('stop'));
            await settle();
          },
        ]);
        while (scheduler.count() > 0) {
          await scheduler.waitNext(1);
          await settle();
        }
        const expected = requests.filter((one) => before.includes(one) || !aborted.includes(one));
        expect([...(answers().answered as readonly number[])].sort()).toEqual(expected);
        stop();
      }),
      { numRuns: runs(200, 2000) },
    );
  });
});
