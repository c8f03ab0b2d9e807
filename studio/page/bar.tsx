import type { ReactNode } from 'react';
import type { Project } from '../model/protocol';
import type { Selection } from '../model/selection';
import { Icon } from './icons';

interface BarProps {
  readonly project: Project;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
  /** How many a section with variants has; 0 for a journey without. */
  readonly variants: number;
  readonly changes: number;
  readonly errors: number;
  readonly isSaving: boolean;
  /** Places that somebody else changed as well. */
  readonly meetings: number;
  readonly said: string | null;
  /** Opens what goes to anything. */
  readonly onGo: () => void;
  /** What goes back and forth. */
  readonly history: ReactNode;
}

export function Bar(props: BarProps) {
  const { project, selection, onSelect, variants, changes, meetings, errors, said, history, onGo } =
    props;
  const tab = (
    view: Selection['view'],
    icon: 'tree' | 'table' | 'changed' | 'versions',
    name: string,
    count = 0,
  ) => (
    <button
      type="button"
      className="tab"
      aria-current={selection.view === view ? 'page' : undefined}
      onClick={() => onSelect({ view })}
    >
      <Icon of={icon} /> {name} {count > 0 && <span className="count">{count}</span>}
    </button>
  );
  return (
    <div className="bar" role="banner" aria-label="Studio">
      <h1>
        <span className="mark" aria-hidden="true" /> <span>Changeover studio</span>
      </h1>
      <span className="project">{project.name}</span>
      <nav aria-label="Views">
        {tab('journey', 'tree', 'Journey')}
        {variants > 0 && tab('variants', 'table', 'Variants', variants)}
        {tab('changes', 'changed', 'Changes', changes)}
        {tab('versions', 'versions', 'Versions')}
      </nav>
      <span className="head-end" role="status">
        {said !== null && (
          <span className="chip chip--true">
            <Icon of="true" /> <span>{said}</span>
          </span>
        )}
      </span>
      <button
        type="button"
        className="go"
        aria-label="Go to anything"
        aria-haspopup="dialog"
        onClick={onGo}
      >
        <Icon of="search" />
        <span className="go-words">Go to anything</span>
        <kbd>Ctrl K</kbd>
      </button>
      {history}
      {changes === 0 ? (
        <span className="all-saved">
          <Icon of="true" /> All saved
        </span>
      ) : (
        <button
          type="button"
          className={`button ${errors > 0 ? 'button--error' : 'button--first'}`}
          onClick={() => onSelect({ view: 'changes' })}
        >
          <Icon
            of={
              props.isSaving ? 'clock' : errors > 0 ? 'error' : meetings > 0 ? 'warning' : 'changed'
            }
          />
          {nextOf(props)}
        </button>
      )}
    </div>
  );
}

/** What stands between the draft and the files. */
function nextOf({ changes, errors, meetings, isSaving }: BarProps): string {
  if (isSaving) return 'Proved, then saved …';
  if (errors > 0) return `${String(errors)} ${errors === 1 ? 'error stops' : 'errors stop'} saving`;
  if (meetings > 0)
    return `${String(meetings)} ${meetings === 1 ? 'place was' : 'places were'} changed outside, too`;
  return `Review ${String(changes)} ${changes === 1 ? 'change' : 'changes'}`;
}
