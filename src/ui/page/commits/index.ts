export type { JourneyAction, OnAct } from './act';
export { CommitAnnouncer } from './commit-announcer';
export { CommitBanner } from './commit-banner';
export { CommitBeside } from './commit-beside';
export { CommitPanel } from './commit-panel';
export { isAnswered, isSettled, panelOf, isWarning, placed, sayingOf } from './placed';
export { usePanelFocus } from './use-panel-focus';
