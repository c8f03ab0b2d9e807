import { describe, expect, it } from 'vitest';
import { gaps } from './gaps';
import { dualHousehold } from './households';
import { agreeAndPay, choose, keyOf, switched, tellAboutYou } from './signing-up';
import type { Visit } from './visit';

const entered = async (): Promise<Visit> => choose(await dualHousehold());

describe('what the sign-up asks of the partner', () => {
  it('CALL-37 whether the quote was switched, by its id; a plain no', async () => {
    const visit = await entered();
    const { body, answer } = visit.last('alreadySwitched');
    expect(body).toEqual({ switchId: visit.state.answers['switchId'] });
    expect(answer).toBe(false);
    expect(visit.step).toBe('personalDetails');
  });

  it('CALL-37 and a plain yes afterwards, which ends the sign-up', async () => {
    const visit = await (await switched()).forget();
    await visit.enter('personalDetails');
    expect(visit.last('alreadySwitched').answer).toBe(true);
    expect(visit.step).toBe('switchComplete');
  });

  it.each([
    ['CALL-23 CUS-17', 'employmentStatuses', '1', 'Employed'],
    ['CALL-24 CUS-16', 'titles', '3', 'Ms'],
    ['CALL-26', 'residentialStatuses', '1', 'Owner'],
    ['CALL-27', 'directDebitDays', '1', '1st day of the month'],
  ])('%s %s by the key, as a map from id to label', async (_, operation, id, label) => {
    const visit = await entered();
    expect(visit.last(operation).body).toEqual(keyOf(visit));
    expect(visit.last(operation).answer).toMatchObject({ [id]: label });
    expect(visit.lookup(operation)).toContainEqual({ id, label });
    expect(gaps(visit.last(operation))).toEqual([]);
  });

  it('CALL-25 the special needs by the key, as a map, and only once the box is ticked', async () => {
    const visit = await tellAboutYou(await entered());
    expect(visit.all('specialNeeds')).toEqual([]);
    await agreeAndPay(visit);
    expect(visit.last('specialNeeds').body).toEqual(keyOf(visit));
    expect(visit.last('specialNeeds').answer).toMatchObject({ 8: 'Blind' });
    expect(gaps(visit.last('specialNeeds'))).toEqual([]);
  });

  it('CALL-28 the customer’s address by the key', async () => {
    const visit = await entered();
    const { query, body, answer } = visit.last('customerAddress');
    expect([query, body]).toEqual([keyOf(visit), null]);
    expect(answer).toMatchObject({ addressInfoDto: { line1: '1 Orchard Close' } });
    expect(gaps(visit.last('customerAddress'))).toEqual([]);
  });

  it('CALL-30 CUS-43 the plan by the key, with gas and electricity', async () => {
    const visit = await entered();
    expect(visit.last('switchPlan').body).toEqual(keyOf(visit));
    const plan = {
      supplierId: 201,
      tariffName: 'Fixed 12 Months',
      payMethod: 'MonthlyDirectDebit',
    };
    expect(visit.lookup('plan')).toMatchObject({ gas: plan, electricity: plan });
    expect(gaps(visit.last('switchPlan'))).toEqual([]);
  });

  it('CALL-29 CALL-54 whether an MPAN is valid and domestic, once it has 21 characters', async () => {
    const visit = await tellAboutYou(await entered());
    const known = visit.all('customerMpan').length;
    await visit.send({ type: 'sectionOpened', section: 'electricityMeter' });
    await visit.answer('electricityMeter', { mpan: '01801100107631464855' });
    expect(visit.all('customerMpan')).toHaveLength(known);
    await visit.answer('electricityMeter', { mpan: '018011001076314648559' });
    const { query, body, answer } = visit.last('customerMpan');
    expect([query, body]).toEqual([{ mpan: '018011001076314648559' }, null]);
    expect(answer).toEqual({ isValid: false, isDomestic: true });
    expect(visit.error('electricityMeter', 'mpan')).toBe('MPAN is invalid');
  });
});
