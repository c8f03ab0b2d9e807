import { createQuote } from '../database/quotes';
import { defineOperation } from './define-operation';

export const createElectricitySwitch = defineOperation(
  'createElectricitySwitch',
  async ({ body }, context) => ({
    geniusSwitchDto: { switchId: await createQuote(body, context) },
  }),
);
