import './base.css';

export { Alert } from './alert';
export { type BrandChrome, BrandProvider, useBrand } from './brand-chrome';
export type { ClearHow } from './clear';
export { CommitPage, shellOf } from './commit-page';
export {
  CommitAnnouncer,
  isAnswered,
  isSettled,
  type JourneyAction,
  type OnAct,
  panelOf,
  usePanelFocus,
} from './commits';
export { ContentBlock } from './content-block';
export { Icon, type IconName, NamedIcon } from './icons';
export { LeftBehindNotice } from './left-behind-notice';
export { StuckNotice } from './stuck-notice';
export { Notice } from './notice';
export { PageLoader } from './page-loader';
export { PageShell, type PageShellProps } from './page-shell';
export { Pictogram } from './pictogram';
export { SectionSkeleton } from './section-skeleton';
export { StepPage, type StepPageProps } from './step-page';
export type { Stage } from './stepper';
export { useHandOverFocus } from './use-hand-over-focus';
export { useModal } from './use-modal';
export { usePageTitle } from './use-page-title';
export { sectionTitleId } from './use-step-focus';
