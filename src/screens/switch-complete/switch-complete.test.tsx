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

const switched = { referenceNumber: 'G4820-7713', name: 'Helen', supplierName: 'Brightwell' };
const done = (record: JsonObject = switched) => journeyOf({ answers: { switched: record } });
const already = journeyOf({ answers: { alreadySwitched: true } });
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

  it('CMP-06 CMP-09 to 12 says when and what, counted from the day of the switch', () => {
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
    draw(SwitchCompleteScreen, done({ ...switched, on: '2026-11-21' }), '2026-11-24');
    expect(entry(/application/)).toHaveTextContent('Saturday 21 November 2026');
    expect(entry(/application/)).not.toHaveTextContent('Today');
    expect(entry('Direct debit confirmed')).toHaveTextContent('By Wednesday 25 November 2026');
  });

  it('CMP-02 names no date where nobody here knows the day', () => {
    draw(SwitchCompleteScreen, already);
    expect(entry('Direct debit confirmed')).toHaveTextContent('Within 3 working days');
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
