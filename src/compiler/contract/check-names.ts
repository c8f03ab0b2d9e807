import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';

interface Known {
  readonly names: Iterable<string>;
  readonly required: Iterable<string>;
  /** Where they are known, for the message. */
  readonly where: string;
}

/** Names that are written against names that the contract has. */
export function checkNames(
  at: Cursor<object>,
  written: Readonly<Record<string, unknown>>,
  known: Known,
  { report }: Context,
): void {
  const names = new Set(known.names);
  for (const name of Object.keys(written)) {
    if (names.has(name)) continue;
    report.add('JC315', at.part(name, null), `${known.where} has no \`${name}\`.`, {
      key: true,
      help: didYouMean(name, names),
    });
  }
  for (const name of known.required) {
    if (Object.hasOwn(written, name)) continue;
    report.add('JC316', at, `${known.where} requires \`${name}\`.`, {
      help: `write \`${name}\`, with null where there is nothing to say`,
    });
  }
}
