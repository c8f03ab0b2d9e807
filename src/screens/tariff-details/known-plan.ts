import type { JourneyState, JsonObject } from '../../engine';
import { asList, asObject, asText } from '../reading';

/** What is known of the plan that the address names: by itself, or from the list that it was chosen on. */
export function knownPlan({ lookups, progress }: JourneyState): JsonObject {
  const { tariff, results } = lookups;
  if (tariff?.status === 'ready') return asObject(tariff.data);
  const plans = results?.status === 'ready' ? asList(asObject(results.data).plans) : [];
  const { tariffId } = progress.parameters;
  return asObject(plans.find((plan) => asText(asObject(plan).tariffId) === tariffId));
}

/** The partner knows no plan of that name. */
export const isUnknown = ({ lookups: { tariff } }: JourneyState): boolean =>
  tariff?.status === 'ready' && tariff.data === null;

/** Whether the plan is on the household's list; null while the list is not there. */
export function isListed({ lookups: { results }, progress }: JourneyState): boolean | null {
  if (results?.status !== 'ready') return null;
  return asList(asObject(results.data).plans).some(
    (plan) => asText(asObject(plan).tariffId) === progress.parameters.tariffId,
  );
}
