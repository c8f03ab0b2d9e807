// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../engine';
import { draw } from '../testing/draw';
import { journeyOf, ready } from '../testing/journey';
import { planInfo } from '../testing/plans';
import { ReferenceBand, SwitchCompleteScreen } from './switch-complete-screen';

const switched = {
  supplierName: 'Brightwell',
  planName: 'Steady Fixed 12 Months',
  costAYear: 1855.31,
  costAMonth: 155,
  byDirectDebit: true,
  on: '2026-11-21',
  startsLater: false,
  moveTime: '5 to 10 working days',
  directDebitBy: '2026-11-25',
  moveFrom: '2026-11-27',
  moveTo: '2026-12-04',
  coolingOffEnds: '2026-12-05',
  finalBillBy: '2027-01-15',
};
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const answered = { gas: 'G4820-7713', electricity: 'G4820-7713' };
const known = (values: Readonly<Record<string, Json>>) => ({
  read: (path: string) => values[path] ?? null,
});
const done = (record: JsonObject = switched, answer: JsonObject | null = answered) =>
  known({ 'commits.switch': { state: 'done', record, answer } });
const already = known({
  'commits.switch': { state: null },
  'facts.moveTime': '5 to 10 working days',
});
const nothing = journeyOf({});
const entry = (heading: string | RegExp) => {
  const item = screen.getByRole('heading', { name: heading }).closest('li');
  if (item === null) throw new Error('not on the timeline');
  return item;
};

describe('the reference', () => {
  it('CMP-07 stands under its name', () => {
    draw(ReferenceBand, nothing, undefined, done());
    expect(screen.getByText('Your reference')).toBeVisible();
    expect(screen.getByText('G4820-7713')).toBeVisible();
    expect(screen.getByText(/^You need it when you call Brightwell or us\./)).toBeVisible();
  });

  it('CMP-07 CMP-20 CON-22 stands for each fuel where they differ', () => {
    draw(ReferenceBand, nothing, undefined, done(switched, { gas: 'G-1', electricity: 'E-2' }));
    expect(screen.getByText(/^You need these when you call Brightwell or us\./)).toBeVisible();
    expect(screen.getByText('Gas reference').nextSibling).toHaveTextContent('G-1');
    expect(screen.getByText('Electricity reference').nextSibling).toHaveTextContent('E-2');
  });

  it.each([
    [{ supplierName: 'Other', planName: 'Steady Fixed 12 Months' }, false],
    [{ supplierName: 'Brightwell', planName: 'Steady Fixed 12 Months' }, true],
  ])('S9 names a plan only where it was sent for no other: %j', (earlier, isNamed) => {
    draw(SwitchCompleteScreen, nothing, undefined, done({ ...switched, earlier }, null));
    expect(screen.queryAllByText(/Brightwell/).length > 0).toBe(isNamed);
  });

  it('CMP-02 without a record says where it will be found', () => {
    draw(ReferenceBand, nothing, undefined, already);
    expect(screen.queryByText('Your reference')).not.toBeInTheDocument();
    expect(screen.getByText(/in the message from your new supplier/)).toBeVisible();
  });
});

describe('what happens next', () => {
  it('CMP-08 is headed to the letter', () => {
    draw(SwitchCompleteScreen, nothing, undefined, done());
    expect(screen.getByRole('heading', { level: 2, name: 'WHAT HAPPENS NEXT?' })).toBeVisible();
  });

  it('CMP-06 CMP-09 CMP-10 CMP-11 CMP-12 says when and what, as it was promised with the switch', () => {
    draw(SwitchCompleteScreen, nothing, undefined, done());
    expect(entry(/application/)).toHaveTextContent('Today, Saturday 21 November 2026');
    expect(entry('Direct debit confirmed')).toHaveTextContent('By Wednesday 25 November 2026');
    expect(entry('Your supply moves to Brightwell')).toHaveTextContent(
      /27 November to 4 December 2026.*5 to 10 working days.*opening meter reading.*debt can hold up your switch/,
    );
    expect(entry('You can change your mind')).toHaveTextContent(
      /Until Saturday 5 December 2026.*14-day cooling-off period/,
    );
    expect(entry(/Final bill/)).toHaveTextContent('By Friday 15 January 2027');
  });

  it('CMP-06 says what was sent, whatever was answered and chosen since', () => {
    const since = known({
      'commits.switch': { state: 'done', record: switched, answer: null },
      'facts.supplierName': 'Other',
      'facts.startsLater': true,
      'facts.paysByDirectDebit': false,
      'facts.moveTime': 'about 5 working days',
      'facts.moveFrom': '2026-12-11',
      'facts.moveTo': '2026-12-18',
      'facts.coolingOffEnds': '2026-12-19',
    });
    const answers = { terms: { switchAfterCoolingOfPeriod: true } };
    const plan = ready({ gas: null, electricity: planInfo({ tariffName: 'Other', cost: 1 }) });
    draw(SwitchCompleteScreen, journeyOf({ answers, lookups: { plan } }), '2026-11-24', since);
    expect(headings().slice(1, 4)).toEqual([
      'Direct debit confirmed',
      'Your supply moves to Brightwell',
      'You can change your mind',
    ]);
    expect(entry('Your supply moves to Brightwell')).toHaveTextContent(
      /27 November to 4 December 2026.*5 to 10 working days/,
    );
    expect(screen.queryByText(/Other|December 11|11 December|18 December/)).not.toBeInTheDocument();
  });

  it('CMP-09 dates stay where they were when the page is opened again later', () => {
    draw(SwitchCompleteScreen, nothing, '2026-11-24', done());
    expect(entry(/application/)).toHaveTextContent('Saturday 21 November 2026');
    expect(entry(/application/)).not.toHaveTextContent('Today');
    expect(entry('Direct debit confirmed')).toHaveTextContent('By Wednesday 25 November 2026');
  });

  it('CMP-18 CON-24 a switch that waits moves after the cooling-off period, and says so', () => {
    draw(
      SwitchCompleteScreen,
      nothing,
      undefined,
      done({ ...switched, startsLater: true, moveFrom: '2026-12-11', moveTo: '2026-12-18' }),
    );
    expect(entry('Your supply moves to Brightwell')).toHaveTextContent(
      /11 December to 18 December 2026.*5 to 10 working days from the end of your cooling-off period/,
    );
    expect(headings().slice(2, 4)).toEqual([
      'You can change your mind',
      'Your supply moves to Brightwell',
    ]);
    cleanup();
    draw(SwitchCompleteScreen, nothing, undefined, done());
    expect(headings().slice(2, 4)).toEqual([
      'Your supply moves to Brightwell',
      'You can change your mind',
    ]);
  });

  it('CMP-09 CMP-10 stands in the order of the days, whichever of them comes first', () => {
    // Many holidays in a row: the supply moves after the cooling-off period all the same.
    const late = { ...switched, moveFrom: '2026-12-07', moveTo: '2026-12-14' };
    draw(SwitchCompleteScreen, nothing, undefined, done(late));
    expect(headings().slice(1, 4)).toEqual([
      'Direct debit confirmed',
      'You can change your mind',
      'Your supply moves to Brightwell',
    ]);
    cleanup();
    const slow = { ...switched, directDebitBy: '2026-12-01' };
    draw(SwitchCompleteScreen, nothing, undefined, done(slow));
    expect(headings().slice(1, 4)).toEqual([
      'Your supply moves to Brightwell',
      'Direct debit confirmed',
      'You can change your mind',
    ]);
  });

  it.each([
    [false, 'You chose to start as soon as possible.'],
    [true, 'You chose to start after the cooling-off period, two weeks later.'],
    [null, 'Brightwell has all that it needs.'],
  ])('TER-09 says which start was chosen (later: %s)', (startsLater, said) => {
    draw(SwitchCompleteScreen, nothing, undefined, done({ ...switched, startsLater }));
    expect(entry(/application/)).toHaveTextContent(said);
  });

  it('CMP-12 names whose final bill it is', () => {
    draw(SwitchCompleteScreen, nothing, undefined, done({ ...switched, oldSupplier: 'Lowmoor' }));
    expect(entry('Final bill from Lowmoor')).toHaveTextContent(
      'If you are in credit, that is paid back within 10 working days of this bill.',
    );
    expect(entry(/^Your supply moves/)).not.toHaveTextContent(/a key or a card/);
    expect(screen.getAllByText(/^Brightwell tells Lowmoor/)[0]).toHaveTextContent(
      'Keep paying Lowmoor until the final bill is paid',
    );
  });

  it('CMP-09 CMP-12 speaks to who tops up of keys and cards, and of no bill to go on paying', () => {
    const topUp = { ...switched, byDirectDebit: false, byTopUp: true, oldSupplier: 'Lowmoor' };
    draw(SwitchCompleteScreen, nothing, undefined, done(topUp));
    expect(entry(/^Your supply moves/)).toHaveTextContent(
      'If your meter takes a key or a card, Brightwell sends a new one',
    );
    expect(entry('Final bill from Lowmoor')).toHaveTextContent(
      'Ask Lowmoor before the move how you get it back.',
    );
    expect(entry('Final bill from Lowmoor')).not.toHaveTextContent('If you are in credit');
    expect(screen.getAllByText(/^Brightwell tells Lowmoor/)[0]).toHaveTextContent(
      'Top up as you do now until Brightwell says from when to use its key, card or app.',
    );
    expect(screen.queryByText(/Keep paying Lowmoor/)).not.toBeInTheDocument();
  });

  it('CMP-10 leads from the right to cancel to whom to tell, and says the number as far as it is known', async () => {
    const user = userEvent.setup();
    const two = { gas: 'G-1', electricity: 'E-2' };
    draw(SwitchCompleteScreen, nothing, undefined, done(switched, two));
    expect(entry('You can change your mind')).toHaveTextContent('give both references.');
    await user.click(screen.getByRole('link', { name: 'How to reach Brightwell' }));
    expect(screen.getByRole('heading', { name: 'How to reach Brightwell' })).toHaveFocus();
    const reach = screen.getByRole('region', { name: 'How to reach Brightwell' });
    expect(reach).toHaveTextContent('We do not hold its number.');
    cleanup();
    draw(SwitchCompleteScreen, nothing, undefined, done({ ...switched, supplierPhone: '0345 1' }));
    expect(screen.getByRole('region', { name: /^How to reach/ })).toHaveTextContent('Call 0345 1.');
    expect(entry('You can change your mind')).toHaveTextContent('give your reference.');
  });

  it('CMP-19 CON-24 says one day where both ends are the same, and no more days than it knows', () => {
    const time = 'about 5 working days';
    const move = () => entry('Your supply moves to Brightwell');
    draw(
      SwitchCompleteScreen,
      nothing,
      undefined,
      done({ ...switched, moveTime: time, moveTo: switched.moveFrom }),
    );
    expect(move()).toHaveTextContent(/About Friday 27 November 2026.*about 5 working days/);
    cleanup();
    const unknown = { ...switched, moveTo: null, finalBillBy: null };
    draw(SwitchCompleteScreen, nothing, undefined, done(unknown));
    expect(move()).toHaveTextContent('From Friday 27 November 2026');
    expect(entry(/Final bill/)).toHaveTextContent('Within six weeks of the move');
    cleanup();
    draw(
      SwitchCompleteScreen,
      nothing,
      undefined,
      done({ ...unknown, moveFrom: null, directDebitBy: null }),
    );
    expect(move()).toHaveTextContent('5 to 10 working days after applying');
    expect(entry('Direct debit confirmed')).toHaveTextContent(
      'Up to 3 working days after you apply',
    );
    cleanup();
    draw(
      SwitchCompleteScreen,
      nothing,
      undefined,
      done({ ...unknown, moveFrom: null, startsLater: true }),
    );
    expect(move()).toHaveTextContent('5 to 10 working days after your cooling-off period ends');
  });

  it('CMP-02 names no date where nobody here knows the day', () => {
    draw(SwitchCompleteScreen, nothing, undefined, already);
    expect(entry('Direct debit confirmed')).toHaveTextContent('Up to 3 working days');
    expect(entry(/Your supply moves/)).toHaveTextContent(
      '5 to 10 working days after the start that you chose',
    );
    const next = screen.getByRole('region', { name: 'WHAT HAPPENS NEXT?' });
    expect(within(next).queryByText(/20\d\d/)).not.toBeInTheDocument();
  });

  it('says nothing of a direct debit where there is none', () => {
    draw(SwitchCompleteScreen, nothing, undefined, done({ ...switched, byDirectDebit: false }));
    expect(screen.queryByText('Direct debit confirmed')).not.toBeInTheDocument();
  });
});

describe('for the records', () => {
  it('shows the plan in full where the plan in hand is the one that was switched to', () => {
    const plan = ready({ gas: null, electricity: planInfo() });
    draw(SwitchCompleteScreen, journeyOf({ lookups: { plan } }), undefined, done());
    const panel = screen.getByRole('region', { name: 'Your New Tariff' });
    expect(within(panel).getByText(/Steady Fixed 12 Months/)).toBeVisible();
    expect(within(panel).getByText('£837.53')).toBeVisible();
  });

  it('CMP-02 shows what was kept of it where another plan is in hand', () => {
    const plan = ready({ gas: null, electricity: planInfo({ tariffName: 'Other', cost: 1 }) });
    draw(SwitchCompleteScreen, journeyOf({ lookups: { plan } }), undefined, done());
    const panel = screen.getByRole('region', { name: 'Your New Tariff' });
    expect(panel).toHaveTextContent('Brightwell');
    expect(panel).toHaveTextContent('Steady Fixed 12 Months');
    expect(panel).toHaveTextContent('£1,855.31 a year');
    expect(panel).not.toHaveTextContent(/save|more/);
    expect(screen.queryByText(/Other/)).not.toBeInTheDocument();
  });

  it('RES-10 says of a plan that was kept what the first year costs with the fee, as everywhere', () => {
    const fee = { leavingFee: 100, leavingFrom: 'British Gas', saving: 86.17, firstYear: -13.83 };
    draw(SwitchCompleteScreen, nothing, undefined, done({ ...switched, ...fee }));
    const panel = screen.getByRole('region', { name: 'Your New Tariff' });
    expect(panel).toHaveTextContent('And £100.00 once, to leave British Gas');
    expect(panel).toHaveTextContent('Costs £13.83 more in the first year');
    expect(panel).toHaveTextContent('Then saves £86.17 a year, at these prices');
  });

  it('shows no plan where this device does not hold which', () => {
    const plan = ready({ gas: null, electricity: planInfo() });
    draw(SwitchCompleteScreen, journeyOf({ lookups: { plan } }), undefined, already);
    expect(screen.queryByRole('region', { name: 'Your New Tariff' })).not.toBeInTheDocument();
  });

  it('says what leaving costs on the final bill', () => {
    const leaving = { ...switched, leavingFee: 100, leavingFrom: 'British Gas' };
    draw(SwitchCompleteScreen, nothing, undefined, done(leaving));
    expect(entry(/Final bill/)).toHaveTextContent('It has the £100 fee to leave British Gas.');
  });

  it('can be printed', async () => {
    const user = userEvent.setup();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    draw(SwitchCompleteScreen, nothing, undefined, done());
    await user.click(screen.getByRole('button', { name: 'Save or print your receipt' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });
});
