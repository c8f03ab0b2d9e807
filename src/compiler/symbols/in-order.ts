import type { SectionSource } from '../language';
import type { Cursor } from '../source';
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
      const here = sections.filter(isHere);
      const items = [...lists].filter(([, { host }]) => here.includes(host)).map(([id]) => id);
      return [...here, ...items.flatMap((id) => sections.filter(({ value }) => value.id === id))];
    }),
  );
  return [...new Set([...all, ...sections])];
}
