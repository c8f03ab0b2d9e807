import type { CompiledSection, CompiledTextCase, Text } from '../model';
import { holds } from '../rules';
import type { Kit } from './kit';
import { node, sectionKey } from './names';

/** What the folded line of a section says. */
export function addSummary({ reader, add }: Kit, section: CompiledSection): void {
  const cases = [...section.summary, ...section.summaryNote];
  const first = (list: readonly CompiledTextCase[], read: (id: string) => unknown): Text => {
    const scope = reader.scope(read);
    const found = list.find((candidate) => holds(candidate.when, scope));
    return found === undefined ? [] : reader.fill(found.text, read);
  };
  add({
    id: node.summary(sectionKey(section)),
    needs: [
      ...reader.needs(...cases.map((candidate) => candidate.when)),
      ...reader.textNeeds(...cases.map((candidate) => candidate.text)),
    ],
    compute: (read) => ({
      answer: first(section.summary, read),
      note: first(section.summaryNote, read),
    }),
  });
}
