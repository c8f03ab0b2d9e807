import type { Json, JsonObject } from '../../src/engine';
import type { Home, Meter } from './home';
import { hasOneSupplierForBoth } from './quote-type';

const gasPoint = '5588212204';

const points: Readonly<Record<Home['mpan'], string | null>> = {
  '01': '018011002336332882449',
  '02': '028011002336332882449',
  unknown: null,
};

const meterOf = (meter: Meter, own: JsonObject): readonly Json[] =>
  meter === 'none'
    ? []
    : [
        {
          ...own,
          isDomestic: meter !== 'business',
          isPrepayment: meter === 'prepayment',
          isSmartMeter: false,
        },
      ];

const tariff = (id: string, isFixed: boolean): Json => ({
  id,
  name: isFixed ? 'Fixed' : 'Standard',
  isFixedFromEnergyStartDate: isFixed,
  isDefaultOrStandard: !isFixed,
});

export const standardTariff = 'T1';
export const fixedTariff = 'T2';

/** What the partner answers a household, by operation. */
export function partnerOf(home: Home): JsonObject {
  const mpan = points[home.mpan];
  const hasGas = home.gasMeter !== 'none';
  const suppliers = [2, 7].map((id) => ({ id, name: `Supplier ${id}` }));
  return {
    addressSearch: [
      {
        id: 'A1',
        text: '1 High Street, Leeds, LS8 4JW',
        parts: {
          line1: '1 High Street',
          line2: null,
          city: 'Leeds',
          county: null,
          postcode: 'LS84JW',
          fuelType: 'gasElectricity',
          mpanCores: [],
          xoserveAddressCodes: ['X1'],
        },
      },
    ],
    meterDetails: [
      {
        mpan,
        mprn: hasGas ? gasPoint : null,
        gasdetails: meterOf(home.gasMeter, { mprn: gasPoint, mugSupplierId: 2, mpaq: 14_900 }),
        elecdetails: meterOf(home.electricityMeter, {
          mpan,
          mugSupplierId: hasOneSupplierForBoth(home.type) ? 2 : 7,
        }),
      },
    ],
    suppliers: {
      suppliersDto: {
        gasSuppliers: suppliers,
        electricitySuppliers: suppliers,
        dualConsolidatedSuppliers: suppliers,
      },
    },
    tariffs: {
      tariffsDto: { tariffs: [tariff(fixedTariff, true), tariff(standardTariff, false)] },
    },
    estimationDetails: {
      houseTypes: [{ id: 'flat', name: 'Flat' }],
      bedRooms: [{ id: '2', name: '2 bedrooms' }],
      occupancyFrequencies: [{ id: 'evenings', name: 'Evenings and weekends' }],
      energyEfficiencies: [{ id: 'partly', name: 'Partly insulated' }],
      fuelUseTypes: [{ id: 'gasGas', name: 'Gas heating, gas cooking' }],
    },
    estimationUsage: { estimatedUsageDto: { gasUsage: 9100, electricityUsage: 2300 } },
  };
}
