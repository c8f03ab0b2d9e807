import { isDomesticMpan, isMpan } from '../domain/meter-numbers';
import { defineOperation } from './define-operation';

export const customerMpan = defineOperation('customerMpan', ({ query }) => ({
  isValid: isMpan(query.mpan),
  isDomestic: isDomesticMpan(query.mpan),
}));
