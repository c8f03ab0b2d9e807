import { useEffect, useRef } from 'react';
import type { CommitView } from '../../../engine';
import { wordsSaid } from './said-words';

const isSame =
  (view: CommitView) =>
  ({ commit, place, subject, kind }: CommitView): boolean =>
    commit === view.commit &&
    place === view.place &&
    subject === view.subject &&
    kind === view.kind;
const isPanelOf =
  (commit: string) =>
  (view: CommitView): boolean =>
    view.place === 'panel' && view.commit === commit;

/**
 * Says politely what is new of a commit, and nothing when only a time in it changed. Silent on the
 * first drawing, and on a panel that appears: that takes the focus.
 */
export function CommitAnnouncer({ commits }: { readonly commits: readonly CommitView[] }) {
  const region = useRef<HTMLParagraphElement>(null);
  const known = useRef<readonly CommitView[] | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = commits;
    if (before === null || region.current === null) return;
    const news = commits.filter(
      (view) =>
        !before.some(isSame(view)) &&
        (view.place !== 'panel' || before.some(isPanelOf(view.commit))),
    );
    // Written past React: what is said is an event, and no part of what the page shows.
    if (news.length > 0)
      region.current.textContent = news.map(({ says }) => wordsSaid(says)).join(' ');
  }, [commits]);
  return <p ref={region} className="visually-hidden" aria-live="polite" data-commit-announcer />;
}
