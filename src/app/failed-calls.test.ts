import { expect, it } from 'vitest';
import type { ApiCall, CallResult } from '../api';
import { manualApi } from '../state/testing/manual-api';
import type { FailedCall } from '../telemetry';
import { withFailedCalls } from './failed-calls';

const call: ApiCall = { operation: 'savePersonal', path: {}, query: {}, body: { name: 'Ada' } };
const failure = { kind: 'http', status: 500, message: 'Ada is not there' } as const;

function failing(results: readonly CallResult[]) {
  const left = [...results];
  return withFailedCalls({
    ...manualApi(),
    call: () => Promise.resolve(left.shift() ?? { ok: true, answer: null }),
  });
}

it('of each failed call operation, kind and status are told, and nothing else; those of before, too', async () => {
  const heard: FailedCall[] = [];
  const { client, hear } = failing([
    { ok: false, failure },
    { ok: true, answer: 'Ada' },
    { ok: false, failure: { kind: 'timeout', status: 0, message: null } },
  ]);
  const { signal } = new AbortController();
  expect(await client.call(call, signal)).toEqual({ ok: false, failure });
  hear((failed) => heard.push(failed));
  expect(heard).toEqual([{ operation: 'savePersonal', kind: 'http', status: 500 }]);
  await client.call(call, signal);
  await client.call(call, signal);
  expect(heard.slice(1)).toEqual([{ operation: 'savePersonal', kind: 'timeout', status: 0 }]);
});

it('a call that was called off did not fail', async () => {
  const heard: FailedCall[] = [];
  const { client, hear } = failing([{ ok: false, failure }]);
  hear((failed) => heard.push(failed));
  const controller = new AbortController();
  controller.abort();
  await client.call(call, controller.signal);
  expect(heard).toEqual([]);
});
