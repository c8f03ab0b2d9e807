import { operations, validators as atStart } from 'virtual:api-contract';
import { validators as onDemand } from 'virtual:api-contract/answers';
import { createSandbox } from '../../sandbox';
import { createApiClient, type ApiClient, type ContractBreach, type Json } from '../../src/api';
import { specification } from './specification';

/** One request as the server saw it, and what it said. */
export interface Seen {
  /** The call of the specification at that address. */
  readonly operation: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json;
  readonly token: string | null;
  readonly status: number;
  readonly answer: Json;
}

export interface Partner {
  readonly api: ApiClient;
  readonly seen: Seen[];
  readonly breaches: ContractBreach[];
  /** A browser goes to a page of the partner’s. */
  readonly browse: (address: string) => Promise<Response>;
}

/**
 * The real client, and behind it the real sandbox in memory, which checks requests and answers.
 * `says` makes another answer of a good one.
 */
export function openPartner(
  now: string,
  says: (seen: Seen) => Json = ({ answer }) => answer,
): Partner {
  let id = 0;
  const sandbox = createSandbox({
    database: ':memory:',
    clock: () => new Date(`${now}T09:00:00Z`),
    randomId: () => `id-${String((id += 1))}`,
    wait: () => Promise.resolve(),
  });
  const seen: Seen[] = [];
  const breaches: ContractBreach[] = [];
  const api = createApiClient({
    baseUrl: '/api',
    token: { operation: 'token', visitor: 'uid', answer: 'token' },
    fetch: async (address, init) => {
      const request = new Request(`http://partner.test${address}`, init);
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.replace('/api', '');
      const text = await request.clone().text();
      const response = await sandbox.fetch(request);
      const made: Seen = {
        operation: operationAt(request.method, path),
        path,
        query: Object.fromEntries(searchParams),
        body: text === '' ? null : (JSON.parse(text) as Json),
        token: request.headers.get('authorization'),
        status: response.status,
        answer: (await response.clone().json()) as Json,
      };
      seen.push(made);
      return response.ok ? Response.json(says(made)) : response;
    },
    operations,
    validators: { ...atStart, ...onDemand },
    timeoutMs: 20_000,
    schedule: () => () => undefined,
    visitor: () => 'visitor-1',
    onBreach: (breach) => breaches.push(breach),
  });
  const browse = async (address: string) => sandbox.fetch(new Request(address));
  return { api, seen, breaches, browse };
}

function operationAt(method: string, path: string): string {
  const found = specification.find(
    (one) =>
      one.method === method &&
      new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return found?.operation ?? `${method} ${path}`;
}
