import { createQuote } from '../database/quotes';
import { defineOperation } from './define-operation';

export const createDualConsolidatedSwitch = defineOperation(
  'createDualConsolidatedSwitch',
  async ({ body }, context) => ({
    geniusSwitchDto: { switchId: await createQuote(body, context) },
  }),
);
