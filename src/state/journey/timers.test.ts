import { expect, it } from 'vitest';
import type { Effect } from '../../engine';
import { journeyUnderTest, pressed } from '../testing/journey-under-test';
import { manualClock } from '../testing/manual-clock';
import { manualEnvironment } from '../testing/manual-environment';

const wait = (seconds: number): Effect => ({ type: 'wait', timer: 'ask', seconds });

function waiting() {
  const clock = manualClock();
  const environment = manualEnvironment(undefined, { clock });
  const journey = journeyUnderTest(
    (event) => {
      if (event.type !== 'actionPressed') return [];
      return event.action === 'stop'
        ? [{ type: 'stopWaiting', timer: 'ask' }]
        : [wait(Number(event.action))];
    },
    { environment },
  );
  journey.start();
  const waited = () => journey.heard.filter(({ type }) => type === 'waited');
  return { ...journey, clock, waited };
}

it('a timer says that it ended, when, and whether the page is online', async () => {
  const { dispatchEvent, environment, waited } = waiting();
  dispatchEvent(pressed('20'));
  await environment.pass(19_999);
  expect(waited()).toEqual([]);
  environment.online.set(false);
  await environment.pass(1);
  const at = environment.now();
  expect(waited()).toEqual([{ type: 'waited', timer: 'ask', seconds: 20, online: false, at }]);
});

it('it counts what it waited, not what the clock says', async () => {
  const { dispatchEvent, environment, clock, waited } = waiting();
  dispatchEvent(pressed('5'));
  clock.set(clock.now() + 40 * 86_400_000);
  await environment.pass(4_999);
  expect(waited()).toEqual([]);
  await environment.pass(1);
  expect(waited()).toMatchObject([{ seconds: 5 }]);
});

it('one of the same name takes its place, and it can be stopped', async () => {
  const { dispatchEvent, environment, waited } = waiting();
  dispatchEvent(pressed('5'));
  dispatchEvent(pressed('8'));
  await environment.pass(8_000);
  expect(waited()).toMatchObject([{ seconds: 8 }]);
  dispatchEvent(pressed('5'));
  dispatchEvent(pressed('stop'));
  await environment.pass(8_000);
  expect(waited()).toHaveLength(1);
});

it('the stop leaves no timer', () => {
  const { dispatchEvent, environment, stop } = waiting();
  dispatchEvent(pressed('5'));
  stop();
  expect(environment.timers()).toBe(0);
});
