import { onDemand } from '../../on-demand';
import { lazyWidget } from './lazy-widget';
import { WidgetSkeleton } from './widget-skeleton';

export const groupPart = onDemand(async () => (await import('./loaded-group')).LoadedGroup);

/** One answer in several named parts. */
export const Group = lazyWidget(groupPart, WidgetSkeleton);
