import { quoteOf } from '../database/quotes';
import { isSwitched, switchedAlready } from '../database/sign-ups';
import { tariffOf } from '../domain/tariffs';
import { Refusal } from '../http/refusal';
import { defineOperation } from './define-operation';

export const switchKey = defineOperation(
  'switchKey',
  async ({ body }, { store, now, randomId }) => {
    const { switchId, household } = await quoteOf(store, body.switchId);
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
);
