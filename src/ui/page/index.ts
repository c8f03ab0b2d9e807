import '../parts/base.css';

export type { ClearHow } from './clear/clear-choice';
export type { CarryOn } from './carry-on';
export { CommitPage } from './commit-page';
export { CommitAnnouncer } from './commits/commit-notices';
export { isAnswered, isSettled, panelOf, type JourneyAction, type OnAct } from './commits/placed';
export { usePanelFocus } from './guidance';
export { LeftBehindNotice, StuckNotice } from './notices';
export type { Stage } from './outline';
export { PageShell, shellOf, usePageTitle, type PageShellProps } from './page-shell';
export { StepPage, type StepPageProps } from './step-page';
