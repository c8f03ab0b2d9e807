import type { ComponentType } from 'react';
import { drawnOnDemand, onDemand } from '../ui/parts/on-demand';
import { Empty, OnItsWay } from './on-its-way';
import type { Screen, ScreenProps } from './screen';

export { bandWords, type BandWords } from './band-words';
export type { Screen, ScreenProps } from './screen';

type Load = () => Promise<ComponentType<ScreenProps>>;

/* Every entry loads on demand, so that the first step carries none of them. */
const screen = (load: Load): Screen => drawnOnDemand(onDemand(load), OnItsWay);
const piece = (load: Load): Screen => drawnOnDemand(onDemand(load), Empty);

/** What stands in the main column of a step that is no form, by the step's `screen`. */
export const screens: Readonly<Record<string, Screen>> = {
  results: screen(async () => (await import('./results')).ResultsScreen),
  compare: screen(async () => (await import('./compare')).CompareScreen),
  tariffDetails: screen(async () => (await import('./tariff-details')).TariffScreen),
  switchComplete: screen(
    async () => (await import('./switch-complete/switch-complete-screen')).SwitchCompleteScreen,
  ),
  error: screen(async () => (await import('./error/error-screen')).ErrorScreen),
};

/** What stands in the band under the title, by the step's `screen`. */
export const bandFacts: Readonly<Record<string, Screen>> = {
  results: piece(async () => (await import('./results')).ResultsBand),
  switchComplete: piece(
    async () => (await import('./switch-complete/switch-complete-screen')).ReferenceBand,
  ),
  error: piece(async () => (await import('./error/error-screen')).ErrorBand),
};

/** What stands in the band above and beside the title, by the step's `screen`. */
export const bandHeads: Readonly<
  Record<string, { readonly above: Screen; readonly emblem: Screen | null }>
> = {
  compare: {
    above: piece(async () => (await import('./compare')).CompareBack),
    emblem: null,
  },
  tariffDetails: {
    above: piece(async () => (await import('./tariff-details')).TariffBack),
    emblem: piece(async () => (await import('./tariff-details')).TariffEmblem),
  },
};

/** Panels beside the sections of a step, by the names in its `aside`. */
export const asides: Readonly<Record<string, Screen>> = {
  newTariff: piece(async () => (await import('./new-tariff/new-tariff-card')).NewTariffSummary),
  planPrice: piece(async () => (await import('./tariff-details')).PlanPrice),
};
