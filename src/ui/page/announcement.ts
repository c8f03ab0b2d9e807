import type { SectionView, StepView } from '../../engine';
import { plain, type Words } from '../words';

/** What a person who does not see the page must hear of the change; empty for nothing. */
export function announcement(before: StepView, after: StepView, words: Words): string {
  if (before.id !== after.id) return '';
  const said: string[] = [];
  const was = new Map(before.sections.map((section) => [section.id, section]));
  const is = new Map(after.sections.map((section) => [section.id, section]));
  for (const section of after.sections) {
    const earlier = was.get(section.id);
    const folds = earlier?.status === 'open' && section.status === 'folded';
    if (folds && section.summary.length > 0) {
      said.push(
        words.plain('page.announce.answered', {
          title: titleOf(section),
          answer: plain(section.summary),
        }),
      );
    }
    if (earlier?.status !== 'open' && section.status === 'open') {
      said.push(words.plain('page.announce.opened', { title: titleOf(section) }));
    } else if (earlier === undefined) {
      said.push(words.plain('page.announce.added', { title: titleOf(section) }));
    }
  }
  for (const section of before.sections) {
    if (!is.has(section.id)) {
      said.push(words.plain('page.announce.removed', { title: titleOf(section) }));
    }
  }
  return said.join(' ');
}

function titleOf(section: SectionView): string {
  return plain(section.title);
}
