import type { CheckedEndpoint } from '../contract/checked-endpoints';
import type { Store } from '../database/schema';
import { Refusal } from './refusal';

/** Whose token the request carries; refuses with 401 unless there is one that still lives (TOK-03). */
export async function authorise(request: Request, store: Store, now: Date): Promise<string> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new Refusal(401, 'This call needs a token.');
  const row = await store
    .selectFrom('tokens')
    .select(['visitor', 'expires_at'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now.toISOString()) {
    throw new Refusal(401, 'Your session has ended. Please try again.');
  }
  return row.visitor;
}

/** A request that keeps the contract. */
export interface ReadCall {
  readonly query: Readonly<Record<string, string>>;
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Reads a request; refuses with 400, naming the field, one that breaks the contract. */
export async function readCall(
  request: Request,
  path: Readonly<Record<string, string>>,
  checked: CheckedEndpoint,
): Promise<ReadCall> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  refuseBreach(checked.checkParameters({ ...query, ...path }));
  const expected = checked.endpoint.operation.requestBody;
  if (expected === undefined) return { query, path, body: undefined };
  const text = await request.text();
  if (text === '' && expected.required !== true) return { query, path, body: undefined };
  const body = readJson(text);
  refuseBreach(checked.checkBody(body));
  return { query, path, body };
}

function refuseBreach(breach: string | null): void {
  if (breach !== null) throw new Refusal(400, breach);
}

/** Refuses with 400 what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Refusal(400, 'The body is not JSON.');
    throw cause;
  }
}
