import { expect, it } from 'vitest';
import { journeyUnderTest, typed } from '../testing/journey-under-test';

it('the browser asks before the page is left, while the journey says so', () => {
  const { start, stop, dispatchEvent, environment } = journeyUnderTest(undefined, {
    holdsPage: ({ answers }) => answers.value === 'open',
  });
  start();
  expect(environment.isHeld()).toBe(false);
  dispatchEvent(typed('open'));
  dispatchEvent(typed('open'));
  expect(environment.isHeld()).toBe(true);
  dispatchEvent(typed('settled'));
  expect(environment.isHeld()).toBe(false);
  dispatchEvent(typed('open'));
  stop();
  expect(environment.isHeld()).toBe(false);
});
