import { rootOf } from '../../rules';
import type { Context } from '../context';
import type { CallSource } from '../language';
import { entries, type Cursor, type SourceFile } from '../source';
import type { Sources } from '../symbols';
import { readInFile } from './check-unread';
import { filesOf } from './files-of';
import { lookupsIn } from './lookups-in';
import { writtenIn } from './written-in';

/**
 * What a call picks by a name is read by somebody. Nothing is said of an answer that anybody takes as a
 * whole, nor of what a screen shows: its code reads of it what it likes.
 */
export function checkPicksRead(
  call: Cursor<CallSource>,
  sources: Sources,
  { symbols, report }: Context,
): void {
  const into = call.find('into');
  const names = new Set(
    symbols.uses.flatMap(({ call: id, as }) => (id === call.value.id ? [as] : [])),
  );
  if (into === null || names.size === 0) return;
  const read = [...filesOf(sources).values()].flatMap((file) => readOf(file, names));
  const shown = sources.screens.flatMap(({ file }) => readOf(file, names));
  if (shown.length > 0 || read.includes('')) return;
  const keys = new Set(read.map((path) => rootOf(path)));
  for (const [name, at] of entries(into))
    if (!keys.has(name))
      report.add('JC584', at, `Nobody reads \`${name}\` of this answer.`, {
        ...{ key: true, severity: 'warning' },
        help: 'read it, or do not pick it',
      });
}

/** What a file reads of an answer that is kept under these names, or where it comes. */
function readOf(file: SourceFile, names: ReadonlySet<string>): readonly string[] {
  const kept = [...lookupsIn(file)].flatMap(([name, paths]) => (names.has(name) ? paths : []));
  const isNamed = writtenIn(file).texts.some(({ text }) => names.has(text));
  const coming = [...(isNamed ? readInFile(file) : [])]
    .filter((path) => path === 'answer' || path.startsWith('answer.'))
    .map((path) => path.slice('answer.'.length));
  return [...kept, ...coming];
}
