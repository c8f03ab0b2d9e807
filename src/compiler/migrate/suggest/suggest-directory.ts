import { find, flat, isSame, itemsOf, type Tree } from '../json/tree';
import { objectsIn, type Written } from './questions-of';
import type { Suggest } from './suggest';

/** Lists of ids in rules: the directory says of each id what is true of it. */
export function suggestDirectory({ trees, directories }: Written, suggest: Suggest): void {
  for (const [, file] of trees)
    for (const [rule, keys] of objectsIn(file)) {
      const [asked, ids] = itemsOf(find(rule, 'in'));
      if (asked === undefined || ids?.kind !== 'list') continue;
      for (const [folder, by] of directories)
        if (isSame(asked, by))
          suggest(
            rule,
            'directory',
            `A list of ids of \`${folder}\`: ${flat(ids)}.`,
            `"${nameFor(keys)}": true at these ids in ${folder}/directory.json, false in \`otherwise\`, and ${entry(folder, by, nameFor(keys))} in place of this`,
          );
    }
}

const entry = (folder: string, by: Tree, name: string): string =>
  `{ "entry": ["${folder}", ${flat(by)}, "${name}"] }`;

/** The fact that the rule belongs to, else a name that has to be chosen. */
function nameFor(keys: readonly string[]): string {
  return keys[0] === 'facts' ? (keys[1] ?? '…') : '…';
}
