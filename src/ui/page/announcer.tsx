import { useEffect, useRef } from 'react';
import type { StepView, SectionView } from '../../engine';
import { useWords, plain, type Words } from '../parts/words';

/** Says politely which sections opened, folded, came or went. Silent on the first drawing. */
export function Announcer({ view }: { readonly view: StepView }) {
  const words = useWords();
  const region = useRef<HTMLParagraphElement>(null);
  const last = useRef(view);
  useEffect(() => {
    const text = announcement(last.current, view, words);
    last.current = view;
    // Written past React: what is said is an event, and no part of what the page shows.
    if (text !== '' && region.current !== null) region.current.textContent = text;
  }, [view, words]);
  return <p ref={region} className="visually-hidden" aria-live="polite" data-announcer />;
}

/** What a person who does not see the page must hear of the change; empty for nothing. */
export function announcement(before: StepView, after: StepView, words: Words): string {
  if (before.id !== after.id) return '';
  const said: string[] = [];
  const was = new Map(before.sections.map((section) => [section.id, section]));
  const is = new Map(after.sections.map((section) => [section.id, section]));
  const alreadyAnswered = after.sections.filter(
    ({ id, status }) => !was.has(id) && status === 'folded',
  );
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
    }
  }
  for (const section of after.sections) {
    const earlier = was.get(section.id);
    if (earlier?.status === 'open' && section.status === 'open')
      said.push(...newAlerts(earlier, section));
  }
  // What came with its answer asks nothing: nine of them one by one would drown the question.
  if (alreadyAnswered.length > 0) {
    said.push(words.plain('page.announce.already', { titles: list(alreadyAnswered) }));
  }
  for (const section of before.sections) {
    if (!is.has(section.id)) {
      said.push(words.plain('page.announce.removed', { title: titleOf(section) }));
    }
  }
  return said.join(' ');
}

/** An error is read out by itself; what only informs or warns would appear without a word. */
function newAlerts(before: SectionView, after: SectionView): readonly string[] {
  const known = new Set(before.content.map(({ id }) => id));
  return after.content
    .filter(({ id, kind }) => (kind === 'information' || kind === 'take-care') && !known.has(id))
    .map(({ title, text }) => [plain(title), plain(text)].filter(Boolean).join(' '));
}

const list = (sections: readonly SectionView[]): string =>
  sections.map(({ name }) => name).join(', ');

function titleOf(section: SectionView): string {
  return plain(section.title);
}
