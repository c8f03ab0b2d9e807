import { describe, expect, it } from 'vitest';
import type { ApiCall, AnswerValidator } from './contract';
import { createApiClient, type ApiClientOptions } from './create-api-client';

const notSent = { ok: false, failure: { kind: 'notSent', status: 0, message: null } };
const isObject: AnswerValidator = (value) => typeof value === 'object' && value !== null;
const complete: ApiCall = { operation: 'complete', path: {}, query: {}, body: { key: 'k' } };

/** A server behind a client whose timers the test runs; `validators` may come late. */
function serve(
  answer: (address: string, count: number) => Response | Promise<Response>,
  more: Partial<ApiClientOptions> = {},
) {
  const sent: (RequestInit & { readonly address: string })[] = [];
  const timers = new Map<() => void, number>();
  const faults: unknown[] = [];
  const client = createApiClient({
    baseUrl: '/api',
    token: { operation: 'token', visitor: 'uid', answer: 'token' },
    fetch: async (address, init) => {
      sent.push({ address, ...init });
      return answer(address, sent.length);
    },
    operations: {
      token: { method: 'POST', path: '/token' },
      complete: { method: 'POST', path: '/complete' },
      models: { method: 'GET', path: '/make/{id}/model' },
    },
    validators: { token: isObject, complete: isObject, models: isObject },
    timeoutMs: 5000,
    schedule: (work, ms) => {
      timers.set(work, ms);
      return () => timers.delete(work);
    },
    onFault: (error) => faults.push(error),
    ...more,
  });
  const controller = new AbortController();
  const once = (call: ApiCall = complete) =>
    client.call(call, controller.signal, { once: true, within: 120_000 });
  const timeIsUp = () => {
    for (const work of [...timers.keys()]) work();
  };
  const addresses = () => sent.map(({ address }) => address);
  return { client, sent, addresses, timers, faults, controller, once, timeIsUp };
}

const ok = () => Response.json({ token: 't' });
const never = () => new Promise<Response>(() => undefined);
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a call that never left is a failure that says so', () => {
  it.each<[string, Partial<ApiCall>, string]>([
    ['without the id in its path', { operation: 'models', path: { id: null } }, '{id}'],
    ['outside the contract', { operation: 'nonsense' }, 'no operation nonsense'],
  ])('%s', async (_, more, why) => {
    const { client, sent, faults } = serve(ok);
    const signal = new AbortController().signal;
    expect(await client.call({ ...complete, ...more }, signal)).toEqual(notSent);
    expect(sent).toEqual([]);
    expect(String(faults[0])).toContain(why);
  });

  it.each<[string, () => Promise<Record<string, AnswerValidator>>]>([
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['does not know the operation', () => Promise.resolve({})],
  ])('when what checks its answer %s', async (_, moreValidators) => {
    const { client, sent } = serve(ok, { validators: {}, moreValidators });
    expect(await client.call(complete, new AbortController().signal)).toEqual(notSent);
    expect(sent).toEqual([]);
  });

  it('when what checks its answer does not come within its time, which ends it', async () => {
    let come: (validators: Record<string, AnswerValidator>) => void = () => undefined;
    const moreValidators = () =>
      new Promise<Record<string, AnswerValidator>>((resolve) => (come = resolve));
    const { client, sent, timers, timeIsUp } = serve(ok, { validators: {}, moreValidators });
    const result = client.call(complete, new AbortController().signal, { within: 700 });
    expect([...timers.values()]).toEqual([700]);
    timeIsUp();
    expect(await result).toEqual(notSent);
    come({ complete: isObject });
    await turns();
    expect(sent).toEqual([]);
  });

  it('when nobody wanted it any more before it left', async () => {
    const { once, controller, sent } = serve(ok);
    controller.abort();
    expect(await once()).toEqual(notSent);
    expect(sent).toEqual([]);
  });
});

describe('a call that must do its work once', () => {
  it('leaves in the same turn, and is kept alive', () => {
    const { once, sent } = serve(never);
    void once();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.keepalive).toBe(true);
  });

  it('does not wait for a token that is on its way', () => {
    const { client, once, addresses } = serve(never);
    void client.refreshToken();
    void once();
    expect(addresses()).toEqual(['/api/token', '/api/complete']);
  });

  it('decision 15 is not sent again after a 401', async () => {
    const { once, addresses } = serve((address) =>
      address === '/api/token' ? ok() : new Response('', { status: 401 }),
    );
    expect(await once()).toMatchObject({ failure: { kind: 'http', status: 401 } });
    expect(addresses()).toEqual(['/api/complete']);
  });

  it('is aborted by nobody, and its late answer is taken until `within`', async () => {
    let late: (response: Response) => void = () => undefined;
    const { once, controller, sent, timers } = serve(
      () => new Promise((resolve) => (late = resolve)),
    );
    const result = once();
    controller.abort();
    expect(sent[0]?.signal?.aborted).toBe(false);
    expect([...timers.values()]).toEqual([120_000]);
    late(Response.json({ reference: 'r' }));
    expect(await result).toEqual({ ok: true, answer: { reference: 'r' } });
  });

  it('is a time-out after `within`', async () => {
    const { once, timeIsUp } = serve(never);
    const result = once();
    timeIsUp();
    expect(await result).toMatchObject({ failure: { kind: 'timeout' } });
  });
});

it('an ordinary call is not kept alive, and a time of its own ends it', async () => {
  const { client, sent, timers } = serve(never);
  void client.call(complete, new AbortController().signal, { within: 10_000 });
  await turns();
  expect(sent[0]?.keepalive).toBeUndefined();
  expect([...timers.values()]).toEqual([10_000]);
});

describe('preparing a call', () => {
  const prepare = (served: ReturnType<typeof serve>, call = complete) =>
    served.client.prepare(call, served.controller.signal);

  it('fetches a token and what checks the answer, and sends nothing of the call', async () => {
    let loads = 0;
    const served = serve(ok, {
      validators: { token: isObject },
      moreValidators: () => {
        loads += 1;
        return Promise.resolve({ complete: isObject });
      },
    });
    expect(await prepare(served)).toBe(true);
    expect(served.addresses()).toEqual(['/api/token']);
    void served.once();
    expect(served.addresses()).toEqual(['/api/token', '/api/complete']);
    expect(loads).toBe(1);
  });

  it('is in vain where no token is to be had', async () => {
    expect(await prepare(serve(() => new Response('', { status: 503 })))).toBe(false);
  });

  it('contents itself with the token in hand', async () => {
    const served = serve((_, count) => (count === 1 ? ok() : new Response('', { status: 503 })));
    await served.client.refreshToken();
    expect(await prepare(served)).toBe(true);
  });

  it('but not with one that the server has refused', async () => {
    const served = serve((address, count) => {
      if (address !== '/api/token') return new Response('', { status: 401 });
      return count === 1 ? ok() : new Response('', { status: 503 });
    });
    await served.client.refreshToken();
    await served.once();
    expect(await prepare(served)).toBe(false);
  });

  it('gives up after 10 seconds', async () => {
    const served = serve(never);
    const ready = prepare(served);
    await turns();
    expect([...new Set(served.timers.values())]).toEqual([10_000]);
    served.timeIsUp();
    expect(await ready).toBe(false);
  });

  it('is in vain without what checks the answer, for a call that cannot be made, or unwanted', async () => {
    const moreValidators = () => Promise.reject(new TypeError('Failed to fetch'));
    const unchecked = serve(ok, { validators: { token: isObject }, moreValidators });
    expect(await prepare(unchecked)).toBe(false);
    const pathless = { ...complete, operation: 'models' };
    expect(await prepare(serve(ok), pathless)).toBe(false);
    const unwanted = serve(ok);
    unwanted.controller.abort();
    expect(await prepare(unwanted)).toBe(false);
  });
});
