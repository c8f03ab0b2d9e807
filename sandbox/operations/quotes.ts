import type { components } from '../contract/types';
import { createQuote, quoteOf } from '../database/quotes';
import type { QuoteBody } from '../domain/household';
import { payMethodChoices, priceCapFor, resultsFor } from '../domain/plans';
import { specialPostcode } from '../domain/homes';
import {
  chosenProjection,
  defaultProjection,
  informationLabel,
  newPlans,
  planOf,
  presentPlans,
  type FuelPlan,
} from '../domain/projection-plan';
import { readPayMethod, tariffOf } from '../domain/tariffs';
import { NOTICE } from '../http/answers';
import { Refusal } from '../refusal';
import type { Context, Operations } from './operation';

const create = async ({ body }: { readonly body: QuoteBody }, context: Context) => ({
  geniusSwitchDto: { switchId: await createQuote(body, context) },
});

/** The plans by fuel that a projection or a label is about: today's, or those of a tariff. */
async function fuelPlans(
  body: components['schemas']['ProjectionRequest'],
  context: Context,
): Promise<readonly FuelPlan[]> {
  const { today } = context;
  const { household } = await quoteOf(context, body.switchId);
  if (body.onCurrentTariff) return presentPlans(household, today);
  const tariff = tariffOf(body.tariffId);
  if (tariff?.fuel !== household.wanted) {
    throw new Refusal(404, `There is no tariff ${body.tariffId} for this quote.`);
  }
  return newPlans(household, tariff, today);
}

/** A quote, and what the plans for it come to. */
export const quotes = {
  createGasSwitch: create,
  createElectricitySwitch: create,
  createDualConsolidatedSwitch: create,
  createDualDistinctSwitch: create,

  results: async ({ body }, context) => {
    const { uuid, household, postcode } = await quoteOf(context, body.switchId);
    const proposed = body.proposedPayMethod ?? household.newPayMethod;
    const payMethods =
      body.includeAllPayMethodOptions === true
        ? payMethodChoices(household)
        : [readPayMethod(proposed)];
    const hasPlans = specialPostcode(postcode)?.home?.results !== false;
    return {
      resultsInDetailDto: {
        resultsInDetail: hasPlans ? resultsFor(household, payMethods, context.today) : [],
        uuid,
        notice: NOTICE,
        priceCap: priceCapFor(household),
      },
    };
  },

  projection: async ({ body }, context) => {
    const plans = await fuelPlans(body, context);
    const gas = planOf(plans, 'gas');
    const electricity = planOf(plans, 'electricity');
    return {
      pppDto: {
        gasChosenPersonalProjectionPlan: gas && chosenProjection(gas),
        gasDefaultPersonalProjectionPlan: gas && defaultProjection(gas),
        electricityChosenPersonalProjectionPlan: electricity && chosenProjection(electricity),
        electricityDefaultPersonalProjectionPlan: electricity && defaultProjection(electricity),
      },
    };
  },

  informationLabel: async ({ body }, context) => {
    const plans = await fuelPlans(body, context);
    const gas = planOf(plans, 'gas');
    const electricity = planOf(plans, 'electricity');
    return {
      tilDto: {
        gas: gas && informationLabel(gas),
        electricity: electricity && informationLabel(electricity),
      },
    };
  },
} satisfies Partial<Operations>;
