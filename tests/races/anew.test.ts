import { describe, expect, it } from 'vitest';
import { getPath, type Json, type JsonObject } from '../../src/engine';
import { shipped } from '../unit/shipped';
import { chooseHome } from './choose-home';
import { homeOf } from './homes';
import { completeSwitch, inSignUp, person, signUp, withQuestions } from './on-the-way';
import { calm, Visit } from './visit';

const given = shipped();

it('HOM-03 HOM-04 loading the first step anew forgets the quote and every lookup, also one on its way', async () => {
  const visit = await inSignUp(given);
  visit.send({ type: 'startedAnew' });
  visit.enter('currentTariff');
  await visit.settle();
  visit.answer('yourHome', 'postcode', 'ls84jw');
  visit.send({ type: 'actionPressed', section: 'yourHome', action: 'findAddress' });
  await calm();
  const late = visit.sent('addressSearch').at(-1);
  visit.send({ type: 'startedAnew' });
  visit.enter('currentTariff');
  expect(late?.signal.aborted).toBe(true);
  await visit.settle();
  const fresh = new Visit(given);
  expect(visit.state.answers).toEqual(fresh.state.answers);
  fresh.stop();
  expect(visit.state.lookups).toEqual({});
  expect(visit.state.progress.runs).toEqual({});
  visit.stop();
});

it('PER-02 PER-10 a reload takes the quote up again, and asks for its lists again with the same questions', async () => {
  const visit = await withQuestions(given);
  const { answers } = visit.state;
  const asked = visit.sent('tariffs').at(-1)?.body;
  visit.reload();
  await visit.settle();
  expect(visit.state.answers).toEqual(answers);
  expect(visit.view.submit?.available).toBe(true);
  expect(visit.sent('tariffs').at(-1)?.body).toEqual(asked);
  visit.stop();
});

it.each([
  ['come', 200, undefined],
  ['fail, and come when they are tried again', 503, '{}'],
])(
  'PER-10 CALL-43 CALL-44 after a reload the lists of an Economy 7 home wait until its meters %s',
  async (_, status, text) => {
    const home = homeOf('C');
    if (home === null) throw new Error('There is no such home.');
    const visit = new Visit(given);
    await visit.settle();
    await chooseHome(visit, home, (one) => one.settle());
    await visit.settle();
    visit.send({ type: 'sectionContinued', section: 'yourHome' });
    visit.answer('payElectricity', 'method', 'monthlyDirectDebit');
    await visit.settle();
    const flags = (operation: string): readonly unknown[] =>
      visit.sent(operation).map(({ body }) => getPath(body, 'economy7Percentage'));
    expect([...flags('suppliers'), ...flags('tariffs')]).toEqual([1, 1]);
    visit.reload();
    await calm();
    for (const asked of [...visit.partner.waiting]) {
      if (asked.operation === 'meterDetails') visit.reply(asked, status, text);
      else visit.reply(asked);
      await calm();
    }
    const meters = visit.state.lookups['meters']?.status;
    if (meters === 'failed') {
      expect(flags('suppliers')).toHaveLength(1);
      visit.send({ type: 'lookupRetried', lookup: 'meters' });
    }
    await visit.settle();
    expect([...flags('suppliers'), ...flags('tariffs')]).toEqual([1, 1, 1, 1]);
    expect(visit.at('electricityTariff.name')).toBe('Standard');
    visit.stop();
  },
);

describe('what the device holds', () => {
  const stored = (visit: Visit): JsonObject => {
    const text = visit.storage.content.get('home-energy.journey') ?? '{}';
    return getPath(JSON.parse(text) as Json, 'snapshot.answers') as JsonObject;
  };

  it('PER-01 PER-04 PER-05 PER-06 PER-07 is the quote, its ids and the switch, and nobody', async () => {
    const visit = await inSignUp(given);
    await visit.environment.pass(300);
    expect(stored(visit)).toMatchObject({
      switchId: '7001',
      switchType: 'gasToGas',
      proposedPayMethod: 'monthlyDirectDebit',
      gasSmartMeterInstalled: true,
      switchKey: 'K1',
      uuid: 'U1',
    });
    await signUp(visit);
    completeSwitch(visit);
    await visit.follow();
    await visit.environment.pass(300);
    expect(
      JSON.parse(visit.storage.content.get('home-energy.commit.switch.7001') ?? ''),
    ).toMatchObject({
      state: 'done',
      answer: { gas: 'GS1', name: 'Ms Ada Marsh' },
      record: { supplierName: 'Outfox Energy' },
    });
    const all = JSON.stringify([...visit.storage.content]);
    const { aboutYou, payment } = person;
    for (const secret of [
      aboutYou.emailAddress,
      aboutYou.dateOfBirth,
      aboutYou.dayTimePhone,
      payment.accountName,
      payment.sortCode,
      payment.accountNumber,
    ])
      expect(all).not.toContain(secret);
    visit.stop();
  });

  it('PER-09 the plans of one pay method are asked for, not of all', async () => {
    const visit = await inSignUp(given);
    expect(visit.sent('results').map(({ body }) => body)).toMatchObject([
      { includeAllPayMethodOptions: false, proposedPayMethod: 'monthlyDirectDebit' },
    ]);
    visit.stop();
  });
});
