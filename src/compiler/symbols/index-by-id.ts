import type { Report } from '../diagnostic';
import type { Cursor } from '../source';

interface Named {
  readonly id: string;
}

/** Name that a file or its folder gives: `calls/zones.json` → zones. */
export const fileName = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1, path.endsWith('.json') ? -'.json'.length : undefined);
export function folderName(path: string): string {
  const end = path.lastIndexOf('/');
  return end === -1 ? '' : path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}

/** File names are in kebab case, ids as their author likes them. */
const kebab = (id: string): string => id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** Files of one kind by their id, which must be their name and stand once. */
export function indexById<T extends Named>(
  files: readonly Cursor<T>[],
  what: string,
  report: Report,
  nameOf: (path: string) => string = fileName,
): ReadonlyMap<string, Cursor<T>> {
  const byId = new Map<string, Cursor<T>>();
  for (const file of files) {
    const { id } = file.value;
    const expected = nameOf(file.file.path);
    if (id !== expected && kebab(id) !== expected) {
      report.add(
        'JC502',
        file.at('id'),
        `This ${what} is called \`${id}\`, its file \`${expected}\`.`,
        {
          help: `write "${expected}"`,
        },
      );
    }
    const earlier = byId.get(id);
    if (earlier !== undefined) {
      report.add('JC501', file.at('id'), `There is another ${what} called \`${id}\`.`, {
        also: [{ at: earlier.at('id'), message: 'the other one' }],
      });
    } else byId.set(id, file);
  }
  return byId;
}
