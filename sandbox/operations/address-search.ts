import { homesOf } from '../domain/homes';
import { defineOperation } from './define-operation';

export const addressSearch = defineOperation('addressSearch', ({ query }) =>
  homesOf(query.postcode).map(({ address }) => address),
);
