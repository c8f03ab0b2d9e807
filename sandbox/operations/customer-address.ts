import { signUpOf } from '../database/sign-ups';
import { homesOf } from '../domain/homes';
import { defineOperation } from './define-operation';

export const customerAddress = defineOperation('customerAddress', async ({ query }, { store }) => {
  const { quote } = await signUpOf(store, query.switchKey);
  const { address } = quote.body;
  const { line1, line2, city, county, postcode } = address.parts;
  const home = homesOf(postcode).find((known) => known.address.id === address.id);
  const switched = quote.household.fuels.map(({ fuel }) => fuel);
  return {
    addressInfoDto: {
      line1,
      line2,
      city,
      county,
      postcode,
      mprn: switched.includes('gas') ? (home?.gas?.mprn ?? null) : null,
      mpan: switched.includes('electricity') ? (home?.electricity?.mpan ?? null) : null,
    },
  };
});
