import { homesOf } from '../domain/homes';
import type { Home } from '../domain/homes';
import { defineOperation } from './define-operation';

export const meterDetails = defineOperation('meterDetails', ({ body }) => {
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
});
