import type { ReactNode } from 'react';
import type { CommitView } from '../../engine';
import { plain } from '../parts/words';
import { CommitBanner } from './commits/commit-notices';
import { CommitPanel } from './commits/commit-panel';
import { isSettled, placed } from './commits/placed';
import { Notice } from '../parts/alert';
import { PageShell, type PageShellProps, usePageTitle } from './page-shell';
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

type Shell = Omit<CommitPageProps, 'panel' | 'children' | 'scene' | 'onEvent'>;

/** What every page of a step has around it: the brand, the stages, a banner, and the way to clear. */
export function shellOf(props: Shell): Omit<PageShellProps, 'title' | 'lead' | 'scene'> {
  const { brand, stages, stage, clearing = null, onClear, onNavigate, onAct } = props;
  const banners = placed(props.view.commits, 'banner');
  return {
    ...{ brand, stages, stage, clearing, onClear },
    ...(onNavigate !== undefined && { onNavigate }),
    ...(banners.length > 0 && {
      top: banners.map((one) => (
        <CommitBanner key={`${one.commit} ${one.subject}`} view={one} onAct={onAct} />
      )),
    }),
  };
}
