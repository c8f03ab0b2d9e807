import type { ReactNode } from 'react';
import type { CommitView } from '../../engine';
import { plain } from '../parts/words';
import { CommitPanel } from './commits/commit-panel';
import { isSettled } from './commits/placed';
import { Notice } from '../parts/alert';
import { PageShell, shellOf, usePageTitle } from './page-shell';
import type { StepPageProps } from './step-page';

export type CommitPageProps = Pick<
  StepPageProps,
  | 'view'
  | 'brand'
  | 'stages'
  | 'stage'
  | 'scene'
  | 'clearing'
  | 'onAct'
  | 'onClear'
  | 'onEvent'
  | 'onNavigate'
> & {
  readonly panel: CommitView;
  /** Below it, once the commit is settled: what the step shows by itself. */
  readonly children?: ReactNode;
};

/**
 * A step whose form makes room for what is known of a commit: its sentence is the page's title.
 * @throws Error while it is drawn, without a WordsProvider above.
 */
export function CommitPage({ panel, children, ...props }: CommitPageProps) {
  const { view, brand } = props;
  const own = panel.says[0]?.title ?? [];
  const title = own.length > 0 ? own : view.title;
  const shown = isSettled(panel) && Boolean(children);
  // What stands below has its own way to print the page.
  const drawn = shown
    ? { ...panel, actions: panel.actions.filter((action) => action !== 'print') }
    : panel;
  usePageTitle(plain(title), false, brand.name);
  return (
    <PageShell
      {...shellOf(props)}
      title={title}
      lead={[]}
      scene={isSettled(panel) ? props.scene : 'grey'}
    >
      <div className="p-main">
        {view.notice !== null && (
          <Notice text={view.notice} onDismiss={() => props.onEvent({ type: 'noticeDismissed' })} />
        )}
        <CommitPanel view={drawn} brand={brand} onAct={props.onAct} />
        {shown && children}
      </div>
    </PageShell>
  );
}
