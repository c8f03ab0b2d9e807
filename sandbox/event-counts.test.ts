import { expect, it } from 'vitest';
import { KEY_HEADER } from './http/admin-key';
import { KEY, startSandbox } from './testing/start-sandbox';

const entered = { event: 'stepEntered', config: '1f', release: 'index-1a', step: 'results' };

it('counts what pages tell of themselves, for whoever has the key', async () => {
  const { send } = await startSandbox();
  const tell = (body: unknown) => send('POST', '/__sandbox/events', body);
  const firstKey = { ...entered, event: 'firstKey', ms: 1200 };
  expect((await tell({ events: [entered, entered] })).status).toBe(204);
  expect((await tell({ events: [firstKey, entered] })).status).toBe(204);
  expect((await send('GET', '/__sandbox/events')).status).toBe(401);
  const list = await send('GET', '/__sandbox/events', undefined, { [KEY_HEADER]: KEY });
  expect(await list.json()).toEqual([
    { count: 3, event: entered },
    { count: 1, event: firstKey },
  ]);
});

it.each([
  ['what is no batch', entered],
  ['an event with anything more', { events: [{ ...entered, postcode: 'LS8 4JW' }] }],
  ['a name that is none', { events: [{ ...entered, step: 'Ada Marsh' }] }],
])('refuses %s', async (_, body) => {
  const { send } = await startSandbox();
  expect((await send('POST', '/__sandbox/events', body)).status).toBe(400);
  const list = await send('GET', '/__sandbox/events', undefined, { [KEY_HEADER]: KEY });
  expect(await list.json()).toEqual([]);
});
