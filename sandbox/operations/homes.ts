import { isDomesticMpan, isMpan } from '../domain/numbers';
import { homesOf, type Home } from '../domain/homes';
import type { Operations } from './operation';

/** Addresses and their meters. */
export const homes = {
  addressSearch: ({ query }) => homesOf(query.postcode).map(({ address }) => address),

  addressList: ({ query }) => ({
    verifiedAddresses: homesOf(query.postcode).map(({ address }) => address),
  }),

  meterDetails: ({ body }) => {
    const isMeant = ({ address: { parts } }: Home) =>
      parts.mpanCores.some((core) => body.mpanCores.includes(core)) ||
      parts.xoserveAddressCodes.some((code) => body.xoserveAddressCodes.includes(code));
    const home = homesOf(body.postcode).find(isMeant);
    if (home === undefined) return [];
    const { gas, electricity } = home;
    return [
      {
        mpan: electricity?.mpan ?? null,
        mprn: gas?.mprn ?? null,
        gasdetails: gas === null ? [] : [gas],
        elecdetails: electricity === null ? [] : [electricity],
      },
    ];
  },

  customerMpan: ({ query }) => ({
    isValid: isMpan(query.mpan),
    isDomestic: isDomesticMpan(query.mpan),
  }),
} satisfies Partial<Operations>;
