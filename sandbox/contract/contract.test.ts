import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../operations';
import { blank } from '../testing/blank';
import { answered, type Household, openSignUp, quoteCall, saveAll } from '../testing/sign-up';
import { startSandbox } from '../testing/start-sandbox';
import { checkedEndpoints } from './checked-endpoints';
import { ENDPOINTS, jsonBody, takesFile } from './document';

const HOUSEHOLDS: readonly Household[] = [
  { postcode: 'LS62AB', fuel: 'dual' },
  { postcode: 'CB991AD', fuel: 'gas' },
  { postcode: 'CB991AG', fuel: 'electricity', night: 42 },
  { postcode: 'CB991AL', fuel: 'dual', payMethod: 'prePaymentMeter' },
  { postcode: 'ZE10AA', fuel: 'electricity', payMethod: 'cashOrCheque' },
];

describe('the contract', () => {
  it('has one handler for each operation', () => {
    const described = ENDPOINTS.map(({ operation }) => operation.operationId);
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(described.toSorted());
  });

  it('is kept by its own examples', () => {
    for (const { endpoint, checkBody, checkAnswer } of checkedEndpoints()) {
      const { operationId, responses } = endpoint.operation;
      const sent = jsonBody(endpoint.operation)?.example;
      const given = responses[200].content['application/json'].example;
      if (takesFile(endpoint.operation)) expect(sent).toBeUndefined();
      expect([operationId, checkBody(sent), checkAnswer(given)]).toEqual([operationId, null, null]);
    }
  });

  it.each(HOUSEHOLDS)('is kept by every answer to $fuel at $postcode', async (home) => {
    const started = await startSandbox();
    const { get, post } = started;
    const { switchId, switchKey, uuid, chosen, switchType } = await openSignUp(started, home);
    const { postcode } = home;
    const [address] = answered(
      'addressSearch',
      await get(`/request/address/recco?postcode=${postcode}`),
    );
    const about = (onCurrentTariff: boolean) => ({
      switchId,
      switchType,
      tariffId: chosen.tariffId,
      proposedPayMethod: chosen.payMethod,
      tariffValidToDate: null,
      onCurrentTariff,
    });
    const estimate =
      'houseType=flat&numberOfBedrooms=2&occupancyFrequency=rarely&modernisationLevel=full&heatingAndCooking=gasElectric';
    const lists = [
      'employment-statuses',
      'titles',
      'special-needs',
      'residential-statuses',
      'direct-debit-days',
    ];
    const replies = [
      await get(`/request/address/list/postcode?postcode=${postcode}`),
      await post('/request/address/recco/details', address?.parts),
      await get('/request/customer/mpan?mpan=018011002336332882449'),
      await post('/request/suppliers', { ...blank('suppliers'), postcode, switchType }),
      await get('/request/estimation/detail/all'),
      await get(
        `/request/estimation/usage?${estimate}&switchType=${switchType}&postcode=${postcode}`,
      ),
      await get('/request/ev/charge-types'),
      await post('/request/ev/regno', { registrationNumber: 'ev21 abc' }),
      await get('/request/ev/make'),
      await get('/request/ev/make/1/model'),
      await get('/request/ev/model/12/enginesize'),
      await post('/request/ppp', about(true)),
      await post('/request/ppp', about(false)),
      await post('/request/til', about(true)),
      await post('/request/til', about(false)),
      await post('/request/tariffs/tariff/information', { tariffId: chosen.tariffId }),
      await post('/request/switch/pro/info/switch-plan', { switchKey }),
      ...(await Promise.all(
        lists.map((list) => post(`/request/switch/pro/detail/${list}`, { switchKey })),
      )),
      await post('/request/user/track-records', [
        {
          userRefId: 'u',
          referralBranch: null,
          userTrackingId: null,
          switchId: null,
          propertyDetails: [{ name: 'Page', value: 'Current Tariff' }],
        },
      ]),
      await post(`/request/clevel/customer/carbonoffset?uuid=${uuid}`, undefined),
      await get('/request/clevel/projects'),
    ];
    // The sandbox itself answers 500 when what it says breaks the contract.
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));

    await saveAll(started, switchKey);
    const complete = { switchKey, switchCompleteOption: 'None' };
    const switched = answered(
      'completeSwitch',
      await post('/request/switch/pro/complete', complete),
    );
    expect(switched.geniusSwitchedDto).toMatchObject({
      title: 'Ms',
      firstName: 'Ada',
      supplier: chosen.supplierName,
      uuid,
      referenceNumbers: {
        g: home.fuel === 'electricity' ? null : `G${switchId}`,
        e: home.fuel === 'gas' ? null : `E${switchId}`,
      },
    });
  });

  it.each([
    ['gasTariffIdd', 'x', 'gasTariffIdd is not a field of this call.'],
    ['estimatedGasUsage', '11500', 'estimatedGasUsage must be number,null.'],
    ['gasTariffId', undefined, 'gasTariffId is missing.'],
    ['switchType', 'dual', 'switchType must be "gasToGas".'],
    [
      'newTariffPaymentMethod',
      'barter',
      'newTariffPaymentMethod must be one of ["monthlyDirectDebit","quarterlyDirectDebit","cashOrCheque","prePaymentMeter"].',
    ],
  ])('refuses a wrong %s and names it', async (field, value, message) => {
    const started = await startSandbox();
    const { path, body } = await quoteCall(started, { postcode: 'CB991AD', fuel: 'gas' });
    const reply = await started.post(path, { ...body, [field]: value });
    expect(reply).toEqual({ status: 400, body: { message } });
  });

  it('says what it does not know', async () => {
    const { get } = await startSandbox();
    expect((await get('/request/nothing')).status).toBe(404);
  });
});
