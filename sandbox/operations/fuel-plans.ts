import { quoteOf } from '../database/quotes';
import type { Store } from '../database/schema';
import type { components } from '../contract/types';
import { isoDay } from '../domain/calendar';
import { newPlans, presentPlans } from '../domain/projection-plan';
import type { FuelPlan } from '../domain/projection-plan';
import { tariffOf } from '../domain/tariffs';
import { Refusal } from '../http/refusal';

/** The plans by fuel that a projection or a label is about: today's, or those of a tariff. */
export async function fuelPlans(
  body: components['schemas']['ProjectionRequest'],
  { store, now }: { readonly store: Store; readonly now: Date },
): Promise<readonly FuelPlan[]> {
  const { household } = await quoteOf(store, body.switchId);
  const today = isoDay(now);
  if (body.onCurrentTariff) return presentPlans(household, today);
  const tariff = tariffOf(body.tariffId);
  if (tariff?.fuel !== household.wanted) {
    throw new Refusal(404, `There is no tariff ${body.tariffId} for this quote.`);
  }
  return newPlans(household, tariff, today);
}
