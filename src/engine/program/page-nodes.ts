import type { CompiledSection, CompiledStep } from '../model';
import type { Kit } from './kit';
import type { Layout } from './layout';
import { node, sectionKey } from './names';

export interface OnPage {
  readonly section: CompiledSection;
  /** Key among those entered in this visit. */
  readonly mark: string;
  readonly status: 'open' | 'folded';
}

/** Sections that count now, and those on the page with their mark of having been entered. */
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
    key: sectionKey(section),
    mark: `${step.id}.${sectionKey(section)}`,
  }));
  add({
    id: node.onPage(step.id),
    needs: [node.layout(step.id)],
    compute: (read): readonly OnPage[] => {
      const { places } = read(node.layout(step.id)) as Layout;
      return marked.flatMap(({ section, key, mark }) => {
        const place = places[key];
        return place === undefined ? [] : [{ section, mark, status: place.status }];
      });
    },
  });
}
