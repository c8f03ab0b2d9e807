import type { ComponentType } from 'react';
import type { CompiledStep } from '../journey';
import { drawnOnDemand, onDemand } from '../ui/parts/on-demand';
import { Empty, OnItsWay } from './on-its-way';
import type { Screen, ScreenProps } from './screen';

export { bandWords, type BandWords } from './band-words';
export type { Screen, ScreenProps } from './screen';

type Load = () => Promise<ComponentType<ScreenProps>>;

/** A part of a step's page; `preload` fetches its code ahead. */
type OnDemand = Screen & { readonly preload: () => void };

const drawn = (
  load: Load,
  meanwhile: Parameters<typeof drawnOnDemand<ScreenProps>>[1],
): OnDemand => {
  const part = onDemand(load);
  return Object.assign(drawnOnDemand(part, meanwhile), { preload: part.preload });
};

/* Every entry loads on demand, so that the first step carries none of them. */
const screen = (load: Load): OnDemand => drawn(load, OnItsWay);
const piece = (load: Load): OnDemand => drawn(load, Empty);

/** What stands in the main column of a step that is no form, by the step's `screen`. */
export const screens: Readonly<Record<string, OnDemand>> = {
  results: screen(async () => (await import('./results')).ResultsScreen),
  compare: screen(async () => (await import('./compare')).CompareScreen),
  tariffDetails: screen(async () => (await import('./tariff-details')).TariffScreen),
  switchComplete: screen(
    async () => (await import('./switch-complete/switch-complete-screen')).SwitchCompleteScreen,
  ),
  error: screen(async () => (await import('./error/error-screen')).ErrorScreen),
};

/** What stands in the band under the title, by the step's `screen`. */
export const bandFacts: Readonly<Record<string, OnDemand>> = {
  results: piece(async () => (await import('./results')).ResultsBand),
  switchComplete: piece(
    async () => (await import('./switch-complete/switch-complete-screen')).ReferenceBand,
  ),
  error: piece(async () => (await import('./error/error-screen')).ErrorBand),
};

/** What stands in the band above and beside the title, by the step's `screen`. */
export const bandHeads: Readonly<
  Record<string, { readonly above: OnDemand; readonly emblem: OnDemand | null }>
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
export const asides: Readonly<Record<string, OnDemand>> = {
  newTariff: piece(async () => (await import('./new-tariff/new-tariff-card')).NewTariffSummary),
  planPrice: piece(async () => (await import('./tariff-details')).PlanPrice),
};

/** Fetches what the page of a step is drawn with, so that nothing moves once it is there. */
export function preloadStep({ screen: name, aside }: Pick<CompiledStep, 'screen' | 'aside'>): void {
  const head = bandHeads[name ?? ''];
  const parts = [screens[name ?? ''], bandFacts[name ?? ''], head?.above, head?.emblem];
  for (const part of [...parts, ...aside.map((panel) => asides[panel])]) part?.preload();
}
