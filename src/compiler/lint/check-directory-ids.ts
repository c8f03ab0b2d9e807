import { readsOf, type Json } from '../../rules';
import type { Context } from '../context';
import { asWritten } from '../rules/compile-entry';
import type { SourceFile } from '../source';
import { folderName, type Sources } from '../symbols';
import { filesOf } from './files-of';
import { placeIn, writtenIn } from './written-in';

/**
 * What is true of an id stands in its directory. A rule that compares an id with entries of it says
 * that where nobody looks who adds an entry.
 */
export function checkDirectoryIds(sources: Sources, context: Context): void {
  const files = [...filesOf(sources).values()];
  for (const directory of sources.directories) {
    const name = folderName(directory.file.path);
    const named = namedBy(name, sources, files);
    const ids = new Set(Object.keys(directory.value.entries).flatMap(asWritten));
    for (const file of files)
      for (const object of writtenIn(file).objects)
        for (const [operator, compared] of Object.entries(object))
          if (comparing.has(operator) && speaksOf(compared, named, ids))
            context.report.add(
              'JC539',
              placeIn(file, object).part(operator, compared),
              `This speaks of entries of \`${name}\` by their ids.`,
              {
                key: true,
                help: `say a key of them in ${directory.file.path}, and read it with {"entry": ["${name}", …, key]}`,
                severity: 'warning',
              },
            );
  }
}

const comparing = new Set(['in', '===', '!==']);

/** Paths that ids of a directory come from: what names its variants, and what `entry` is asked with. */
function namedBy(
  directory: string,
  sources: Sources,
  files: readonly SourceFile[],
): ReadonlySet<string> {
  const rules: Json[] = sources.sections.flatMap(({ value: { variants } }) =>
    variants?.from.split('/', 1)[0] === directory ? [variants.by] : [],
  );
  for (const { entry } of files.flatMap((file) => writtenIn(file).objects)) {
    const [from, id] = entry === undefined ? [] : listed(entry);
    if (from === directory && id !== undefined) rules.push(id);
  }
  const facts = new Map(sources.facts.flatMap((file) => Object.entries(file.value.facts)));
  const paths = new Set(rules.flatMap((rule) => [...readsOf(rule).paths]));
  // What a fact is made of is an id, too, or compared with none.
  for (const path of paths)
    if (path.startsWith('facts.'))
      for (const other of readsOf(facts.get(path.slice('facts.'.length)) ?? null).paths)
        paths.add(other);
  return paths;
}

function speaksOf(compared: Json, named: ReadonlySet<string>, ids: ReadonlySet<Json>): boolean {
  const all = Array.isArray(compared) ? (compared as readonly Json[]).flatMap(listed) : [];
  return (
    all.some((value) => ids.has(value)) &&
    all.some((value) => [...readsOf(value).paths].some((path) => named.has(path)))
  );
}

const listed = (value: Json): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [value];
