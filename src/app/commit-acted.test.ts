import { expect, test } from 'vitest';
import { commitActed } from './commit-acted';

test('a press carries the connection and the time of the environment', () => {
  const online = { current: () => false, subscribe: () => () => undefined };
  expect(commitActed({ online, now: () => 1234 }, 'order', 'askNow')).toEqual({
    type: 'commitActed',
    commit: 'order',
    action: 'askNow',
    online: false,
    at: 1234,
  });
});
