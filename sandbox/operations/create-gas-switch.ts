import { createQuote } from '../database/quotes';
import { defineOperation } from './define-operation';

export const createGasSwitch = defineOperation('createGasSwitch', async ({ body }, context) => ({
  geniusSwitchDto: { switchId: await createQuote(body, context) },
}));
