import { describe, expect, it } from 'vitest';
import type { ApiCall, AnswerValidator } from './contract';
import { createApiClient, type ApiClientOptions } from './create-api-client';
import type { ContractBreach } from './exchange';

interface Sent {
  readonly address: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
}

/** A server that answers by a function; it sees what was sent and may answer when it likes. */
function serve(
  answer: (sent: Sent, count: number) => Response | Promise<Response>,
  more: Partial<ApiClientOptions> = {},
) {
  const sent: Sent[] = [];
  const timers = new Map<() => void, number>();
  const isObject: AnswerValidator = (value) => typeof value === 'object' && value !== null;
  const client = createApiClient({
    baseUrl: '/api/',
    token: { operation: 'token', visitor: 'uid', answer: 'token' },
    fetch: async (address, { method, headers, body, signal }) => {
      sent.push({ address, method, headers: new Headers(headers), body, signal });
      return answer(sent.at(-1) as Sent, sent.length);
    },
    operations: {
      token: { method: 'POST', path: '/auth/token' },
      homes: { method: 'GET', path: '/homes' },
      models: { method: 'GET', path: '/make/{id}/model' },
      save: { method: 'POST', path: '/save' },
    },
    validators: { token: isObject, homes: Array.isArray, models: isObject, save: isObject },
    timeoutMs: 5000,
    schedule: (work, ms) => {
      timers.set(work, ms);
      return () => timers.delete(work);
    },
    ...more,
  });
  const ask = (call: Partial<ApiCall> = {}, signal = new AbortController().signal) =>
    client.call({ operation: 'homes', path: {}, query: {}, body: null, ...call }, signal);
  return { client, sent, timers, ask };
}

const homes = () => Response.json([{ id: 1 }]);
const refused = () => Response.json({ message: 'Who are you?' }, { status: 401 });
const never = () => new Promise<Response>(() => undefined);
const isToken = ({ address }: Sent) => address === '/api/auth/token';
const bearer = ({ headers }: Sent) => headers.get('authorization');

describe('a call', () => {
  it('CALL-42 goes to the one base, with path and query as the contract has them', async () => {
    const { ask, sent } = serve(() => Response.json({}));
    await ask({ operation: 'models', path: { id: 'a/b' } });
    const query = { postcode: 'AB1 2CD', on: true, none: null, many: [1, 2], in: { rooms: 3 } };
    await ask({ query });
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/make/a%2Fb/model',
      '/api/homes?postcode=AB1+2CD&on=true&many=1&many=2&rooms=3',
    ]);
  });

  it('sends its body as JSON, and none when there is none', async () => {
    const { ask, sent } = serve(() => Response.json({}));
    await ask({ operation: 'save', body: { name: 'Zoë' } });
    await ask({ operation: 'save' });
    expect(sent.map(({ body }) => body)).toEqual(['{"name":"Zoë"}', undefined]);
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      null,
    ]);
  });

  it('TOK-03 TOK-04 carries the bearer token once there is one', async () => {
    const { client, ask, sent } = serve((s) =>
      isToken(s) ? Response.json({ token: 't1' }) : homes(),
    );
    await ask();
    expect(await client.refreshToken()).toBe(true);
    await ask();
    expect(sent.map(bearer)).toEqual([null, null, 'Bearer t1']);
  });

  it('asks for a token as it is told: by which call, with which key, from which part of the answer', async () => {
    const token = { operation: 'save', visitor: 'who', answer: 'pass' };
    const { client, ask, sent } = serve(
      ({ address }) => (address === '/api/save' ? Response.json({ pass: 'p1' }) : homes()),
      { token, visitor: () => 'v1' },
    );
    expect(await client.refreshToken()).toBe(true);
    await ask();
    expect(sent.map(({ address, body }) => [address, body])).toEqual([
      ['/api/save', '{"who":"v1"}'],
      ['/api/homes', undefined],
    ]);
    expect(sent.map(bearer)).toEqual([null, 'Bearer p1']);
  });

  it('asks for none where there is none to be had, and sends nothing a second time for want of it', async () => {
    const { client, ask, sent } = serve(refused, { token: null });
    expect(await client.refreshToken()).toBe(true);
    const call = { operation: 'homes', path: {}, query: {}, body: null };
    expect(await client.prepare(call, new AbortController().signal)).toBe(true);
    expect(await ask()).toMatchObject({ failure: { status: 401 } });
    expect(sent.map(({ address }) => address)).toEqual(['/api/homes']);
    expect(sent.map(bearer)).toEqual([null]);
  });
});

describe('an answer', () => {
  it('is handed on when it keeps the contract', async () => {
    expect(await serve(homes).ask()).toEqual({ ok: true, answer: [{ id: 1 }] });
  });

  it.each([
    ['is no JSON', () => new Response('<html>')],
    ['is cut off', () => new Response('[{"id":')],
    ['is empty', () => new Response(null, { status: 204 })],
    ['is nested without end', () => new Response(`${'['.repeat(1e5)}"\\u0000"${']'.repeat(1e5)}`)],
    ['breaks its schema', () => Response.json({ homes: 'Elm Row' })],
  ])('that %s is malformed, and no crash', async (_, answer) => {
    const breaches: ContractBreach[] = [];
    const result = await serve(answer, { onBreach: (breach) => breaches.push(breach) }).ask();
    const status = answer().status;
    expect(result).toEqual({ ok: false, failure: { kind: 'malformed', status, message: null } });
    expect(breaches).toEqual([{ operation: 'homes', status, violations: [] }]);
  });

  it.each([
    [Response.json({ message: 'No such home' }, { status: 404 }), 404, 'No such home'],
    [Response.json({ message: { nested: true } }, { status: 500 }), 500, null],
    [new Response('Bad gateway', { status: 502 }), 502, null],
  ])(
    'of another status is a failure with what the server said',
    async (answer, status, message) => {
      const failure = { kind: 'http', status, message };
      expect(await serve(() => answer).ask()).toEqual({ ok: false, failure });
    },
  );

  it.each([
    ['turns the direction of what follows', '\u202E£05.21', '£05.21'],
    ['isolates what follows', '\u2066Elm\u2069 Row', 'Elm Row'],
    ['is a control character', 'Elm\u0000\u001B\u0085 Row\u007F', 'Elm Row'],
    ['is half of a character', 'Elm \uD800Row\uDC00', 'Elm Row'],
    ['is a line break, a tab or a whole character', 'Elm\r\n\tRow 🏡', 'Elm\r\n\tRow 🏡'],
  ])('holds no text that %s and cannot be seen', async (_, said, read) => {
    const answer = [{ id: 1, names: [said, null] }];
    expect(await serve(() => Response.json(answer)).ask()).toEqual({
      ok: true,
      answer: [{ id: 1, names: [read, null] }],
    });
    const { ask } = serve(() => Response.json({ message: said }, { status: 400 }));
    const failure = { kind: 'http', status: 400, message: read };
    expect(await ask()).toEqual({ ok: false, failure });
  });

  it('that is lost on the way is a failure of the network', async () => {
    const { ask, timers } = serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const failure = { kind: 'network', status: 0, message: null };
    expect(await ask()).toEqual({ ok: false, failure });
    expect(timers.size).toBe(0);
  });

  it('that does not come in time is a time-out, and its request is given up', async () => {
    const { ask, sent, timers } = serve(never);
    const result = ask();
    expect([...timers.values()]).toEqual([5000]);
    for (const work of timers.keys()) work();
    const failure = { kind: 'timeout', status: 0, message: null };
    expect(await result).toEqual({ ok: false, failure });
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it('that nobody wants any more rejects with the reason, and its request is given up', async () => {
    const { ask, sent, timers } = serve(never);
    const controller = new AbortController();
    const result = ask({}, controller.signal);
    controller.abort(new Error('Another postcode'));
    await expect(result).rejects.toThrow('Another postcode');
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(timers.size).toBe(0);
  });
});

describe('a refused call (decision 15)', () => {
  it('is sent once more with a new token', async () => {
    const { ask, sent } = serve((s) => {
      if (isToken(s)) return Response.json({ token: 'new' });
      return bearer(s) === 'Bearer new' ? homes() : refused();
    });
    expect(await ask()).toEqual({ ok: true, answer: [{ id: 1 }] });
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/homes',
      '/api/auth/token',
      '/api/homes',
    ]);
  });

  it('is a failure the second time', async () => {
    const { ask, sent } = serve((s) => (isToken(s) ? Response.json({ token: 'new' }) : refused()));
    const failure = { kind: 'http', status: 401, message: 'Who are you?' };
    expect(await ask()).toEqual({ ok: false, failure });
    expect(sent).toHaveLength(3);
  });

  it('is a failure at once when no token is to be had', async () => {
    const { ask, sent } = serve((s) =>
      isToken(s) ? new Response('', { status: 503 }) : refused(),
    );
    expect(await ask()).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(sent).toHaveLength(2);
  });

  it('shares one refresh with every other', async () => {
    const { ask, sent } = serve((s) => {
      if (isToken(s)) return Response.json({ token: 'new' });
      return bearer(s) === null ? refused() : homes();
    });
    const results = await Promise.all([ask(), ask(), ask()]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(sent.filter(isToken)).toHaveLength(1);
  });

  it('takes the token that was renewed while it was on its way', async () => {
    let late: (response: Response) => void = () => undefined;
    const { client, ask, sent } = serve((s, count) => {
      if (isToken(s)) return Response.json({ token: `t${count}` });
      return bearer(s) === null ? new Promise((resolve) => (late = resolve)) : homes();
    });
    const result = ask();
    await client.refreshToken();
    late(refused());
    expect(await result).toMatchObject({ ok: true });
    expect(sent.filter(isToken)).toHaveLength(1);
  });

  it('is not sent again when nobody wants it any more', async () => {
    const controller = new AbortController();
    const { ask, sent } = serve((s) => {
      if (!isToken(s)) return refused();
      controller.abort();
      return Response.json({ token: 'new' });
    });
    await expect(ask({}, controller.signal)).rejects.toThrow();
    expect(sent).toHaveLength(2);
  });
});

describe('the token', () => {
  it('TOK-06 CALL-45 is asked for under the id of the visitor', async () => {
    let id = 0;
    const visitor = () => `v-${String((id += 1))}`;
    const { client, sent } = serve(() => Response.json({ token: 't' }), { visitor });
    await client.refreshToken();
    await client.refreshToken();
    expect(sent.map(({ body }) => body)).toEqual(['{"uid":"v-1"}', '{"uid":"v-2"}']);
  });

  it('is asked for by one request at a time', async () => {
    const { client, sent } = serve(() => Response.json({ token: 't' }));
    await Promise.all([client.refreshToken(), client.refreshToken()]);
    await client.refreshToken();
    expect(sent).toHaveLength(2);
  });

  it('is waited for where there is none, and by no call that has a good one (decision 35)', async () => {
    const { client, ask, sent } = serve((s, count) => {
      if (!isToken(s)) return homes();
      return count === 1 ? Response.json({ token: 't' }) : never();
    });
    const first = client.refreshToken();
    await ask();
    await first;
    void client.refreshToken();
    await ask();
    expect(sent.filter((one) => !isToken(one)).map(bearer)).toEqual(['Bearer t', 'Bearer t']);
  });

  it('TOK-05 failing leaves the one there is in use', async () => {
    const { client, ask, sent } = serve((s, count) => {
      if (!isToken(s)) return homes();
      return count === 1 ? Response.json({ token: 't' }) : new Response('', { status: 500 });
    });
    await client.refreshToken();
    expect(await client.refreshToken()).toBe(false);
    await ask();
    expect(sent.map(bearer)).toEqual([null, 'Bearer t', 'Bearer t']);
  });

  it('TOK-05 that is refused for a renewal is shown to none again, and carried by all other calls', async () => {
    const { client, ask, sent } = serve((s, count) => {
      if (!isToken(s)) return homes();
      return bearer(s) === null && count !== 5 ? Response.json({ token: `t${count}` }) : refused();
    });
    await client.refreshToken();
    await client.refreshToken();
    await ask();
    await client.refreshToken();
    await client.refreshToken();
    await ask();
    expect(sent.map((one) => [isToken(one), bearer(one)])).toEqual([
      [true, null],
      [true, 'Bearer t1'],
      [false, 'Bearer t1'],
      [true, null],
      [true, 'Bearer t4'],
      [false, 'Bearer t4'],
    ]);
  });

  it('that the server refuses even for a renewal is forgotten there', async () => {
    const { client, sent } = serve((s) => (bearer(s) ? refused() : Response.json({ token: 't' })));
    await client.refreshToken();
    expect(await client.refreshToken()).toBe(false);
    expect(await client.refreshToken()).toBe(true);
    expect(sent.map(bearer)).toEqual([null, 'Bearer t', null]);
  });
});
