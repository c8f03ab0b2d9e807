import type { ApiCall } from './call';
import type { Json } from './json';

/**
 * Address of a call: base, path with its placeholders filled, query.
 * Throws when a placeholder has no value: a call without its id must not reach another address.
 */
export function callAddress(baseUrl: string, template: string, call: ApiCall): string {
  const path = template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = call.path[name];
    if (value === undefined || value === null || value === '' || typeof value === 'object')
      throw new Error(`${call.operation}: {${name}} in its path has no value`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(queryPairs(call.query)).toString();
  const base = baseUrl.replace(/\/+$/, '');
  return `${base}/${path.replace(/^\/+/, '')}${query === '' ? '' : `?${query}`}`;
}

function queryPairs(query: Readonly<Record<string, Json>>): [string, string][] {
  return Object.entries(query).flatMap(([key, value]): [string, string][] => {
    if (value === null) return [];
    if (isList(value)) return value.flatMap((item) => queryPairs({ [key]: item }));
    if (typeof value === 'object') return queryPairs(value);
    return [[key, String(value)]];
  });
}

// Array.isArray does not narrow a readonly list away from an object.
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
