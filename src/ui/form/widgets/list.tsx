import { onDemand } from '../../on-demand';
import { lazyWidget } from './lazy-widget';
import { WidgetSkeleton } from './widget-skeleton';

export const listPart = onDemand(async () => (await import('./loaded-list')).LoadedList);

/** Several items of one kind, each asked for by a section of its own. */
export const List = lazyWidget(listPart, WidgetSkeleton);
