import { useEffect, useRef } from 'react';
import type { CommitView } from '../../../engine';
import { wordsSaid } from './said-words';

const keyOf = ({ commit, place }: CommitView): string => `${place} ${commit}`;
const kindsOf = (commits: readonly CommitView[]): ReadonlyMap<string, string> =>
  new Map(commits.map((view) => [keyOf(view), view.kind]));

/**
 * Says politely what is new of a commit, and nothing when only a time in it changed. Silent on the
 * first drawing, and on a panel that appears: that takes the focus.
 */
export function CommitAnnouncer({ commits }: { readonly commits: readonly CommitView[] }) {
  const region = useRef<HTMLParagraphElement>(null);
  const known = useRef<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = kindsOf(commits);
    if (before === null || region.current === null) return;
    const news = commits.filter((view) => {
      const was = before.get(keyOf(view));
      return was === undefined ? view.place !== 'panel' : was !== view.kind;
    });
    // Written past React: what is said is an event, and no part of what the page shows.
    if (news.length > 0)
      region.current.textContent = news.map(({ says }) => wordsSaid(says)).join(' ');
  }, [commits]);
  return <p ref={region} className="visually-hidden" aria-live="polite" data-commit-announcer />;
}
