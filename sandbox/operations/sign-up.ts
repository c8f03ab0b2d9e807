import facts from '../data/sign-up-lists.json';
import { quoteOf } from '../database/quotes';
import { isSwitched, signUpOf, switchedAlready } from '../database/sign-ups';
import { homesOf } from '../domain/homes';
import { planInfo } from '../domain/plans';
import { tariffOf } from '../domain/tariffs';
import { Refusal } from '../refusal';
import type { Context, Operations } from './operation';

/** The choices of a list, for whoever has a key. */
const choicesOf =
  <List>(list: List) =>
  async ({ body }: { readonly body: { readonly switchKey: string } }, context: Context) => {
    await signUpOf(context, body.switchKey);
    return list;
  };

/** One chosen plan of a quote: its key, what is known of it, and the choices of its forms. */
export const signUp = {
  switchKey: async ({ body }, context) => {
    const { store, now, randomId } = context;
    const { switchId, household } = await quoteOf(context, body.switchId);
    const plans = household.fuels.map(({ fuel }) => {
      const plan = body.switchPlan[fuel] ?? null;
      if (plan === null) throw new Refusal(400, `switchPlan.${fuel} is missing for this quote.`);
      return plan;
    });
    const tariffIds = new Set(plans.map(({ tariffId }) => tariffId));
    const [tariffId = ''] = tariffIds;
    const tariff = tariffOf(tariffId);
    if (tariffIds.size !== 1 || tariff?.fuel !== household.wanted) {
      throw new Refusal(400, 'switchPlan must name one tariff that covers the fuels of the quote.');
    }
    if (!tariff.product.isSwitchable) {
      throw new Refusal(409, 'This plan must be switched directly with the supplier.');
    }
    if (await isSwitched(store, switchId)) throw switchedAlready();
    const created = `k-${randomId()}`;
    await store
      .insertInto('switch_keys')
      .values({
        switch_key: created,
        switch_id: switchId,
        tariff_id: tariffId,
        created_at: now.toISOString(),
      })
      .execute();
    return { geniusSwitchKeyDto: { switchKey: created } };
  },

  switchPlan: async ({ body }, context) => {
    const { today, origin } = context;
    const { quote, tariff } = await signUpOf(context, body.switchKey);
    const plan = { home: quote.household, tariff, today, origin };
    return {
      geniusSwitchPlanInfoDto: {
        geniusSwitchPlanInfo: {
          switchPlanInfoDto: {
            gas: planInfo(plan, 'gas'),
            electricity: planInfo(plan, 'electricity'),
          },
        },
      },
    };
  },

  customerAddress: async ({ query }, context) => {
    const { quote } = await signUpOf(context, query.switchKey);
    const { address } = quote.body;
    const { line1, line2, city, county, postcode } = address.parts;
    const home = homesOf(postcode).find((known) => known.address.id === address.id);
    const switched = quote.household.fuels.map(({ fuel }) => fuel);
    return {
      addressInfoDto: {
        line1,
        line2,
        city,
        county,
        postcode,
        mprn: switched.includes('gas') ? (home?.gas?.mprn ?? null) : null,
        mpan: switched.includes('electricity') ? (home?.electricity?.mpan ?? null) : null,
      },
    };
  },

  titles: choicesOf(facts.titles),
  employmentStatuses: choicesOf(facts.employmentStatuses),
  residentialStatuses: choicesOf(facts.residentialStatuses),
  specialNeeds: choicesOf(facts.specialNeeds),
  directDebitDays: choicesOf(facts.directDebitDays),
} satisfies Partial<Operations>;
