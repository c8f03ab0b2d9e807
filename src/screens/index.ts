import type { ComponentType } from 'react';
import type { CompiledStep } from '../journey';
import { drawnOnDemand, onDemand, type Part } from '../ui/parts/on-demand';
import { Empty, OnItsWay } from './on-its-way';
import type { Screen, ScreenProps } from './screen';

export { OnItsWay } from './on-its-way';
export { bandWords, type BandWords } from './band-words';
export type { Screen, ScreenProps } from './screen';

type Load = () => Promise<ComponentType<ScreenProps>>;

/** A piece of a step's page, and the code that draws it. */
type OnDemand = Screen & { readonly part: Part<ComponentType<ScreenProps>> };

const drawn = (
  load: Load,
  meanwhile: Parameters<typeof drawnOnDemand<ScreenProps>>[1],
): OnDemand => {
  const part = onDemand(load);
  return Object.assign(drawnOnDemand(part, meanwhile), { part });
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
    above: piece(async () => (await import('./back-to-plans')).BackToPlans),
    emblem: null,
  },
  tariffDetails: {
    above: piece(async () => (await import('./back-to-plans')).BackToPlans),
    emblem: piece(async () => (await import('./tariff-details')).TariffEmblem),
  },
};

/** Panels beside the sections of a step, by the names in its `aside`. */
export const asides: Readonly<Record<string, OnDemand>> = {
  newTariff: piece(async () => (await import('./new-tariff/new-tariff-card')).NewTariffSummary),
  planPrice: piece(async () => (await import('./tariff-details')).PlanPrice),
};

/** What the page of a step is drawn with. */
export function partsOf({
  screen: name,
  aside,
}: Pick<CompiledStep, 'screen' | 'aside'>): readonly Part<unknown>[] {
  const head = bandHeads[name ?? ''];
  const pieces = [screens[name ?? ''], bandFacts[name ?? ''], head?.above, head?.emblem];
  return [...pieces, ...aside.map((panel) => asides[panel])].flatMap((piece) => piece?.part ?? []);
}
