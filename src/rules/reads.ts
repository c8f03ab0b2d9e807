import type { Json, Rule } from './json';
import { joinPath, nameUnder } from './paths';
import { operationOf } from './operation';
import { kindAt } from './operator';
import { isRule, operatorOf } from './operators';

/** What a rule or template reads: declared paths in the order of its text, and lookups by name for their status. */
export interface Reads {
  readonly paths: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
}

/** Found in the rule's text: what is read stands there as it is. */
export function readsOf(...rules: readonly Json[]): Reads {
  const paths = new Set<string>();
  const statuses = new Set<string>();
  const visit = (node: Json): void => {
    if (node === null || typeof node !== 'object') return;
    const operation = isRule(node) ? operationOf(node) : null;
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator === undefined) {
      Object.values(node).forEach(visit);
      return;
    }
    const { given } = operation;
    given.forEach((part, index) => {
      const kind = kindAt(operator, index, given.length);
      if (kind === 'path' && typeof part === 'string') paths.add(part);
      else if (kind === 'lookup' && typeof part === 'string') statuses.add(part);
      else visit(part);
    });
    for (const path of operator.reads ?? []) paths.add(path);
  };
  rules.forEach(visit);
  return { paths, statuses };
}

/** Paths that rules and templates read, and those that the facts among them read in turn; a status is read at its lookup. */
export function readsThrough(
  facts: Readonly<Record<string, Rule>>,
  ...rules: readonly Json[]
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (...read: readonly Json[]): void => {
    const { paths, statuses } = readsOf(...read);
    for (const path of [...paths, ...[...statuses].map((name) => joinPath('lookups', name))]) {
      if (found.has(path)) continue;
      found.add(path);
      const name = nameUnder('facts', path);
      if (name !== null && Object.hasOwn(facts, name)) visit(facts[name] ?? null);
    }
  };
  visit(...rules);
  return found;
}
