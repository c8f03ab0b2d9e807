// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine';
import { draw } from '../testing/draw';
import { journeyOf, ready } from '../testing/journey';
import { planInfo } from '../testing/plans';
import { ReferenceBand } from './reference-band';
import { SwitchCompleteScreen } from './switch-complete-screen';

afterEach(cleanup);

const switched = {
  referenceNumber: 'G4820-7713',
  name: 'Helen',
  supplierName: 'Brightwell',
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
const done = (record: JsonObject = switched) => journeyOf({ answers: { switched: record } });
const already = journeyOf({
  answers: { alreadySwitched: true, switched: { moveTime: '5 to 10 working days' } },
});
const entry = (heading: string | RegExp) => {
  const item = screen.getByRole('heading', { name: heading }).closest('li');
  if (item === null) throw new Error('not on the timeline');
  return item;
};

describe('the reference', () => {
  it('CMP-07 stands under its name', () => {
    draw(ReferenceBand, done());
    expect(screen.getByText('Your reference')).toBeVisible();
    expect(screen.getByText('G4820-7713')).toBeVisible();
  });

  it('CMP-02 without a record says where it will be found', () => {
    draw(ReferenceBand, already);
    expect(screen.queryByText('Your reference')).not.toBeInTheDocument();
    expect(screen.getByText(/in the message from your new supplier/)).toBeVisible();
  });
});

describe('what happens next', () => {
  it('CMP-08 is headed to the letter', () => {
    draw(SwitchCompleteScreen, done());
    expect(screen.getByRole('heading', { level: 2, name: 'WHAT HAPPENS NEXT?' })).toBeVisible();
  });

  it('CMP-06 CMP-09 to 12 says when and what, as it was promised with the switch', () => {
    draw(SwitchCompleteScreen, done());
    expect(entry(/application/)).toHaveTextContent('Today, Saturday 21 November 2026');
    expect(entry('Direct debit confirmed')).toHaveTextContent('By Wednesday 25 November 2026');
    expect(entry('Your supply moves to Brightwell')).toHaveTextContent(
      /27 November 2026 to 4 December 2026.*5 to 10 working days.*opening meter reading/,
    );
    expect(entry('You can change your mind')).toHaveTextContent(
      /Until Saturday 5 December 2026.*14-day cooling-off period/,
    );
    expect(entry(/Final bill/)).toHaveTextContent(
      /By Friday 15 January 2027.*Unpaid debt may affect your switch/,
    );
  });

  it('CMP-09 dates stay where they were when the page is opened again later', () => {
    draw(SwitchCompleteScreen, done(), '2026-11-24');
    expect(entry(/application/)).toHaveTextContent('Saturday 21 November 2026');
    expect(entry(/application/)).not.toHaveTextContent('Today');
    expect(entry('Direct debit confirmed')).toHaveTextContent('By Wednesday 25 November 2026');
  });

  it('CMP-18 CON-24 a switch that waits moves after the cooling-off period, and says so', () => {
    draw(
      SwitchCompleteScreen,
      done({ ...switched, startsLater: true, moveFrom: '2026-12-11', moveTo: '2026-12-18' }),
    );
    expect(entry('Your supply moves to Brightwell')).toHaveTextContent(
      /11 December 2026 to 18 December 2026.*5 to 10 working days from the end of your cooling-off period/,
    );
    expect(headings().slice(2, 4)).toEqual([
      'You can change your mind',
      'Your supply moves to Brightwell',
    ]);
    cleanup();
    draw(SwitchCompleteScreen, done());
    expect(headings().slice(2, 4)).toEqual([
      'Your supply moves to Brightwell',
      'You can change your mind',
    ]);
  });

  it('CMP-19 CON-24 says one day where both ends are the same, and no more days than it knows', () => {
    const time = 'about 5 working days';
    const move = () => entry('Your supply moves to Brightwell');
    draw(SwitchCompleteScreen, done({ ...switched, moveTime: time, moveTo: switched.moveFrom }));
    expect(move()).toHaveTextContent(/About Friday 27 November 2026.*about 5 working days/);
    cleanup();
    const unknown = { ...switched, moveTo: null, finalBillBy: null };
    draw(SwitchCompleteScreen, done(unknown));
    expect(move()).toHaveTextContent('From Friday 27 November 2026');
    expect(entry(/Final bill/)).toHaveTextContent('Within six weeks of the move');
    cleanup();
    draw(SwitchCompleteScreen, done({ ...unknown, moveFrom: null, directDebitBy: null }));
    expect(move()).toHaveTextContent('5 to 10 working days after applying');
    expect(entry('Direct debit confirmed')).toHaveTextContent('Within 3 working days of applying');
    cleanup();
    draw(SwitchCompleteScreen, done({ ...unknown, moveFrom: null, startsLater: true }));
    expect(move()).toHaveTextContent('5 to 10 working days after your cooling-off period ends');
  });

  it('CMP-02 names no date where nobody here knows the day', () => {
    draw(SwitchCompleteScreen, already);
    expect(entry('Direct debit confirmed')).toHaveTextContent('Within 3 working days');
    expect(entry(/Your supply moves/)).toHaveTextContent(
      '5 to 10 working days after the start that you chose',
    );
    expect(screen.queryByText(/20\d\d/)).not.toBeInTheDocument();
  });

  it('says nothing of a direct debit where there is none', () => {
    const plan = ready({ gas: null, electricity: planInfo({ payMethod: 'PrePaymentMeter' }) });
    draw(SwitchCompleteScreen, journeyOf({ answers: { switched }, lookups: { plan } }));
    expect(screen.queryByText('Direct debit confirmed')).not.toBeInTheDocument();
  });
});

describe('for the records', () => {
  it('shows the plan where it is known', () => {
    const plan = ready({ gas: null, electricity: planInfo() });
    draw(SwitchCompleteScreen, journeyOf({ answers: { switched }, lookups: { plan } }));
    const panel = screen.getByRole('region', { name: 'Your New Tariff' });
    expect(within(panel).getByText(/Steady Fixed 12 Months/)).toBeVisible();
    cleanup();
    draw(SwitchCompleteScreen, done());
    expect(screen.queryByRole('region', { name: 'Your New Tariff' })).not.toBeInTheDocument();
  });

  it('can be printed', async () => {
    const user = userEvent.setup();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    draw(SwitchCompleteScreen, done());
    await user.click(screen.getByRole('button', { name: 'Save or print this page' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });
});
