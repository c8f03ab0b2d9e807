import { useEffect, useRef } from 'react';
import type { CommitView } from '../../../engine';
import type { SayId } from '../../../journey';
import { Alert, type AlertKind } from '../../parts/alert';
import { Icon } from '../../parts/icons';
import { RichText, useWords } from '../../parts/words';
import { CommitButtons, type CommitButtonsProps, SaidWords, wordsSaid } from './commit-buttons';
import type { OnAct } from './placed';
import './commit-banner.css';

interface CommitBannerProps {
  readonly view: CommitView;
  readonly onAct: OnAct;
}

/** Above every page but those that its panel stands on: something is not settled yet. */
export function CommitBanner({ view, onAct }: CommitBannerProps) {
  const words = useWords();
  return (
    <section className="p-commit-banner" aria-label={words.plain('page.commit.region')}>
      <div className="container">
        <Icon name="warning" />
        <div className="p-commit-banner__words">
          {view.says.map(({ id, title, text }) => (
            <p key={id}>
              {title.length > 0 && (
                <b>
                  <RichText text={title} />{' '}
                </b>
              )}
              {text.map((paragraph, index) => (
                <span key={index}>
                  <RichText text={paragraph} />{' '}
                </span>
              ))}
            </p>
          ))}
        </div>
        <CommitButtons view={view} onAct={onAct} small />
      </div>
    </section>
  );
}

const kinds: Readonly<Partial<Record<SayId, AlertKind>>> = {
  refused: 'information',
  hint: 'information',
};

interface CommitBesideProps extends Pick<CommitButtonsProps, 'now'> {
  readonly view: CommitView;
  readonly onAct: OnAct;
}

/** With the form, above its button: nothing is kept, nothing was sent, it was refused, a hint. */
export function CommitBeside({ view, onAct, ...rest }: CommitBesideProps) {
  const last = view.says.length - 1;
  return view.says.map(({ id, title, text }, index) => (
    <Alert
      key={id}
      kind={kinds[id] ?? 'take-care'}
      {...(title.length > 0 && { title: <RichText text={title} /> })}
      {...(index === last &&
        view.actions.length > 0 && {
          actions: <CommitButtons view={view} onAct={onAct} {...rest} />,
        })}
    >
      <SaidWords text={text} />
    </Alert>
  ));
}

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
