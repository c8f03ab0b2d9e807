import { createQuote } from '../database/quotes';
import { defineOperation } from './define-operation';

export const createDualDistinctSwitch = defineOperation(
  'createDualDistinctSwitch',
  async ({ body }, context) => ({
    geniusSwitchDto: { switchId: await createQuote(body, context) },
  }),
);
