import { chosenProjection, defaultProjection, planOf } from '../domain/projection-plan';
import { defineOperation } from './define-operation';
import { fuelPlans } from './fuel-plans';

export const projection = defineOperation('projection', async ({ body }, context) => {
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
});
