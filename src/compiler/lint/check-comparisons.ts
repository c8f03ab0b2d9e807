import { isObject, operationOf, type Json } from '../../rules';
import type { Context } from '../context';
import { Cursor, type SourceFile } from '../source';
import type { Sources } from '../symbols';
import { filesOf } from './files-of';
import { onceFor } from './once-for';

/** What is compared with itself tells nothing; in a list of several types one is never met. */
export function checkComparisons(sources: Sources, { report }: Context): void {
  for (const file of filesOf(sources).values()) {
    const { same, mixed } = comparedIn(file);
    for (const at of same)
      report.add('JC578', at, 'This is compared with itself.', {
        severity: 'warning',
        help: 'compare it with what was meant, or write `true` or `false`',
      });
    for (const at of mixed)
      report.add('JC579', at, 'The values of this list are of several types.', {
        severity: 'warning',
        help: 'write them all as the value is that is looked for: a text is never equal to a number',
      });
  }
}

interface Compared {
  readonly same: Cursor<Json>[];
  readonly mixed: Cursor<Json>[];
}

/** By one file, which brands may leave as it is. */
const comparedIn = onceFor((file: SourceFile): Compared => {
  const found: Compared = { same: [], mixed: [] };
  visit(new Cursor<Json>(file.value, file), found);
  return found;
});

function visit(at: Cursor<Json>, found: Compared): void {
  const { value } = at;
  if (isObject(value)) look(at, found);
  if (value === null || typeof value !== 'object') return;
  for (const [key, each] of Object.entries(value) as readonly (readonly [string, Json])[])
    if (typeof each === 'object' && each !== null)
      visit(at.part(Array.isArray(value) ? Number(key) : key, each), found);
}

function look(at: Cursor<Json>, found: Compared): void {
  const operation = operationOf(at.value);
  if (operation === null || !comparing.has(operation.operator)) return;
  const [first = null, second = null, ...more] = operation.given;
  if (more.length > 0) return;
  if (typeof first === 'object' && first !== null && textOf(first) === textOf(second))
    found.same.push(at);
  if (operation.operator === 'in' && Array.isArray(second) && isMixed(second)) found.mixed.push(at);
}

const comparing = new Set(['===', '!==', '==', '!=', '<', '<=', '>', '>=', 'in']);

const textOf = (rule: Json): string => JSON.stringify(rule);

/** Texts beside numbers, or either beside true; `[false, 0, ""]` asks whether something is nothing, of whatever type. */
const isMixed = (values: readonly Json[]): boolean =>
  new Set(
    values.flatMap((value) => (Boolean(value) && typeof value !== 'object' ? [typeof value] : [])),
  ).size > 1;
