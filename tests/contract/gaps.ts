import type { Json } from '../../src/api';
import beyond from './beyond.json';
import type { Seen } from './partner';
import { specified } from './specification';

const parts = ['query', 'body', 'answers'] as const;

/** What a real request and its answer lack of the specification, and what was sent beyond it, in words. */
export function gaps({ operation, query, body, answer }: Seen): readonly string[] {
  const one = specified(operation);
  const values: Readonly<Record<(typeof parts)[number], Json>> = { query, body, answers: answer };
  const lacking = parts.flatMap((part) =>
    one[part]
      .filter((path) => !holds(values[part], path))
      .filter(
        (path) => !one.mayLack.some((may) => path.startsWith(may) && !holds(values[part], may)),
      )
      .map((path) => `${operation}: no ${path} in its ${part}`),
  );
  const sent = (['query', 'body'] as const).flatMap((part) => {
    const more = beyond.fields.filter(
      (each) => each.operations.includes(operation) && each.in === part,
    );
    const known = [...one[part], ...more.flatMap(({ fields }) => fields)];
    return leavesOf(values[part])
      .filter((leaf) => !known.some((path) => path === leaf || path.startsWith(`${leaf}.`)))
      .filter((leaf) => !known.some((path) => path === `${leaf}[]`))
      .map((leaf) => `${operation}: ${leaf} was sent in its ${part}`);
  });
  return [...lacking, ...sent];
}

/** Whether a path leads to a value wherever its holders are not blank. */
function holds(value: Json, path: string): boolean {
  if (path === '') return true;
  if (value === null) return true;
  const [, mark = '', rest = ''] = /^(\[\]|\{\}|\w+)\.?(.*)$/.exec(path) ?? [];
  if (isList(value)) return mark === '[]' && value.every((item) => holds(item, rest));
  if (typeof value !== 'object') return false;
  if (mark === '{}') return Object.values(value).every((item) => holds(item, rest));
  return Object.hasOwn(value, mark) && holds(value[mark] ?? null, rest);
}

function leavesOf(value: Json, at = ''): readonly string[] {
  if (isList(value)) {
    const inner = value.flatMap((item) => leavesOf(item, `${at}[]`));
    return inner.length === 0 ? [at] : [...new Set(inner)];
  }
  if (typeof value !== 'object' || value === null) return at === '' ? [] : [at];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, at === '' ? key : `${at}.${key}`),
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
