import { describe, expect, it } from 'vitest';
import { blank } from './testing/blank';
import { answered, openSignUp, PERSON, quoteCall, saveAll } from './testing/sign-up';
import { KEY, type Started, startSandbox } from './testing/start-sandbox';

const GAS = { postcode: 'CB991AD', fuel: 'gas' } as const;
const COMPLETE = '/request/switch/pro/complete';
const ALREADY = '/request/customer/whitelabel/switch/complete';
const ADDRESSES = '/request/address/recco?postcode=LS62AB';

async function switches({ get }: Started) {
  return (await get('/__sandbox/switches')).body as { switchId: string; saved: object }[];
}

/** What leaving a fix costs that ends on that day, beside a tariff for gas without one. */
async function leavingFee(started: Started, until: string) {
  const { body } = await quoteCall(started, { postcode: 'CB991AB', fuel: 'dual' });
  const { postcode, address, estimatedGasUsage, estimatedElectricityUsage } = body;
  const quote = {
    ...blank('createDualDistinctSwitch'),
    switchType: 'dualDistinctToDualConsolidated',
    postcode,
    address,
    estimatedGasUsage,
    estimatedElectricityUsage,
    gasTariffId: '10020111',
    gasCurrentPayMethod: 'monthlyDirectDebit',
    electricityTariffId: '10070221',
    electricityTariffValidToDate: until,
    electricityCurrentPayMethod: 'monthlyDirectDebit',
  };
  const reply = await started.post('/request/switch/v2/dual-distinct', quote);
  const { switchId } = answered('createDualDistinctSwitch', reply).geniusSwitchDto;
  const { resultsInDetailDto } = answered(
    'results',
    await started.post('/request/results/detail', { ...blank('results'), switchId }),
  );
  return resultsInDetailDto.resultsInDetail[0]?.exitFees;
}

describe('tokens', () => {
  it('TOK-03 a call needs one, and it ends after its time', async () => {
    const { send, get, time, newToken } = await startSandbox({ tokenSeconds: 10 });
    expect((await send('GET', ADDRESSES)).status).toBe(401);
    expect((await get(ADDRESSES)).status).toBe(200);
    time.now = new Date(time.now.getTime() + 10_000);
    expect((await get(ADDRESSES)).status).toBe(401);
    const authorization = `Bearer ${await newToken()}`;
    expect((await send('GET', ADDRESSES, undefined, { authorization })).status).toBe(200);
  });
});

describe('results', () => {
  it('RES-25 are sorted by cost, some are review only, and staying costs the same beside each', async () => {
    const started = await startSandbox();
    const { resultsInDetail } = await openSignUp(started, { postcode: 'LS62AB', fuel: 'dual' });
    const costs = resultsInDetail.map(({ totalCost }) => totalCost);
    expect(costs.length).toBeGreaterThanOrEqual(20);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(resultsInDetail.some(({ switchOption }) => switchOption === 'None')).toBe(true);
    const staying = new Set(
      resultsInDetail.map((item) => (item.totalCost + item.savings).toFixed(2)),
    );
    expect(staying.size).toBe(1);
  });

  it('a plan to review only gets no key', async () => {
    const started = await startSandbox();
    const { switchId, switchType, resultsInDetail } = await openSignUp(started, GAS);
    const review = resultsInDetail.find(({ switchOption }) => switchOption === 'None');
    const gas = { tariffId: review?.tariffId, payMethod: review?.payMethod };
    const reply = await started.post('/request/switch/pro/key', {
      switchId,
      switchType,
      switchPlan: { gas },
    });
    expect(reply.status).toBe(409);
  });

  it('a spend in pounds costs about that spend to stay', async () => {
    const started = await startSandbox();
    const { path, body } = await quoteCall(started, GAS);
    const quote = { ...body, estimatedGasUsage: null, estimatedGasCost: 900 };
    const { switchId } = answered(
      'createGasSwitch',
      await started.post(path, quote),
    ).geniusSwitchDto;
    const { resultsInDetailDto } = answered(
      'results',
      await started.post('/request/results/detail', { ...blank('results'), switchId }),
    );
    const [first] = resultsInDetailDto.resultsInDetail;
    expect((first?.totalCost ?? 0) + (first?.savings ?? 0)).toBeCloseTo(900, 0);
  });

  it('two suppliers become one, and leaving a fix early costs its fee until its last 49 days', async () => {
    const started = await startSandbox();
    expect(await leavingFee(started, '2026-10-21')).toBe(25);
    expect(await leavingFee(started, '2026-10-20')).toBe(0);
  });

  it('neither usage nor cost is refused, with the fuel named', async () => {
    const started = await startSandbox();
    const { path, body } = await quoteCall(started, GAS);
    const reply = await started.post(path, { ...body, estimatedGasUsage: null });
    expect(reply).toEqual({
      status: 400,
      body: { message: 'Of gas, usage or cost must be a number.' },
    });
  });
});

describe('completing', () => {
  it('is refused while something is not saved', async () => {
    const started = await startSandbox();
    const { switchKey } = await openSignUp(started, GAS);
    const reply = await started.post(COMPLETE, { switchKey, switchCompleteOption: 'None' });
    expect(reply.status).toBe(409);
    expect(reply.body).toEqual({
      message:
        'The switch cannot be completed before these are saved: your details, your address, the supplier terms, your bank details.',
    });
    expect(await switches(started)).toEqual([]);
  });

  it('twice, and even at once, makes one switch', async () => {
    const started = await startSandbox();
    const { switchId, switchKey } = await openSignUp(started, GAS);
    await saveAll(started, switchKey);
    const body = { switchKey, switchCompleteOption: 'None' };
    expect((await started.post(ALREADY, { switchId })).body).toBe(false);
    const replies = await Promise.all([started.post(COMPLETE, body), started.post(COMPLETE, body)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await started.post(COMPLETE, body)).status).toBe(409);
    expect((await started.post(ALREADY, { switchId })).body).toBe(true);
    const made = await switches(started);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      switchId,
      quote: { postcode: 'CB991AD' },
      saved: {
        personal: { lastName: 'Marsh' },
        address: { businessAddress: null },
        terms: { suppliersTermsAndConditionsAreAccepted: true },
        bank: { sortCode: '089999' },
      },
    });
  });

  it('an answer dropped after the commit leaves the switch made', async () => {
    const started = await startSandbox();
    const { switchId, switchKey } = await openSignUp(started, GAS);
    await saveAll(started, switchKey);
    const body = { switchKey, switchCompleteOption: 'None' };
    await expect(started.post(COMPLETE, body, { 'x-sandbox-fault': 'drop' })).rejects.toThrow(
      'dropped',
    );
    expect((await started.post(ALREADY, { switchId })).body).toBe(true);
    expect(await switches(started)).toHaveLength(1);
  });

  it('bank details that were not verified are not saved', async () => {
    const started = await startSandbox();
    const { switchKey } = await openSignUp(started, GAS);
    const bad = { switchKey, sortCode: '089999', accountNumber: '66374959' };
    expect((await started.post('/request/bank/is-valid', bad)).body).toEqual({ isValid: false });
    const reply = await started.post('/request/switch/pro/update/bank', {
      ...bad,
      accountName: 'A Marsh',
      preferredDirectDebitDay: '1',
      isAuthorisedToSetupDirectDebits: true,
    });
    expect(reply.body).toEqual({
      isSuccess: false,
      message: 'These bank details have not been verified.',
    });
  });

  it('TER-17 terms that were not accepted are not saved', async () => {
    const started = await startSandbox();
    const { switchKey } = await openSignUp(started, GAS);
    const reply = await started.post('/request/switch/pro/update/terms-and-conditions', {
      ...blank('saveTerms'),
      switchKey,
      suppliersTermsAndConditionsAreAccepted: null,
    });
    expect(reply.body).toMatchObject({ isSuccess: false });
  });
});

describe('the day is that of London', () => {
  it.each([
    ['2026-06-30T22:59:59Z', '2008-07-01', false],
    ['2026-06-30T23:00:00Z', '2008-07-01', true],
    ['2026-02-28T12:00:00Z', '2008-02-29', false],
    ['2026-03-01T00:00:00Z', '2008-02-29', true],
  ])('at %s somebody born on %s is taken on: %s', async (moment, dateOfBirth, isSuccess) => {
    const started = await startSandbox({ clock: () => new Date(moment) });
    const { switchKey } = await openSignUp(started, GAS);
    const reply = await started.post('/request/switch/pro/update/personal', {
      ...PERSON,
      dateOfBirth,
      switchKey,
    });
    expect(reply.body).toMatchObject({ isSuccess });
  });

  it('and a fix that ends with it has no fee left', async () => {
    // A fee falls away 49 days before the end: on 1 July, which has begun in London alone.
    for (const [moment, fee] of [
      ['2026-06-30T22:59:59Z', 25],
      ['2026-06-30T23:00:00Z', 0],
    ] as const) {
      const started = await startSandbox({ clock: () => new Date(moment) });
      expect(await leavingFee(started, '2026-08-19'), moment).toBe(fee);
    }
  });
});

describe('carbon', () => {
  it('CAR-29 an offset that was paid for is known by its reference', async () => {
    const started = await startSandbox();
    const { uuid, switchId } = await openSignUp(started, GAS);
    const path = `/request/clevel/customer/carbonoffset?uuid=${switchId}`;
    const known = answered('carbonEquivalent', await started.post(path, undefined));
    expect(known).toMatchObject({ uuid, carbonFootprint: 2104.5, fullCarbonCost: 26.31 });
    const { checkOutUrl } = answered(
      'carbonPayment',
      await started.post('/request/clevel/customer/carbonoffset/payment', {
        ...known,
        projectSelected: '2',
        projectPercentage: 50,
      }),
    );
    const reference = checkOutUrl.split('/').at(-1) ?? '';
    const update = `/request/clevel/customer/carbonoffset/payment/update?id=${uuid}&oid=${reference}`;
    expect((await started.get(update)).body).toMatchObject({ isSuccess: false });
    expect((await started.post(path, undefined)).body).toMatchObject({ paymentReference: null });
    const paid = await started.sandbox.fetch(new Request(`${checkOutUrl}/pay`));
    expect(paid.status).toBe(303);
    expect(answered('carbonPaymentUpdate', await started.get(update))).toEqual({ isSuccess: true });
    expect((await started.post(path, undefined)).body).toMatchObject({
      paymentReference: reference,
      projectSelected: '2',
      projectPercentage: 50,
    });
  });
});

describe('faults', () => {
  it('by header: a status before any work, a delay, an answer that is no JSON', async () => {
    const { call, send, newToken, waited } = await startSandbox();
    const get = (fault: string) => call('GET', ADDRESSES, undefined, { 'x-sandbox-fault': fault });
    expect((await get('status=503')).status).toBe(503);
    expect((await get('delay=2000')).status).toBe(200);
    expect(waited).toEqual([2000]);
    const headers = {
      authorization: `Bearer ${await newToken()}`,
      'x-sandbox-key': KEY,
      'x-sandbox-fault': 'malformed',
    };
    const malformed = await send('GET', ADDRESSES, undefined, headers);
    expect(malformed.status).toBe(200);
    await expect(malformed.json()).rejects.toThrow(SyntaxError);
    expect((await get('nonsense')).status).toBe(400);
  });

  it('by order: for one operation and so many times', async () => {
    const { get, post } = await startSandbox();
    const order = { operation: 'addressSearch', fault: 'status=500', times: 2 };
    expect((await post('/__sandbox/faults', order)).status).toBe(200);
    expect((await get('/request/ev/make')).status).toBe(200);
    const statuses = [await get(ADDRESSES), await get(ADDRESSES), await get(ADDRESSES)];
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 200]);
    const wrong = await post('/__sandbox/faults', { operation: 'nothing', fault: 'drop' });
    expect(wrong.status).toBe(400);
  });

  it('a body that is no JSON is refused', async () => {
    const { sandbox } = await startSandbox();
    const request = { method: 'POST', body: 'no json', headers: { 'x-sandbox-key': KEY } };
    const response = await sandbox.fetch(
      new Request('http://sandbox.test/api/__sandbox/faults', request),
    );
    expect(response.status).toBe(400);
  });

  it('by postcode: from the address search to the completion', async () => {
    const started = await startSandbox();
    const search = (postcode: string) => started.get(`/request/address/recco?postcode=${postcode}`);
    expect((await search('CB992AA')).status).toBe(200);
    expect(started.waited).toEqual([3000]);
    expect((await search('CB992AB')).status).toBe(503);
    expect((await search('cb99 2ad')).status).toBe(500);
    const [address] = answered('addressSearch', await search('CB992AF'));
    const meters = await started.post('/request/address/recco/details', address?.parts);
    expect(meters.status).toBe(503);

    const { switchId, switchKey } = await openSignUp(started, { ...GAS, postcode: 'CB992AN' });
    await saveAll(started, switchKey);
    const body = { switchKey, switchCompleteOption: 'None' };
    expect((await started.post(COMPLETE, body)).status).toBe(503);
    expect((await started.post(ALREADY, { switchId })).body).toBe(false);
  });

  it('reset forgets all of it', async () => {
    const started = await startSandbox();
    await openSignUp(started, GAS);
    await started.post('/__sandbox/faults', { fault: 'status=500' });
    await started.post('/__sandbox/reset', {});
    expect((await started.get(ADDRESSES)).status).toBe(401);
    const authorization = `Bearer ${await started.newToken()}`;
    expect((await started.send('GET', ADDRESSES, undefined, { authorization })).status).toBe(200);
  });
});
