import { carbonCustomer } from '../database/carbon-customers';
import { defineOperation } from './define-operation';

export const carbonEquivalent = defineOperation('carbonEquivalent', ({ query }, { store }) =>
  carbonCustomer(store, query.uuid),
);
