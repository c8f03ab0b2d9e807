import { describe, expect, it } from 'vitest';
import type { ApiCall } from '../../src/api';
import type { Json } from '../../src/engine';
import { gaps } from './gaps';
import { gasHousehold } from './households';
import { choose, planOf } from './signing-up';
import type { Seen } from './partner';
import type { Visit } from './visit';

/** A call made by the test alone, through the real client; what the server saw of it. */
async function ask(visit: Visit, operation: string, call: Partial<ApiCall>): Promise<Seen> {
  const whole = { operation, path: {}, query: {}, body: null, ...call };
  const result = await visit.partner.api.call(whole, new AbortController().signal);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  const seen = visit.last(operation);
  expect(gaps(seen)).toEqual([]);
  return seen;
}

/** The quote of a gas household, as the calls about one tariff name it. */
const aboutTariff = (visit: Visit, onCurrentTariff: boolean) => {
  const { switchId = null, switchType = null, proposedPayMethod = null } = visit.state.answers;
  const { tariffId } = planOf(visit, 201);
  return {
    switchId,
    switchType,
    proposedPayMethod,
    tariffId,
    tariffValidToDate: null,
    onCurrentTariff,
  };
};

describe('contract and sandbox alone, without a screen: tariff details', () => {
  it('CALL-19 TAR-15 TAR-16 TAR-17 TAR-18 TAR-23 the projection of a new tariff: chosen and default, gas and electricity', async () => {
    const visit = await gasHousehold();
    const { answer } = await ask(visit, 'projection', { body: aboutTariff(visit, false) });
    const { pppDto } = answer as { pppDto: Record<string, { tariffName: string } | null> };
    expect(Object.keys(pppDto).toSorted()).toEqual([
      'electricityChosenPersonalProjectionPlan',
      'electricityDefaultPersonalProjectionPlan',
      'gasChosenPersonalProjectionPlan',
      'gasDefaultPersonalProjectionPlan',
    ]);
    expect(pppDto['gasChosenPersonalProjectionPlan']?.tariffName).toBe('Fixed 12 Months');
    expect(pppDto['electricityChosenPersonalProjectionPlan']).toBeNull();
  });

  it.each([
    ['the present tariff', true, 'British Gas'],
    ['the new one', false, 'Outfox Energy'],
  ])('CALL-20 TAR-19 TAR-23 the information label of %s', async (_, current, supplier) => {
    const visit = await gasHousehold();
    const { answer } = await ask(visit, 'informationLabel', { body: aboutTariff(visit, current) });
    expect(answer).toMatchObject({ tilDto: { gas: { supplier }, electricity: null } });
  });

  it('CALL-21 TAR-14 what is known of a tariff, by its id alone', async () => {
    const visit = await gasHousehold();
    const { tariffId } = planOf(visit, 201);
    const { answer } = await ask(visit, 'tariffInformation', { body: { tariffId } });
    expect(answer).toMatchObject({
      tariffInfoDto: { tariffId, supplierId: 201, supplierNameSimple: 'Outfox' },
    });
  });
});

describe('contract and sandbox alone, without a screen: the carbon offset', () => {
  const uuidOf = (visit: Visit): Json => visit.state.answers['uuid'] ?? null;

  it('CALL-38 CALL-50 CAR-29 the carbon data of the customer, by uuid in the address and without a body', async () => {
    const visit = await gasHousehold();
    const { answer } = await ask(visit, 'carbonEquivalent', { query: { uuid: uuidOf(visit) } });
    expect(answer).toMatchObject({ uuid: uuidOf(visit), paymentReference: null });
  });

  it('CAR-26 the same by the number of the switch', async () => {
    const visit = await gasHousehold();
    const { switchId = null } = visit.state.answers;
    const { answer } = await ask(visit, 'carbonEquivalent', { query: { uuid: switchId } });
    expect(answer).toMatchObject({ uuid: uuidOf(visit) });
  });

  it('CALL-39 CALL-53 CAR-30 the projects, asked for with nothing, discription spelled as the partner spells it', async () => {
    const { answer, query, body } = await ask(await gasHousehold(), 'carbonProjects', {});
    expect([query, body]).toEqual([{}, null]);
    for (const project of answer as object[])
      expect(project).toMatchObject({ discription: expect.stringMatching(/./) as unknown });
  });

  it('CALL-40 CALL-41 CALL-51 a payment: the carbon data with the choice goes out, the checkout comes back, the way back reports it', async () => {
    const visit = await gasHousehold();
    const uuid = uuidOf(visit);
    const known = (await ask(visit, 'carbonEquivalent', { query: { uuid } })).answer as object;
    const choice = { projectSelected: '2', projectPercentage: 50 };
    const { answer } = await ask(visit, 'carbonPayment', { body: { ...known, ...choice } });
    const { checkOutUrl } = answer as { checkOutUrl: string };
    expect(Object.keys(answer as object)).toEqual(['checkOutUrl']);
    const oid = checkOutUrl.split('/').at(-1) ?? '';
    expect((await visit.partner.browse(`${checkOutUrl}/pay`)).status).toBe(303);
    const back = await ask(visit, 'carbonPaymentUpdate', { query: { id: uuid, oid } });
    expect([back.query, back.body]).toEqual([{ id: uuid, oid }, null]);
    expect(back.answer).toEqual({ isSuccess: true });
    const after = await ask(visit, 'carbonEquivalent', { query: { uuid } });
    expect(after.answer).toMatchObject({ ...choice, paymentReference: oid });
  });

  it('CALL-41 a payment that failed is reported with c', async () => {
    const visit = await gasHousehold();
    const uuid = uuidOf(visit);
    const known = (await ask(visit, 'carbonEquivalent', { query: { uuid } })).answer as object;
    const body = { ...known, projectSelected: '2', projectPercentage: 50 };
    const { checkOutUrl } = (await ask(visit, 'carbonPayment', { body })).answer as Record<
      string,
      string
    >;
    const query = { id: uuid, oid: checkOutUrl?.split('/').at(-1) ?? '', c: '1' };
    await ask(visit, 'carbonPaymentUpdate', { query });
    const after = await ask(visit, 'carbonEquivalent', { query: { uuid } });
    expect(after.answer).toMatchObject({ paymentReference: null });
  });
});

describe('a plan that cannot be switched to', () => {
  it('CALL-22 gets no key, and the household is told why', async () => {
    const visit = await gasHousehold();
    const { plans } = visit.lookup('results') as unknown as {
      plans: { tariffId: string; payMethod: string; switchOption: string }[];
    };
    const review = plans.find(({ switchOption }) => switchOption === 'None');
    const { tariffId = '', payMethod = '' } = review ?? {};
    const plan = { tariffId, payMethod, switchOption: 'Full' };
    await visit.send({ type: 'sequenceRequested', sequence: 'switchNow', with: plan });
    expect(visit.last('switchKey').status).toBe(409);
    await visit.pass();
    expect(visit.failure('switchNow')).toBe(
      'This plan must be switched directly with the supplier.',
    );
    await choose(visit);
    expect(visit.step).toBe('personalDetails');
  });
});
