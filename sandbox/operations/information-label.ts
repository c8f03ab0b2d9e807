import { informationLabel as label, planOf } from '../domain/projection-plan';
import { defineOperation } from './define-operation';
import { fuelPlans } from './fuel-plans';

export const informationLabel = defineOperation('informationLabel', async ({ body }, context) => {
  const plans = await fuelPlans(body, context);
  const gas = planOf(plans, 'gas');
  const electricity = planOf(plans, 'electricity');
  return { tilDto: { gas: gas && label(gas), electricity: electricity && label(electricity) } };
});
