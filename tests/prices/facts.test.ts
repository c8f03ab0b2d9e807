import { describe, expect, it } from 'vitest';
import { capAt, caps, products, type CapRow } from './rates';

const columns = [
  'elecUnit',
  'elecStanding',
  'e7Day',
  'e7Night',
  'e7Standing',
  'gasUnit',
  'gasStanding',
] as const;

/** Hundredths of a penny, added over the 14 regions: from the published table, not from our file. */
const published = {
  directDebit: [36_555, 80_067, 43_675, 21_935, 80_277, 10_257, 40_652],
  standardCredit: [39_368, 86_225, 47_036, 23_624, 86_435, 11_048, 43_778],
  prepayment: [35_334, 80_067, 42_215, 21_200, 80_277, 9916, 40_652],
} as const;

/** The areas whose homes are mostly in a region, from the published table as well. */
const regions = {
  Eastern: 'AL CB CM CO EN HA HP IP LU N NR PE RM SG SS WD',
  'East Midlands': 'CV DE LE LN MK NG NN',
  London: 'DA E EC IG NW SE SW W WC',
  'Merseyside & North Wales': 'CH CW L LL WA',
  'West Midlands': 'B DY GL HR ST SY TF WR WS WV',
  'North East': 'DH DL HG NE SR TS YO',
  'North West': 'BB BL CA FY LA M OL PR SK WN',
  'North Scotland': 'AB DD HS IV KW PA PH ZE',
  'South Scotland': 'DG EH FK G KA KY ML TD',
  'South East': 'BN BR CR CT KT ME RH SM TN',
  Southern: 'BH DT GU OX PO RG SL SN SO SP TW UB',
  'South Wales': 'CF LD NP SA',
  'South West': 'BA BS EX PL TA TQ TR',
  Yorkshire: 'BD DN HD HU HX LS S WF',
};

describe('the facts that prices rest on', () => {
  it.each(Object.entries(published))('%s: the rates of 14 regions', (paymentClass, sums) => {
    const rows = caps.filter((row) => row.paymentClass === paymentClass);
    expect(rows.map(({ region }) => region).toSorted()).toEqual(Object.keys(regions).toSorted());
    const hundredths = (row: CapRow, column: (typeof columns)[number]) =>
      Math.round(row[column] * 100);
    expect(
      columns.map((column) => rows.reduce((sum, row) => sum + hundredths(row, column), 0)),
    ).toEqual(sums);
  });

  it.each(Object.entries(regions))('%s: its postcode areas', (region, areas) => {
    for (const area of areas.split(' '))
      expect(capAt(`${area}1 1AB`, 'monthlyDirectDebit').region, area).toBe(region);
  });

  it.each(['BT', 'GY', 'IM', 'JE'])('%s has no prices', (area) => {
    expect(() => capAt(`${area}1 1AB`, 'monthlyDirectDebit')).toThrow(area);
  });

  it('fixes are for 12 or 24 months, and leaving costs £0, £25, £50 or £75 a fuel', () => {
    expect(new Set(products.map(({ months }) => months))).toEqual(new Set([null, 12, 24]));
    expect(new Set(products.map(({ exitFee }) => exitFee))).toEqual(new Set([0, 25, 50, 75]));
    for (const { months, exitFee, name } of products)
      if (months === null) expect(exitFee, name).toBe(0);
  });
});
