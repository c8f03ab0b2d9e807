import { carbonCustomer } from '../database/carbon-customers';
import facts from '../data/carbon.json';
import { Refusal } from '../http/refusal';
import { defineOperation } from './define-operation';

export const carbonPayment = defineOperation(
  'carbonPayment',
  async ({ body }, { store, randomId, origin }) => {
    const { uuid } = await carbonCustomer(store, body.uuid);
    if (!facts.projects.some(({ id }) => id === body.projectSelected)) {
      throw new Refusal(400, 'projectSelected is not one of the projects.');
    }
    const reference = `o-${randomId()}`;
    await store
      .insertInto('offset_payments')
      .values({
        reference,
        uuid,
        project: body.projectSelected,
        percentage: body.projectPercentage,
        status: 'started',
      })
      .execute();
    return { checkOutUrl: `${origin}/api/__sandbox/checkout/${uuid}/${reference}` };
  },
);
