import { joinedLists } from '../graph';
import type { CompiledReaction, CompiledSection, CompiledStep } from '../../journey';
import type { Cell, Read } from './cell';
import type { Kit } from './kit';
import { markOf } from './names';

export interface OnPage {
  readonly section: CompiledSection;
  /** Key among those entered in this visit. */
  readonly mark: string;
  readonly status: 'open' | 'folded';
}

export interface PageCells {
  /** Sections that count now. */
  readonly counting: Cell<readonly CompiledSection[]>;
  /** Their reactions, in order. */
  readonly reactions: Cell<readonly CompiledReaction[]>;
  /** Sections that are drawn, dialogs and drafts too. */
  readonly onPage: Cell<readonly OnPage[]>;
  /** Those of them that have not been entered in this visit. */
  readonly fresh: Cell<readonly OnPage[]>;
}

export function pageCells(kit: Kit, { id, sections }: CompiledStep): PageCells {
  const onPage = (section: CompiledSection, read: Read): readonly OnPage[] => {
    const place = read(kit.cells.section(section).place);
    if (place === null) return [];
    return [{ section, mark: markOf(section), status: place.status }];
  };
  const isRelevant = (section: CompiledSection, read: Read): boolean =>
    read(kit.cells.section(section).relevant);
  return {
    counting: joinedLists(`what counts of ${id}`, sections, (section, read: Read) =>
      isRelevant(section, read) ? [section] : [],
    ),
    reactions: joinedLists(`reactions of ${id}`, sections, (section, read: Read) =>
      isRelevant(section, read) ? section.reactions : [],
    ),
    onPage: joinedLists(`page of ${id}`, sections, onPage),
    fresh: joinedLists(`what is new on the page of ${id}`, sections, (section, read: Read) =>
      onPage(section, read).filter(({ mark }) => !read(kit.state.entered(mark))),
    ),
  };
}
