import { homesOf } from '../domain/homes';
import { defineOperation } from './define-operation';

export const addressList = defineOperation('addressList', ({ query }) => ({
  verifiedAddresses: homesOf(query.postcode).map(({ address }) => address),
}));
