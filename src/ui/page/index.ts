import './base.css';

export { type BrandChrome, BrandProvider } from './brand-chrome';
export { ContentBlock } from './content-block';
export { Icon, type IconName } from './icons';
export { Notice } from './notice';
export { PageLoader } from './page-loader';
export { PageShell, type PageShellProps } from './page-shell';
export { Pictogram } from './pictogram';
export { StepPage, type StepPageProps } from './step-page';
export type { Stage } from './stepper';
export { usePageTitle } from './use-page-title';
