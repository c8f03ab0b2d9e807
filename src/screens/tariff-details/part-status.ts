import type { JourneyState } from '../../engine';

export type PartStatus = 'waiting' | 'failed' | 'ready';

/** How far a part of the page is. */
export function partStatus({ lookups }: JourneyState, name: string): PartStatus {
  const status = lookups[name]?.status;
  return status === 'ready' || status === 'failed' ? status : 'waiting';
}

/** Lookups of the household's own tariff and of the plan, by column. */
export type Columns = { readonly existing: string; readonly new: string };

export const projections: Columns = { existing: 'existingProjection', new: 'newProjection' };
export const labels: Columns = { existing: 'existingLabel', new: 'newLabel' };

export const failedOf = (journey: JourneyState, columns: Columns) =>
  Object.values(columns)
    .filter((lookup) => partStatus(journey, lookup) === 'failed')
    .map((lookup) => ({ lookup, title: lookup }));
