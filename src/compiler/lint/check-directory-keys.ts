import type { Context } from '../context';
import type { EntrySource } from '../language';
import { entries, type Cursor } from '../source';
import { folderName, type Sources } from '../symbols';
import { filesOf } from './files-of';
import { writtenIn } from './written-in';

/** What a directory says and nobody asks is left over, or is asked by a name that is misspelt. */
export function checkDirectoryKeys(sources: Sources, { report }: Context): void {
  const asked = new Set<string>();
  for (const file of filesOf(sources).values())
    for (const { entry } of writtenIn(file).objects)
      if (Array.isArray(entry)) asked.add(`${String(entry[0])} ${String(entry[2])}`);
  for (const directory of sources.directories) {
    const name = folderName(directory.file.path);
    const all = [
      directory.at('otherwise'),
      ...entries(directory.at('entries')).map(([, entry]) => entry),
    ];
    checkTypes(all, report);
    const met = new Set(['variant']);
    for (const [key, at] of all.flatMap((entry) => entries(entry))) {
      if (met.has(key)) continue;
      met.add(key);
      if (all.some((entry) => entry.value[key] === undefined) && all[0]?.value[key] === undefined)
        report.add(
          'JC324',
          at,
          `Not every id of \`${name}\` says \`${key}\`: of the others it reads null.`,
          {
            key: true,
            help: 'say in `otherwise` what holds of all others',
            severity: 'warning',
          },
        );
      if (asked.has(`${name} ${key}`)) continue;
      report.add('JC540', at, `No rule reads \`${key}\` of \`${name}\`.`, {
        key: true,
        help: `read it with {"entry": ["${name}", …, "${key}"]}, or remove it`,
        severity: 'warning',
      });
    }
  }
}

/** A key is of one type, whoever says it: rules read it of all. */
function checkTypes(all: readonly Cursor<EntrySource>[], report: Context['report']): void {
  const types = new Map<string, string>();
  for (const [key, at] of all.flatMap((entry) => entries(entry))) {
    const type = typeof at.value;
    const first = types.get(key) ?? type;
    types.set(key, first);
    if (type !== first)
      report.add(
        'JC507',
        at,
        `\`${key}\` is a ${first} elsewhere in this directory, and a ${type} here.`,
      );
  }
}
