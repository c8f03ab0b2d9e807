import type { SectionSource } from '../language';
import type { Cursor } from '../source';
import { deepestLists } from './collect-lists';
import { fileName, folderName } from './index-by-id';
import type { Sources } from './sources';
import type { ListSymbol } from './symbols';

type Section = Cursor<SectionSource>;

/**
 * The sections in the journey's order, whatever order its files come in: step by step as each names
 * them, those of items behind the section that holds their list (D2). Last, those that nothing names.
 */
export function inOrder(
  { journey, steps, sections }: Sources,
  lists: ReadonlyMap<string, ListSymbol>,
): readonly Section[] {
  const named = new Map(
    steps.map(({ file, value }) => [folderName(file.path), value.sections ?? []]),
  );
  const all = journey.value.steps.flatMap((step) =>
    (named.get(step) ?? []).flatMap((name) => {
      const isHere = ({ file }: Section): boolean =>
        folderName(file.path) === step && fileName(file.path) === name;
      return sections.filter(isHere).flatMap((section) => withItems(section, sections, lists));
    }),
  );
  return [...new Set([...all, ...sections])];
}

/** A section, and behind it those of the items of its lists, with theirs. */
function withItems(
  host: Section,
  sections: readonly Section[],
  lists: ReadonlyMap<string, ListSymbol>,
  depth = 0,
): readonly Section[] {
  if (depth > deepestLists) return [];
  const items = [...lists].filter(([, list]) => list.host === host).map(([id]) => id);
  return [
    host,
    ...sections
      .filter(({ value }) => items.includes(value.id))
      .toSorted((a, b) => items.indexOf(a.value.id) - items.indexOf(b.value.id))
      .flatMap((item) => withItems(item, sections, lists, depth + 1)),
  ];
}
