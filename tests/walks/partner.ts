import type { CallEffect, Json } from '../../src/engine';

/** What one home has, drawn at random; the partner answers by it. */
export interface Home {
  readonly gas: Meter | null;
  readonly electricity: (Meter & { readonly isEconomy7: boolean }) | null;
  /** Of the plans that it is offered. */
  readonly payMethod: string;
}

interface Meter {
  readonly isPrepayment: boolean;
  readonly isSmartMeter: boolean;
  readonly mugSupplierId: number | null;
}

/** The fields of a request that an answer depends on. */
const bodyOf = ({ body }: CallEffect): Readonly<Record<string, Json>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Readonly<Record<string, Json>>)
    : {};

/** The calls that make a quote; its id begins with the place of its call. */
export const quotes = [
  'createGasSwitch',
  'createElectricitySwitch',
  'createDualConsolidatedSwitch',
  'createDualDistinctSwitch',
];

const types = ['gasToGas', 'electricityToElectricity', 'dualConsolidatedToDualConsolidated'];
const methods = ['monthlyDirectDebit', 'quarterlyDirectDebit', 'cashOrCheque', 'prePaymentMeter'];
const place = (words: readonly string[], value: Json): string =>
  String(typeof value === 'string' ? words.indexOf(value) + 1 : 0);

/**
 * Tariffs are numbered after what they were asked for, so that one that is kept after its supplier
 * or its pay method has changed can be told in the body that carries it.
 */
export const tariffNumber = (switchType: Json, supplier: Json, method: Json): string =>
  `9${place(types, switchType)}${typeof supplier === 'number' ? String(supplier) : '0'}${place(methods, method)}`;

const suppliers = [
  { id: 2, name: 'Two' },
  { id: 7, name: 'Seven' },
];

export function answerOf(home: Home, call: CallEffect): Json {
  const body = bodyOf(call);
  switch (call.operation) {
    case 'addressSearch':
    case 'addressList':
      return ['A1', 'A2'].map((id) => ({
        id,
        text: `${id} High Street`,
        parts: {
          line1: `${id} High Street`,
          line2: null,
          city: 'Leeds',
          county: null,
          postcode: 'LS84JW',
          fuelType: 'gas',
          mpanCores: [],
          xoserveAddressCodes: [],
        },
      }));
    case 'meterDetails':
      return metersOf(home);
    case 'suppliers':
      return {
        suppliersDto: {
          gasSuppliers: suppliers,
          electricitySuppliers: suppliers,
          dualConsolidatedSuppliers: suppliers,
        },
      };
    case 'tariffs': {
      const id = tariffNumber(
        body['switchType'] ?? null,
        body['supplierId'] ?? null,
        body['currentPayMethod'] ?? null,
      );
      return {
        tariffsDto: {
          tariffs: [
            {
              id: `${id}1`,
              name: 'Fixed',
              isFixedFromEnergyStartDate: true,
              isDefaultOrStandard: false,
            },
            {
              id: `${id}0`,
              name: 'Standard',
              isFixedFromEnergyStartDate: false,
              isDefaultOrStandard: true,
            },
          ],
        },
      };
    }
    case 'estimationDetails':
      return Object.fromEntries(
        [
          'houseTypes',
          'bedRooms',
          'occupancyFrequencies',
          'energyEfficiencies',
          'fuelUseTypes',
        ].map((name) => [name, [{ id: 'one', name: 'One' }]]),
      );
    case 'estimationUsage':
      return { estimatedUsageDto: { gasUsage: 9100, electricityUsage: 2300 } };
    case 'results':
      return { resultsInDetailDto: { resultsInDetail: [], uuid: 'U1' } };
    case 'switchKey':
      return { geniusSwitchKeyDto: { switchKey: `K${String(call.request)}` } };
    case 'switchPlan':
      return planOf(home, supplierOf(body['switchKey'] ?? null));
    case 'customerAddress':
      return {
        addressInfoDto: {
          line1: '1 High Street',
          line2: null,
          city: 'Leeds',
          county: null,
          postcode: 'LS84JW',
          mprn: '5588212204',
          mpan: '018011002336332882449',
        },
      };
    case 'customerMpan':
      return { isValid: true, isDomestic: true };
    case 'verifyBank':
      return { isValid: true };
    case 'completeSwitch':
      return {
        geniusSwitchedDto: {
          referenceNumbers: { g: 'G1', e: 'E1' },
          title: 'Ms',
          firstName: 'Ada',
          lastName: 'Marsh',
          supplier: 'Outfox',
          uuid: 'U1',
        },
      };
    case 'titles':
    case 'employmentStatuses':
    case 'residentialStatuses':
    case 'directDebitDays':
    case 'specialNeeds':
      return { '1': 'One' };
    case 'alreadySwitched':
      return false;
    case 'projection':
      return { pppDto: {} };
    case 'savePersonal':
    case 'saveAddress':
    case 'saveTerms':
    case 'saveBank':
      return { isSuccess: true };
    default:
      // One of the quotes: its id says which call it came from.
      return {
        geniusSwitchDto: {
          switchId: `${String(quotes.indexOf(call.operation) + 1)}${String(call.request)}`,
        },
      };
  }
}

/** Suppliers of plans, by the key that stands for the choice of one. */
const planned = [201, 7, 4, 22, 8, 42, 12, 901];
export const supplierOf = (switchKey: Json): number =>
  planned[Number(typeof switchKey === 'string' ? switchKey.slice(1) : 0) % planned.length] ?? 201;

function metersOf({ gas, electricity }: Home): Json {
  const mprn = '5588212204';
  const mpan = electricity?.isEconomy7 === true ? '028011002336332882449' : '018011002336332882449';
  return [
    {
      mprn: gas === null ? null : mprn,
      mpan: electricity === null ? null : mpan,
      gasdetails: gas === null ? [] : [{ ...gas, mprn, isDomestic: true, mpaq: 14_900 }],
      elecdetails:
        electricity === null
          ? []
          : [
              {
                isPrepayment: electricity.isPrepayment,
                isSmartMeter: electricity.isSmartMeter,
                mugSupplierId: electricity.mugSupplierId,
                mpan,
                isDomestic: true,
              },
            ],
    },
  ];
}

function planOf({ payMethod }: Home, supplierId: number): Json {
  const part = {
    isEconomy7: false,
    tariffDetails: [],
    supplierTosUrl: '/terms',
    tariffTosUrl: '/terms/1',
    supplierId,
    tariffName: 'Fixed 12',
    supplierName: 'Outfox',
    payMethod,
    fuelTitle: 'Both',
    cost: 900,
    savings: 100,
    gasCost: null,
    gasSavings: null,
  };
  return {
    geniusSwitchPlanInfoDto: {
      geniusSwitchPlanInfo: { switchPlanInfoDto: { gas: part, electricity: part } },
    },
  };
}
