import { operations } from 'virtual:api-contract';
import { getPath, type Json, type JsonObject } from '../../src/engine';
import { files } from '../unit/shipped';
import { addressOf, homeAt, homes, metersOf } from './homes';
import { numberOf, supplierIds } from './questions';

/** One request that waits. It heeds no abort: what comes too late still comes. */
export interface Asked {
  readonly operation: string;
  readonly query: URLSearchParams;
  readonly body: Json;
  readonly bearer: string | null;
  readonly signal: AbortSignal;
  /** The home that the household had chosen when it was sent. */
  readonly home: number;
  readonly answer: (status: number, text: string) => void;
  readonly lose: () => void;
}

/** What follows the first step, as the scenarios' gas household is answered. */
const { answers: usual } = JSON.parse(files.get('scenarios/households/gas-home.json') ?? '') as {
  readonly answers: JsonObject;
};

const operationAt = (method: string | undefined, path: string): string => {
  const found = Object.entries(operations).find(
    ([, one]) => one.method.toUpperCase() === method?.toUpperCase() && `/api${one.path}` === path,
  );
  return found?.[0] ?? '';
};

/** A partner API whose every answer the test gives, when it likes. */
export function createFakePartner(homeNow: () => number) {
  const waiting: Asked[] = [];
  const sent: Asked[] = [];

  const fetch = (address: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { pathname, searchParams } = new URL(address, 'https://partner.example');
      const gone = (): void => void waiting.splice(waiting.indexOf(asked), 1);
      const asked: Asked = {
        operation: operationAt(init.method, pathname),
        query: searchParams,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as Json) : null,
        bearer: new Headers(init.headers).get('authorization'),
        signal: init.signal ?? new AbortController().signal,
        home: homeNow(),
        answer: (status, text) => {
          gone();
          // A real Response takes more time than all the rest of a schedule.
          resolve({ status, text: () => Promise.resolve(text) } as Response);
        },
        lose: () => {
          gone();
          reject(new TypeError('Failed to fetch'));
        },
      };
      waiting.push(asked);
      sent.push(asked);
    });

  return { fetch, waiting: waiting as readonly Asked[], sent: sent as readonly Asked[] };
}

/** What is right for the request, told apart from the answer to any other. */
export function rightAnswer({ operation, query, body, home }: Asked): Json {
  switch (operation) {
    case 'token':
      return { token: 't' };
    case 'addressSearch':
      return homes.filter(({ postcode }) => postcode === query.get('postcode')).map(addressOf);
    case 'meterDetails': {
      const asked = homeAt(getPath(body, 'line1'));
      return asked === null ? [] : [metersOf(asked)];
    }
    case 'suppliers': {
      const name = numberOf(questionIn(body));
      const list = supplierIds.map((id) => ({ id, name }));
      return {
        suppliersDto: {
          gasSuppliers: list,
          electricitySuppliers: list,
          dualConsolidatedSuppliers: list,
        },
      };
    }
    case 'tariffs': {
      const id = numberOf(questionIn(body));
      const tariff = (isFixed: boolean): JsonObject => ({
        id: `${id}${isFixed ? 1 : 0}`,
        name: isFixed ? 'Fixed' : 'Standard',
        isFixedFromEnergyStartDate: isFixed,
        isDefaultOrStandard: !isFixed,
      });
      return { tariffsDto: { tariffs: [tariff(true), tariff(false)] } };
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
      return {
        estimatedUsageDto: { gasUsage: estimateOf(home), electricityUsage: estimateOf(home) },
      };
    default:
      return usual[operation] ?? {};
  }
}

/** What a home is estimated to use, of either fuel. */
export const estimateOf = (home: number): number => 20_000 + home;

const questionIn = (body: Json) => ({
  switchType: getPath(body, 'switchType'),
  postcode: getPath(body, 'postcode'),
  payMethod: getPath(body, 'currentPayMethod'),
  economy7: getPath(body, 'economy7Percentage'),
  supplier: getPath(body, 'supplierId'),
});
