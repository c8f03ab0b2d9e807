import type { ApiCall } from './call';
import type { Operation } from './contract';

/** TOK-03, TOK-04: with a bearer token when there is one. */
export function requestOf(
  { method }: Operation,
  { body }: ApiCall,
  token: string | null,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (body !== null) headers['content-type'] = 'application/json';
  // Answers name people and homes: nothing is kept in the browser's cache.
  const request: RequestInit = { method, headers, cache: 'no-store' };
  return body === null ? request : { ...request, body: JSON.stringify(body) };
}
