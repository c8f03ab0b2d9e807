import type { CommitAction, SaidView, SayId } from '../../../engine';
import { RichText, useWords } from '../../words';
import { Alert } from '../alert';
import { Icon } from '../icons';
import { CommitButtons } from './commit-buttons';
import type { CommitPanelProps } from './commit-panel';
import { HelpLine } from './help-line';
import { SaidWords } from './said-words';
import { SubjectBox } from './subject-box';
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
