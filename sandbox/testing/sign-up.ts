import type { AnswerOf, OperationId } from '../contract/types';
import { blank } from './blank';
import type { Reply, Started } from './start-sandbox';

/** All that a household needs of a sandbox, wherever that runs. */
export type Partner = Pick<Started, 'get' | 'post'>;

/** The body of a reply that went well, by operation. */
export function answered<Id extends OperationId>(_operation: Id, reply: Reply): AnswerOf<Id> {
  if (reply.status !== 200) {
    throw new Error(`${String(reply.status)} ${JSON.stringify(reply.body)}`);
  }
  return reply.body as AnswerOf<Id>;
}

/** A household that takes what its postcode gives it. */
export interface Household {
  readonly postcode: string;
  readonly fuel: 'gas' | 'electricity' | 'dual';
  readonly payMethod?: 'monthlyDirectDebit' | 'cashOrCheque' | 'prePaymentMeter';
  readonly night?: number;
}

const TYPES = {
  gas: ['gasToGas', 'gas', 'gasTariffId', 'gasCurrentPayMethod'],
  electricity: [
    'electricityToElectricity',
    'electricity',
    'electricityTariffId',
    'electricityCurrentPayMethod',
  ],
  dual: ['dualConsolidatedToDualConsolidated', 'dual-consolidated', 'tariffId', 'currentPayMethod'],
} as const;

const QUOTES = {
  gas: 'createGasSwitch',
  electricity: 'createElectricitySwitch',
  dual: 'createDualConsolidatedSwitch',
} as const;

const USAGE = {
  gas: { estimatedGasUsage: 11_500 },
  electricity: { estimatedElectricityUsage: 2_700 },
  dual: { estimatedGasUsage: 11_500, estimatedElectricityUsage: 2_700 },
};

/** The body and path that create a quote on the default tariff of supplier 2. */
export async function quoteCall({ get, post }: Partner, home: Household) {
  const { postcode, payMethod = 'monthlyDirectDebit', night = null } = home;
  const [switchType, slug, tariffField, payField] = TYPES[home.fuel];
  const found = answered('addressSearch', await get(`/request/address/recco?postcode=${postcode}`));
  const list = answered(
    'tariffs',
    await post('/request/tariffs', {
      switchType,
      supplierId: 2,
      postcode,
      currentPayMethod: payMethod,
      economy7Percentage: night === null ? 0 : 1,
    }),
  );
  const tariff = list.tariffsDto.tariffs.find(({ isDefaultOrStandard }) => isDefaultOrStandard);
  const body: Record<string, unknown> = {
    ...blank(QUOTES[home.fuel]),
    switchType,
    postcode,
    address: found[0],
    newTariffPaymentMethod: payMethod,
    [tariffField]: tariff?.id,
    [payField]: payMethod,
    economy7Percentage: night,
    ...USAGE[home.fuel],
  };
  return { path: `/request/switch/v2/${slug}`, body, switchType };
}

/** From the postcode to the key of the cheapest tariff that can be switched to. */
export async function openSignUp(started: Partner, home: Household) {
  const { post } = started;
  const { path, body, switchType } = await quoteCall(started, home);
  const { switchId } = answered('createGasSwitch', await post(path, body)).geniusSwitchDto;
  const { resultsInDetail, uuid } = answered(
    'results',
    await post('/request/results/detail', { ...blank('results'), switchId }),
  ).resultsInDetailDto;
  const chosen = resultsInDetail.find(
    (item) => item.switchOption === 'Full' && ![8, 22, 49].includes(item.supplierId),
  );
  if (chosen === undefined) throw new Error('No result can be switched to.');
  const plan = { tariffId: chosen.tariffId, payMethod: chosen.payMethod };
  const switchPlan = {
    gas: home.fuel === 'electricity' ? null : plan,
    electricity: home.fuel === 'gas' ? null : plan,
  };
  const { switchKey } = answered(
    'switchKey',
    await post('/request/switch/pro/key', { switchType, switchPlan, switchId }),
  ).geniusSwitchKeyDto;
  return { switchId, switchKey, uuid, chosen, resultsInDetail, switchType };
}

export const PERSON = {
  titleId: '3',
  firstName: 'Ada',
  lastName: 'Marsh',
  dateOfBirth: '1984-05-17',
  dayTimePhone: '07700900123',
  emailAddress: 'ada@example.org',
  employmentStatusId: '1',
};

export const BANK = { sortCode: '089999', accountNumber: '66374958' };

/** Saves everything that completing needs. */
export async function saveAll({ get, post }: Partner, switchKey: string): Promise<void> {
  const update = '/request/switch/pro/update';
  const { addressInfoDto } = answered(
    'customerAddress',
    await get(`/request/switch/pro/info/address/v2?switchKey=${switchKey}`),
  );
  const { mprn, mpan } = addressInfoDto;
  const saves: [string, object][] = [
    [`${update}/personal`, PERSON],
    [
      `${update}/address`,
      {
        residentialAddresses: {
          present: {
            manuallyEnterHome: false,
            ...addressInfoDto,
            lengthOfResidencyInMonths: 74,
            residentialStatusId: '1',
          },
        },
        businessAddress: null,
      },
    ],
    [
      `${update}/terms-and-conditions`,
      {
        ...blank('saveTerms'),
        mprnNumber: mprn,
        mpanNumber: mpan,
        suppliersTermsAndConditionsAreAccepted: true,
        switchAfterCoolingOfPeriod: false,
        prePaymentMeterId: 1,
      },
    ],
    ['/request/bank/is-valid', BANK],
    [
      `${update}/bank`,
      {
        ...BANK,
        accountName: 'A Marsh',
        preferredDirectDebitDay: '1',
        isAuthorisedToSetupDirectDebits: true,
      },
    ],
  ];
  for (const [path, fields] of saves) {
    const reply = await post(path, { ...fields, switchKey });
    const { isSuccess = true } = reply.body as { isSuccess?: boolean };
    if (reply.status !== 200 || !isSuccess) throw new Error(JSON.stringify(reply));
  }
}
