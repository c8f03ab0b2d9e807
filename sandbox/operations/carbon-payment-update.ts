import { defineOperation } from './define-operation';
import { notSaved } from './not-saved';

export const carbonPaymentUpdate = defineOperation(
  'carbonPaymentUpdate',
  async ({ query }, { store }) => {
    const { numUpdatedRows } = await store
      .updateTable('offset_payments')
      .set({ status: query.c === undefined ? 'paid' : 'failed' })
      .where('uuid', '=', query.id)
      .where('reference', '=', query.oid ?? '')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0 ? { isSuccess: true } : notSaved('We do not know this payment.');
  },
);
