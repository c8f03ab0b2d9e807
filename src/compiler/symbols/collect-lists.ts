import { didYouMean, type Report } from '../diagnostic';
import { questionsOf } from '../questions';
import { fileName, folderName } from './index-by-id';
import type { Sources } from './sources';
import type { ListSymbol } from './symbols';

/** Lists may stand in lists so deep (Z45). */
export const deepestLists = 2;

/** Every list with the section of its items, which is another file of the same folder. */
export function collectLists(
  { sections }: Pick<Sources, 'sections'>,
  report: Report,
): ReadonlyMap<string, ListSymbol> {
  const lists = new Map<string, ListSymbol>();
  for (const host of sections) {
    for (const { name, path, at } of questionsOf(host)) {
      const list = at.find('list');
      if (list === null) continue;
      const siblings = sections.filter(
        (each) => each !== host && folderName(each.file.path) === folderName(host.file.path),
      );
      const item = siblings.find((each) => fileName(each.file.path) === list.value.item);
      if (item === undefined) {
        const names = siblings.map((each) => fileName(each.file.path));
        report.add('JC302', list.at('item'), `There is no file \`${list.value.item}.json\` here.`, {
          help:
            didYouMean(list.value.item, names) ?? `write ${list.value.item}.json beside this file`,
        });
        continue;
      }
      const earlier = lists.get(item.value.id);
      if (earlier !== undefined) {
        report.add('JC501', list.at('item'), `\`${item.value.id}\` is the item of another list.`, {
          also: [{ at: earlier.list.at('item'), message: 'the other list' }],
        });
        continue;
      }
      lists.set(item.value.id, { host, list, name, path });
    }
  }
  checkDepth(lists, report);
  return lists;
}

/** Three lists deep, or in a circle, nobody on the page could say where they are. */
function checkDepth(lists: ReadonlyMap<string, ListSymbol>, report: Report): void {
  for (const [, { host, list }] of lists) {
    let around = lists.get(host.value.id);
    for (let depth = 1; around !== undefined && depth < deepestLists; depth += 1)
      around = lists.get(around.host.value.id);
    if (around === undefined) continue;
    report.add(
      'JC574',
      list,
      'This list is in a list that is in another: two deep is all there is.',
      {
        key: true,
        help: 'ask for the items of one of them in a list of the page',
        also: [{ at: around.list, message: 'the outermost one' }],
      },
    );
  }
}
