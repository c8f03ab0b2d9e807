import type { Json } from '../model';

/** What a rule or template reads: declared paths, and lookups by name for their status. */
export interface Reads {
  readonly paths: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
}

const dated = new Set(['yearsSince']);

/** Found in the rule's text: every `var` is literal. */
export function readsOf(...rules: readonly Json[]): Reads {
  const paths = new Set<string>();
  const statuses = new Set<string>();
  const visit = (node: Json): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node as Readonly<Record<string, Json>>)) {
      const argument = Array.isArray(value) ? (value as readonly Json[])[0] : value;
      if (key === 'var' && typeof argument === 'string') paths.add(argument);
      else if (key === 'lookupStatus' && typeof argument === 'string') statuses.add(argument);
      else visit(value);
      if (dated.has(key)) paths.add('today');
    }
  };
  for (const rule of rules) visit(rule);
  return { paths, statuses };
}
