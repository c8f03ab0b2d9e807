import { keysOfPath } from '../../rules';
import type { Context } from '../context';
import type { SequenceStepSource } from '../language';
import { items, type SourceFile } from '../source';
import type { Sources, Symbols } from '../symbols';
import { pickedShape, shapeAt } from '../wire';
import { filesOf } from './files-of';
import { lookupsIn, type Read } from './lookups-in';
import { onceFor } from '../source/once-for';
import { writtenIn } from './written-in';

/** An answer is kept under the name by which it is read, and under no other's. */
export function checkLookupNames(sources: Sources, context: Context): void {
  checkMisnamed(sources, context);
  checkSideBySide(sources, context);
}

/**
 * Where nothing is kept under a name that is read, and one call alone gives what is read there under a
 * name that nobody reads, or that nobody reads in this file and another call has too.
 */
function checkMisnamed(sources: Sources, context: Context): void {
  const { symbols, report } = context;
  const { everywhere, byFile } = pathsRead(sources);
  const isStray = ({ as, named }: Use, name: string): boolean => {
    if (named === null || !everywhere.has(as)) return named !== null;
    const here = byFile.get(named.file.path);
    const isTaken = symbols.uses.some((other) => other.as === as && other.named !== named);
    return isTaken && here?.has(name) === true && !here.has(as);
  };
  for (const [name, paths] of everywhere) {
    if (symbols.lookups.has(name)) continue;
    const fitting = symbols.uses.filter((use) => isStray(use, name) && gives(use, paths, context));
    const [use, ...others] = fitting;
    if (use === undefined || others.length > 0 || use.named === null) continue;
    const message = `Nobody reads \`lookups.${use.as}\` here, and nothing is kept under \`lookups.${name}\`, which is read.`;
    report.add('JC307', use.named, message, {
      severity: 'warning',
      help: `did you mean "as": "${name}"?`,
    });
  }
}

type Use = Symbols['uses'][number];

/** What is read of it is there. */
function gives({ call: id }: Use, paths: readonly string[], context: Context): boolean {
  const call = context.symbols.calls.get(id)?.value;
  const shape = call === undefined ? null : pickedShape(call, context);
  return (
    shape !== null &&
    paths.some((path) => path !== '') &&
    paths.every((path) => shapeAt(shape, keysOfPath(path)).found)
  );
}

const pathsRead = onceFor(
  (sources: Sources): { readonly everywhere: Read; readonly byFile: ReadonlyMap<string, Read> } => {
    const byFile = new Map([...filesOf(sources)].map(([path, file]) => [path, readIn(file)]));
    const everywhere = new Map<string, readonly string[]>();
    for (const read of byFile.values())
      for (const [name, paths] of read)
        everywhere.set(name, [...(everywhere.get(name) ?? []), ...paths]);
    return { everywhere, byFile };
  },
);

/** By one file, which brands may leave as it is. */
const readIn = onceFor((file: SourceFile): Read => {
  const found = new Map(lookupsIn(file));
  for (const { lookupStatus } of writtenIn(file).objects)
    if (typeof lookupStatus === 'string')
      found.set(lookupStatus, [...(found.get(lookupStatus) ?? []), '']);
  return found;
});

const nameOf = ({ call, as = call }: SequenceStepSource): string => as;

/** Two with a condition each may be for different households. */
const canMeet = (one: SequenceStepSource, other: SequenceStepSource): boolean =>
  one.when === undefined || other.when === undefined;

/** Of two calls that a sequence makes side by side under one name, the first is given up (K2). */
function checkSideBySide({ sequences }: Sources, { report }: Context): void {
  for (const sequence of sequences) {
    const steps = items(sequence.at('steps'));
    steps.forEach((step, index) => {
      if (step.value.parallel !== true) return;
      const first = steps.slice(0, index).findLastIndex(({ value }) => value.parallel !== true);
      const beside = steps
        .slice(Math.max(0, first), index)
        .find(({ value }) => nameOf(value) === nameOf(step.value) && canMeet(value, step.value));
      if (beside === undefined) return;
      report.add(
        'JC501',
        step.find('as') ?? step.at('call'),
        `\`${nameOf(step.value)}\` is on its way already: the step before it is given up.`,
        {
          severity: 'warning',
          help: 'give one of the two another name by `as`',
          also: [
            { at: beside.find('as') ?? beside.at('call'), message: 'given up for the second' },
          ],
        },
      );
    });
  }
}
