import type { ReactNode } from 'react';
import type { ContentView } from '../../engine';
import { drawnOnDemand, onDemand } from './on-demand';

export interface ReviewProps {
  /** Of the kinds that make up a summary, in order. */
  readonly content: readonly ContentView[];
  /** The buttons that stand in a block. */
  readonly actionsOf: (block: string) => readonly ReactNode[];
}

/** Comes with the later part of the journey: no step that sums up is entered without it. */
export const reviewPart = onDemand(async () => (await import('./loaded-review')).LoadedReview);

export const Review = drawnOnDemand(reviewPart, () => null);

/** Blocks that make up a summary stand together. */
export const isSummed = ({ kind }: ContentView): boolean =>
  kind === 'heading' || kind === 'row' || kind === 'answers';
