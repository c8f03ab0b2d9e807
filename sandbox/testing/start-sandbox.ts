import { createSandbox, type SandboxOptions } from '..';
import { freshDatabase } from './fresh-database';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Opens what no partner has. */
export const KEY = 'test-key';

/** A sandbox with data of its own, a clock that tests move, and a client with a token and the key. */
export async function startSandbox(options: Partial<SandboxOptions> = {}) {
  const time = { now: new Date('2026-09-01T09:00:00Z') };
  const waited: number[] = [];
  let ids = 0;
  const sandbox = createSandbox({
    database: await freshDatabase(),
    clock: () => time.now,
    randomId: () => `id-${String((ids += 1))}`,
    key: KEY,
    wait: (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
    ...options,
  });

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers = {},
  ): Promise<Response> {
    return sandbox.fetch(
      new Request(`http://sandbox.test/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  }

  async function newToken(): Promise<string> {
    const answer = (await (await send('POST', '/auth/token')).json()) as { token: string };
    return answer.token;
  }

  const token = await newToken();

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const sent = { authorization: `Bearer ${token}`, 'x-sandbox-key': KEY, ...headers };
    const response = await send(method, path, body, sent);
    return { status: response.status, body: (await response.json()) as unknown };
  }

  return {
    sandbox,
    time,
    waited,
    send,
    newToken,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown, headers = {}) => call('POST', path, body, headers),
  };
}

export type Started = Awaited<ReturnType<typeof startSandbox>>;
