import { describe, expect, it } from 'vitest';
import beyond from './beyond.json';
import { contractOperations, type Contracted } from './contract-operations';
import { specification, specified, type Specified } from './specification';

const parts = ['parameters', 'query', 'body', 'answers'] as const;

/** A path and all that holds it: `a[].b` is in `a[]`, which is in `a`. */
const withHolders = (path: string): readonly string[] =>
  [...path.matchAll(/\.|\[\]|\{\}|$/g)]
    .flatMap(({ index, 0: mark }) => [
      path.slice(0, index),
      ...(mark === '.' ? [] : [path.slice(0, index + mark.length)]),
    ])
    .filter((each) => each !== '');

/** What of one call differs from the specification, in words. */
function differences(one: Specified, contracted: Contracted | undefined): readonly string[] {
  const { operation, method, path } = one;
  if (contracted === undefined) return [`${operation}: the contract does not have it`];
  const said = (words: string): string => `${operation}: ${words}`;
  const place = `${contracted.method} ${contracted.path}`;
  const moved = place === `${method} ${path}` ? [] : [said(`is ${place}, not ${method} ${path}`)];
  const fields = parts.flatMap((part) => {
    const named = new Set(one[part].flatMap(withHolders));
    const extra = beyond.fields.filter(
      (each) => each.operations.includes(operation) && each.in === part,
    );
    const known = new Set([...named, ...extra.flatMap((each) => each.fields).flatMap(withHolders)]);
    const there = contracted[part];
    const missing = [...known].filter((field) => !there.has(field));
    const optional = [...named].filter(
      (field) => there.get(field) === false && !one.mayLack.includes(field),
    );
    const more = [...there.keys()].filter((field) => !known.has(field));
    return [
      ...missing.map((field) => said(`${field} is not in its ${part}`)),
      ...optional.map((field) => said(`${field} may be missing in its ${part}`)),
      ...more.map((field) => said(`${field} in its ${part} is not in the specification`)),
    ];
  });
  return [...moved, ...fields];
}

const differencesOf = (operation: string): readonly string[] =>
  differences(specified(operation), contractOperations.get(operation));

describe('the contract of the partner API (schemas/api/openapi.json)', () => {
  it('CALL-42 has the calls of the specification and no other, all under one base', () => {
    const named = specification.map(({ operation }) => operation);
    const all = [...named, ...beyond.operations.names];
    expect([...contractOperations.keys()].toSorted()).toEqual(all.toSorted());
  });

  it.each(specification.map(({ operation }) => operation))(
    '%s has the address and every field that the specification gives it, and no more than is accounted for',
    (operation) => {
      expect(differencesOf(operation)).toEqual([]);
    },
  );

  it.each(specification.map(({ operation, clauses }) => [operation, clauses[0] ?? ''] as const))(
    '%s names %s as its source',
    (operation, clause) => {
      expect(contractOperations.get(operation)?.source).toContain(clause);
    },
  );
});
