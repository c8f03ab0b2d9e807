import { memo, useEffect, useRef } from 'react';
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

interface CommitAnnouncerProps {
  readonly commits: readonly CommitView[];
  /** Of them, what stands instead of the page's own; null for nothing. */
  readonly panel: CommitView | null;
}

/**
 * Says politely what is new of a commit, each sentence once, and nothing when only a time in it
 * changed. Silent on the first drawing, and on a panel that appears: its heading takes the focus.
 */
export const CommitAnnouncer = memo(function CommitAnnouncer(props: CommitAnnouncerProps) {
  const { commits, panel } = props;
  const region = useRef<HTMLParagraphElement>(null);
  const known = useRef<CommitAnnouncerProps | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = { commits, panel };
    if (before === null || region.current === null) return;
    const fresh = commits.filter(
      (view) =>
        !before.commits.some(isSame(view)) &&
        (view.place !== 'panel' || before.commits.some(isPanelOf(view.commit))),
    );
    const [heading] = before.panel === null ? wordsSaid(panel?.says ?? []) : [];
    const heard = [heading, ...before.commits.flatMap(({ says }) => wordsSaid(says))];
    const news = fresh
      .flatMap(({ says }) => wordsSaid(says))
      .filter((words) => !heard.includes(words));
    // Written past React: what is said is an event, and no part of what the page shows.
    if (news.length > 0) region.current.textContent = news.join(' ');
  }, [commits, panel]);
  return <p ref={region} className="visually-hidden" aria-live="polite" data-commit-announcer />;
});
