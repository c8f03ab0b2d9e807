import { onDemand } from '../../on-demand';
import { partIds } from '../described-by';
import { lazyWidget, type PlainProps } from './lazy-widget';
import { Quantity } from './quantity';

export const sliderPart = onDemand(async () => (await import('./loaded-slider')).LoadedSlider);

/** A number to drag, and to type. Until its code is there, or without it, one can type. */
export const Slider = lazyWidget(sliderPart, ({ view, options, onAnswer, onLeave }: PlainProps) => (
  <Quantity {...{ view, options, onAnswer, onLeave }} labelledBy={partIds(view.target).label} />
));
