import { lazy } from 'react';
import type { Screen } from './screen';

export { type BandWords, bandWords } from './band-words';
export type { Look, Screen, ScreenProps } from './screen';

/*
 * Every entry loads on demand, so that the first step carries none of them:
 * whoever draws one puts a Suspense boundary round it.
 */

/** What stands in the main column of a step that is no form, by the step's `screen`. */
export const screens: Readonly<Record<string, Screen>> = {
  results: lazy(async () => ({ default: (await import('./results')).ResultsScreen })),
  tariffDetails: lazy(async () => ({
    default: (await import('./tariff-details')).TariffScreen,
  })),
  switchComplete: lazy(async () => ({
    default: (await import('./switch-complete')).SwitchCompleteScreen,
  })),
  error: lazy(async () => ({ default: (await import('./error')).ErrorScreen })),
};

/** What stands in the band under the title, by the step's `screen`. */
export const bandFacts: Readonly<Record<string, Screen>> = {
  results: lazy(async () => ({ default: (await import('./results')).ResultsBand })),
  switchComplete: lazy(async () => ({
    default: (await import('./switch-complete')).ReferenceBand,
  })),
  error: lazy(async () => ({ default: (await import('./error')).ErrorBand })),
};

/** What stands in the band above and beside the title, by the step's `screen`. */
export const bandHeads: Readonly<
  Record<string, { readonly above: Screen; readonly emblem: Screen }>
> = {
  tariffDetails: {
    above: lazy(async () => ({ default: (await import('./tariff-details')).TariffBack })),
    emblem: lazy(async () => ({ default: (await import('./tariff-details')).TariffEmblem })),
  },
};

/** Panels beside the sections of a step, by the names in its `aside`. */
export const asides: Readonly<Record<string, Screen>> = {
  newTariff: lazy(async () => ({
    default: (await import('./new-tariff')).NewTariffSummary,
  })),
  planPrice: lazy(async () => ({ default: (await import('./tariff-details')).PlanPrice })),
};
