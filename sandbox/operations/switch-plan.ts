import { signUpOf } from '../database/sign-ups';
import { isoDay } from '../domain/calendar';
import { planInfo } from '../domain/plan-info';
import { defineOperation } from './define-operation';

export const switchPlan = defineOperation(
  'switchPlan',
  async ({ body }, { store, now, origin }) => {
    const { quote, tariff } = await signUpOf(store, body.switchKey);
    const plan = { home: quote.household, tariff, today: isoDay(now), origin };
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
);
