import { describe, expect, it } from 'vitest';
import { shipped } from '../unit/shipped';
import { homes } from './homes';
import { viewQuotes, withQuestions } from './on-the-way';
import { calm, Visit } from './visit';

const given = shipped();

/** The one request of an operation that still waits. */
const waitingFor = (visit: Visit, operation: string) =>
  visit.partner.waiting.filter((asked) => asked.operation === operation);

const statusOf = (visit: Visit) => visit.view.submit?.run?.status ?? null;

describe('View Your Quotes', () => {
  it('SUB-09 SUB-11 SUB-12 pressed twice makes one quote, and leads to it once', async () => {
    const visit = await withQuestions(given);
    viewQuotes(visit);
    viewQuotes(visit);
    await calm();
    viewQuotes(visit);
    await calm();
    expect(statusOf(visit)).toBe('running');
    expect(visit.sent('createGasSwitch')).toHaveLength(1);
    const records = visit.sent('trackRecords').map(({ body }) => JSON.stringify(body));
    expect(records.filter((body) => body.includes('View Your Quotes'))).toHaveLength(1);
    await visit.settle();
    expect(visit.ways).toEqual([{ step: 'quoteResults', parameters: {} }]);
    expect(visit.at('switchId')).toBe('7001');
    visit.stop();
  });

  it('SUB-10 refused stays, says why, and makes one more quote when it is pressed again', async () => {
    const visit = await withQuestions(given);
    viewQuotes(visit);
    await calm();
    for (const asked of waitingFor(visit, 'createGasSwitch'))
      visit.reply(asked, 409, '{"message":"This home cannot be quoted today."}');
    await visit.settle();
    expect(visit.ways).toEqual([]);
    expect(visit.at('switchId')).toBeNull();
    expect(visit.view.submit?.run?.message).toBe('This home cannot be quoted today.');
    viewQuotes(visit);
    viewQuotes(visit);
    await visit.settle();
    expect(visit.sent('createGasSwitch')).toHaveLength(2);
    expect(visit.at('switchId')).toBe('7001');
    visit.stop();
  });

  it('SUB-06 SUB-07 pressed over something missing shows it, and sends and records nothing', async () => {
    const visit = await withQuestions(given);
    visit.send({ type: 'sectionOpened', section: 'usageGas' });
    visit.answer('usageGas', 'usage', null);
    const before = visit.partner.sent.length;
    viewQuotes(visit);
    await visit.settle();
    expect(visit.view.errors.map(({ field }) => field)).toEqual(['usage']);
    expect(visit.partner.sent).toHaveLength(before);
    expect(visit.ways).toEqual([]);
    visit.stop();
  });

  it('left by Back while the quote is made makes that one quote, and leads to it', async () => {
    const visit = await withQuestions(given);
    viewQuotes(visit);
    await visit.follow();
    expect(visit.at('switchId')).toBe('7001');
    visit.enter('currentTariff');
    viewQuotes(visit);
    await calm();
    // The page before is the results of the first quote.
    visit.enter('quoteResults');
    for (const asked of waitingFor(visit, 'createGasSwitch'))
      visit.reply(asked, 200, '{"geniusSwitchDto":{"switchId":"7009"}}');
    await visit.follow();
    expect(visit.sent('createGasSwitch')).toHaveLength(2);
    expect(visit.step).toBe('quoteResults');
    expect(visit.at('switchId')).toBe('7009');
    expect(visit.at('uuid')).toBe('U1');
    const asked = visit
      .sent('results')
      .map(({ query, body }) => `${query.toString()}${JSON.stringify(body)}`);
    expect(asked.at(-1)).toContain('7009');
    visit.stop();
  });

  it('SUB-11 given up for another address leads nowhere, whatever comes for the address before', async () => {
    const visit = await withQuestions(given);
    viewQuotes(visit);
    await calm();
    const [late] = visit.sent('createGasSwitch');
    visit.answer('yourHome', 'address', 'F');
    expect(late?.signal.aborted).toBe(true);
    await visit.settle();
    expect(visit.ways).toEqual([]);
    expect(visit.at('switchId')).toBeNull();
    expect(visit.sent('createGasSwitch')).toHaveLength(1);
    expect(statusOf(visit)).toBe('failed');
    visit.stop();
  });

  it('left by a reload while the quote is made is made again only when it is pressed again', async () => {
    const visit = await withQuestions(given);
    viewQuotes(visit);
    await calm();
    visit.reload();
    await visit.follow();
    expect(visit.step).toBe('currentTariff');
    expect(visit.at('switchId')).toBeNull();
    expect(waitingFor(visit, 'createGasSwitch')).toEqual([]);
    expect(visit.sent('createGasSwitch')).toHaveLength(1);
    viewQuotes(visit);
    await visit.follow();
    expect(visit.sent('createGasSwitch')).toHaveLength(2);
    expect(visit.step).toBe('quoteResults');
    visit.stop();
  });
});

describe('Switch Now', () => {
  const chosen = { tariffId: 'P2', payMethod: 'monthlyDirectDebit', switchOption: 'Full' };
  const press = (visit: Visit): void =>
    visit.send({ type: 'sequenceRequested', sequence: 'switchNow', with: chosen });

  /** Switch Now is pressed, and the plans are left by Back while its call is on its way. */
  async function leftAsking() {
    const visit = await withQuestions(given);
    viewQuotes(visit);
    await visit.follow();
    press(visit);
    await calm();
    await visit.environment.pass(250);
    const [late] = visit.sent('switchKey');
    visit.enter('currentTariff');
    return { visit, late };
  }

  it('RES-36 left by Back is given up: it leads nowhere, and is asked for anew when it is pressed again', async () => {
    const { visit, late } = await leftAsking();
    await calm();
    expect(late?.signal.aborted).toBe(true);
    await visit.settle();
    expect(visit.ways).toEqual([]);
    expect(visit.at('switchKey')).toBeNull();
    expect(visit.state.commits.chain).toBeNull();

    visit.enter('quoteResults');
    await visit.settle();
    press(visit);
    await visit.follow();
    expect(visit.sent('switchKey')).toHaveLength(2);
    expect(visit.step).toBe('personalDetails');
    visit.stop();
  });

  it('RES-36 left by Back for another home does not lead to the sign-up of the first', async () => {
    const { visit, late } = await leftAsking();
    await visit.settle();
    visit.answer('yourHome', 'address', 'F');
    if (late !== undefined) visit.reply(late);
    await visit.settle();
    expect(visit.ways).toEqual([]);
    expect(visit.at('switchKey')).toBeNull();
    visit.stop();
  });
});

describe('Find address', () => {
  const find = (visit: Visit): void =>
    visit.send({ type: 'actionPressed', section: 'yourHome', action: 'findAddress' });

  it('HOM-20 HOM-21 pressed twice gives the first search up and lists what the second one finds', async () => {
    const visit = new Visit(given);
    await visit.settle();
    visit.answer('yourHome', 'postcode', 'ls8 4jw');
    find(visit);
    find(visit);
    await calm();
    const [first, second] = visit.sent('addressSearch');
    expect(visit.sent('addressSearch')).toHaveLength(2);
    expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false]);
    for (const asked of waitingFor(visit, 'addressSearch').toReversed())
      visit.reply(asked, 200, asked === second ? undefined : '[]');
    await calm();
    const field = visit.view.sections[0]?.fields['address'];
    const listed = homes.filter(({ postcode }) => postcode === 'LS84JW').map(({ id }) => id);
    expect(field?.options?.map(({ value }) => value)).toEqual(listed);
    visit.stop();
  });
});
