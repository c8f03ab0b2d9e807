import { runs } from '../../full';

const asked = Number(process.env['MIGRATION_HOUSEHOLDS'] ?? 0);
/** How many households live through two journeys; `MIGRATION_HOUSEHOLDS` says another number. */
export const households = asked > 0 ? asked : runs(30, 10_000);
export const seeds = Array.from({ length: households }, (_, index) => index + 1);
export const patience = 14_400_000;
