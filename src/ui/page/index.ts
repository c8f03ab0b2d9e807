import '../parts/base.css';

export type { ClearHow } from './clear/clear-choice';
export { CommitPage, shellOf } from './commit-page';
export { CommitAnnouncer } from './commits/commit-notices';
export { isAnswered, isSettled, type JourneyAction, type OnAct, panelOf } from './commits/placed';
export { usePanelFocus } from './commits/commit-panel';
export { LeftBehindNotice, StuckNotice } from './notices';
export type { Stage } from './outline';
export { PageShell, type PageShellProps, usePageTitle } from './page-shell';
export { StepPage, type StepPageProps } from './step-page';
