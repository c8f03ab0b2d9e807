import type { CheckedEndpoint } from '../contract/checked-endpoints';
import { readJson } from './read-json';
import { Refusal } from './refusal';

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
