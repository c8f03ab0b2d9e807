import type { CompiledSection, CompiledStep } from '../model';
import type { Kit } from './kit';
import type { Place } from './layout';
import { node, sectionKey } from './names';

export interface OnPage {
  readonly section: CompiledSection;
  /** Key among those entered in this visit. */
  readonly mark: string;
  readonly status: 'open' | 'folded';
}

/** Sections that count now, and those that are drawn (dialogs and drafts too) with their mark of having been entered. */
export function addPage({ add }: Kit, step: CompiledStep): void {
  const relevant = step.sections.map(
    (section) => [node.relevant(sectionKey(section)), section] as const,
  );
  add({
    id: node.counting(step.id),
    needs: relevant.map(([id]) => id),
    compute: (read): readonly CompiledSection[] =>
      relevant.filter(([id]) => read(id) === true).map(([, section]) => section),
  });
  const marked = step.sections.map((section) => ({
    section,
    place: node.place(sectionKey(section)),
    mark: `${step.id}.${sectionKey(section)}`,
  }));
  add({
    id: node.onPage(step.id),
    needs: marked.map(({ place }) => place),
    compute: (read): readonly OnPage[] =>
      marked.flatMap(({ section, place, mark }) => {
        const drawn = read(place) as Place | null;
        return drawn === null ? [] : [{ section, mark, status: drawn.status }];
      }),
  });
}
