import fc from 'fast-check';
import { brand } from 'virtual:brand';
import { describe, expect, it } from 'vitest';
import { runs } from '../full';
import type { Json, JsonObject } from '../../src/engine';
import { completeSwitch, inSignUp, person, signUp, viewQuotes, withQuestions } from './on-the-way';
import { calm, Visit } from './visit';
import { files, shipped } from '../unit/shipped';

const given = shipped();
const { allow } = JSON.parse(files.get('tracking.json') ?? '') as {
  readonly allow: readonly string[];
};

/** The records that the server was sent, in order. */
const recordsOf = (visit: Visit): readonly JsonObject[] =>
  visit.sent('trackRecords').flatMap(({ body }) => body as readonly JsonObject[]);

const pairsOf = (record: JsonObject): JsonObject =>
  Object.fromEntries(
    (record['propertyDetails'] as readonly JsonObject[]).map(({ name, value }) => [
      JSON.stringify(name).slice(1, -1),
      value ?? null,
    ]),
  );

async function switched(answers: Parameters<typeof signUp>[1] = person): Promise<Visit> {
  const visit = await inSignUp(given);
  await signUp(visit, answers);
  completeSwitch(visit);
  await visit.follow();
  return visit;
}

describe('what is recorded of a visit', () => {
  it('TRK-01 begins with the view of the first step', async () => {
    const visit = new Visit(given);
    await visit.settle();
    expect(recordsOf(visit).map(pairsOf)).toEqual([{ Page: 'Current Tariff', Action: 'Viewed' }]);
    visit.stop();
  });

  it('TRK-03 TRK-04 TRK-08 SUB-08 goes page by page and action by action, in that order', async () => {
    const visit = await switched();
    expect(visit.step).toBe('switchComplete');
    expect(recordsOf(visit).map(pairsOf)).toEqual([
      { Page: 'Current Tariff', Action: 'Viewed' },
      { Page: 'Payment Type Gas', Action: 'Next' },
      { Page: 'Current Tariff', Action: 'View Your Quotes', 'Quote Type': 'gasToGas' },
      { Page: 'Results', Action: 'Viewed', 'Quote Type': 'gasToGas' },
      { Page: 'Results', Action: 'Switch Now', 'Tariff Id': 'P1' },
      { Page: 'Personal Details', Action: 'Viewed' },
      { Page: 'Personal Details', Action: 'Complete Switch' },
      {
        ...{ Page: 'Personal Details', Action: 'Switch Settled', Quote: '7001' },
        ...{ Attempt: 1, Status: 'done', Seconds: 0 },
      },
      { Page: 'Switch Complete', Action: 'Viewed' },
    ]);
    const operations = visit.partner.sent.map(({ operation }) => operation);
    const quoted = operations.indexOf('createGasSwitch');
    expect(operations.slice(0, quoted).filter((one) => one === 'trackRecords')).toHaveLength(3);
    visit.stop();
  });

  it('TRK-02 TRK-05 TRK-06 TRK-07 is a record of five keys: visitor, branch, visit, quote, pairs', async () => {
    const visit = await switched();
    const records = recordsOf(visit);
    const visitor = {
      userRefId: 'visitor-1',
      userTrackingId: 'visitor-1',
      referralBranch: 'FERNHILL',
    };
    expect(brand.settings['referralBranch']).toBe('FERNHILL');
    for (const record of records) {
      const { propertyDetails, switchId, ...rest } = record;
      expect(rest).toEqual(visitor);
      for (const pair of propertyDetails as readonly JsonObject[])
        expect(Object.keys(pair).sort()).toEqual(['name', 'value']);
      expect(switchId).toBe(records.indexOf(record) < 3 ? null : '7001');
    }
    expect(
      visit.sent('trackRecords').every(({ body }) => (body as readonly Json[]).length === 1),
    ).toBe(true);
    visit.stop();
  });

  it.each([401, 500])('ERR-19 names the status %i that led to the error page', async (status) => {
    const visit = await withQuestions(given);
    viewQuotes(visit);
    await calm();
    // A call that is refused is sent once more, with a new token.
    for (let left = 3; left > 0 && visit.ways.length === 0; left -= 1) {
      for (const asked of [...visit.partner.waiting]) {
        if (asked.operation === 'createGasSwitch') visit.reply(asked, status, '{}');
        else visit.reply(asked);
      }
      await calm();
    }
    await visit.follow();
    expect(pairsOf(recordsOf(visit).at(-1) ?? {})).toEqual({ Page: 'Error Page', Status: status });
    visit.stop();
  });

  it.each([
    ['fails', 500, '{}'],
    ['is malformed', 200, '<html>'],
    ['is refused', 401, '{}'],
  ])('CALL-46 whose sending %s changes nothing and leads nowhere', async (_, status, text) => {
    const visit = new Visit(given);
    await visit.settle();
    const before = visit.state;
    visit.enter('currentTariff');
    const entered = visit.state;
    expect(visit.isBusy).toBe(false);
    await calm();
    for (let left = 3; left > 0; left -= 1) {
      for (const asked of [...visit.partner.waiting]) {
        if (asked.operation === 'trackRecords') visit.reply(asked, status, text);
        else visit.reply(asked);
      }
      await calm();
    }
    expect(visit.state).toBe(entered);
    expect(visit.state.lookups).toEqual(before.lookups);
    expect(visit.ways).toEqual([]);
    visit.stop();
  });
});

describe('what is recorded of nobody', () => {
  const name = fc.stringMatching(/^Zq[a-z]{4,12}$/);
  const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${count - 1}}$`));
  const people = fc.record({
    firstName: name,
    lastName: name,
    mailbox: name,
    phone: digits(8),
    account: digits(8),
    sortCode: digits(6),
    dateOfBirth: fc.integer({ min: 1930, max: 1999 }).map((year) => `${year}-03-04`),
  });

  it('is any name, contact, bank detail or medical answer, nor what is not on the allow-list', async () => {
    await fc.assert(
      fc.asyncProperty(people, async (who) => {
        const visit = await switched({
          ...person,
          aboutYou: {
            ...person.aboutYou,
            firstName: who.firstName,
            lastName: who.lastName,
            dateOfBirth: who.dateOfBirth,
            dayTimePhone: `077${who.phone}`,
            emailAddress: `${who.mailbox}@example.org`,
          },
          terms: {
            ...person.terms,
            hasMedicalConditionOrIndividualRequirement: true,
            specialNeedsId: '8',
          },
          payment: {
            ...person.payment,
            accountName: who.lastName,
            sortCode: who.sortCode,
            accountNumber: who.account,
          },
        });
        const others = visit.partner.sent.filter(({ operation }) => operation !== 'trackRecords');
        const sent = JSON.stringify(others.map(({ body }) => body)).toLowerCase();
        const recorded = JSON.stringify(recordsOf(visit)).toLowerCase();
        for (const secret of Object.values(who).map((text) => text.toLowerCase())) {
          expect(sent, 'it was sent where it belongs').toContain(secret);
          expect(recorded).not.toContain(secret);
        }
        expect(sent).toContain('"specialneedsid":"8"');
        const pairs = recordsOf(visit).flatMap((record) => Object.entries(pairsOf(record)));
        expect(pairs.map(([, value]) => value)).not.toContain('8');
        expect(pairs.filter(([property]) => !allow.includes(property))).toEqual([]);
        visit.stop();
      }),
      { numRuns: runs(25, 250) },
    );
  });

  it('is any answer but the type of the quote, the plan that is looked at or chosen, and how a switch went', () => {
    const rules = Object.values(given.journey.tracking.records).flatMap((record) =>
      Object.values(record).filter((rule) => typeof rule !== 'string'),
    );
    expect([...new Set(rules.map((rule) => JSON.stringify(rule)))].sort()).toEqual([
      '{"var":"chosenTariffId"}',
      '{"var":"commit.attempt"}',
      '{"var":"commit.seconds"}',
      '{"var":"commit.state"}',
      '{"var":"commit.subject"}',
      '{"var":"facts.quoteType"}',
      '{"var":"failure.status"}',
      '{"var":"switchType"}',
      '{"var":"viewedTariffId"}',
    ]);
  });
});
