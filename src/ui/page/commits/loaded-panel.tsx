import { useRef } from 'react';
import type { CommitAction, SaidView } from '../../../engine';
import type { SayId } from '../../../journey';
import { Alert } from '../../parts/alert';
import type { BrandChrome } from '../../parts/brand';
import { Icon } from '../../parts/icons';
import { useCopy } from '../../parts/use-copy';
import { RichText, useWords } from '../../parts/words';
import { CommitButtons, SaidWords } from './commit-buttons';
import type { CommitPanelProps } from './commit-panel';
import { isSettled } from './placed';
import './commit-panel.css';

/** How the last ask ended: what changes while one waits. */
const statusSays: readonly SayId[] = ['no', 'unreached', 'offline', 'makingSure'];
const asking: readonly CommitAction[] = ['askNow'];

/** Status first, then what is true of it and what can be done; number and help line beside it. */
export function LoadedPanel({ view, brand, onAct, ...rest }: CommitPanelProps) {
  const [about, ...more] = view.says;
  const status = more.filter(({ id }) => statusSays.includes(id));
  const others = more.filter(({ id }) => !statusSays.includes(id));
  const buttons = { view, onAct, ...rest };
  const inSheet = view.actions.filter((action) => status.length === 0 || action !== 'askNow');
  return (
    <div className={`p-commit${status.length > 0 ? ' p-commit--asked' : ''}`}>
      {status.length > 0 && (
        <Status says={status}>
          <CommitButtons {...buttons} only={asking} />
        </Status>
      )}
      {view.subject !== null && (
        <SubjectBox subject={view.subject} copies={view.actions.includes('copy')} />
      )}
      <section className="sheet p-commit__sheet" aria-labelledby="page-title">
        {about !== undefined && about.text.length > 0 && (
          <div className="p-commit__words">
            {isSettled(view) && (
              <span className="disc disc--done">
                <Icon name="tick" />
              </span>
            )}
            <SaidWords text={about.text} />
          </div>
        )}
        {others.map(({ id, title, text }) => (
          <Alert
            key={id}
            kind="take-care"
            {...(title.length > 0 && { title: <RichText text={title} /> })}
          >
            <SaidWords text={text} />
          </Alert>
        ))}
        <div className="p-commit__actions">
          <CommitButtons {...buttons} only={inSheet} />
        </div>
      </section>
      <HelpLine
        brand={brand}
        prints={view.actions.includes('print')}
        numbered={view.subject !== null}
      />
    </div>
  );
}

interface StatusProps {
  readonly says: readonly SaidView[];
  readonly children: React.ReactNode;
}

function Status({ says, children }: StatusProps) {
  const words = useWords();
  return (
    <section className="p-commit__status" aria-labelledby="commit-status">
      <h2 className="h3" id="commit-status">
        {words.plain('page.commit.status')}
      </h2>
      {says.map(({ id, title, text }) => (
        <div key={id}>
          {title.length > 0 && (
            <p>
              <b>
                <RichText text={title} />
              </b>
            </p>
          )}
          <SaidWords text={text} />
        </div>
      ))}
      <div className="p-commit__actions">{children}</div>
    </section>
  );
}

interface HelpLineProps {
  readonly brand: Pick<BrandChrome, 'phone' | 'email'>;
  readonly prints: boolean;
  /** There is a number to be given. */
  readonly numbered: boolean;
}

/** Whom to ask, and the page on paper. */
export function HelpLine({ brand, prints, numbered }: HelpLineProps) {
  const words = useWords();
  const { number, hours } = brand.phone;
  return (
    <div className="p-commit__help">
      <ul>
        <li>
          <Icon name="phone" />
          <p>
            <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
            <span className="quiet">{hours}</span>
          </p>
        </li>
        <li>
          <Icon name="mail" />
          <p>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            {numbered && <span className="quiet">{words.plain('page.commit.give')}</span>}
          </p>
        </li>
      </ul>
      {prints && (
        <button type="button" className="button button--second" onClick={() => window.print()}>
          <Icon name="print" />
          {words.plain('page.commit.print')}
        </button>
      )}
    </div>
  );
}

interface SubjectBoxProps {
  readonly subject: string;
  readonly copies: boolean;
}

/** The number to be noted: what a household is asked for when it calls. */
export function SubjectBox({ subject, copies }: SubjectBoxProps) {
  const words = useWords();
  const number = useRef<HTMLElement>(null);
  const { said, copy } = useCopy(number);
  return (
    <div className="p-commit__subject">
      <dl>
        <dt>{words.plain('page.commit.subject')}</dt>
        <dd ref={number}>{subject}</dd>
      </dl>
      {copies && (
        <button
          type="button"
          className="button button--second button--small"
          onClick={() => copy(subject)}
        >
          {words.plain('page.commit.copy')}
        </button>
      )}
      <p className="p-commit__copied small" role="status">
        {said !== null && words.plain(`page.commit.${said}`)}
      </p>
    </div>
  );
}
