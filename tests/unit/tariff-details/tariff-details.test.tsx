// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { blankEntry } from '../../../src/engine/commits/entry';
import { noCommits } from '../../../src/engine/start';
import { failed, loading, ready, runOf } from '../../../src/screens/testing/journey';
import { atTariff, label, onList, projection, projectionPlan, tariffInfo } from './a-tariff';
import { drawTariff } from './draw-tariff';

const aside = () => within(screen.getByRole('complementary'));
const sheet = (name: string) => within(screen.getByRole('region', { name }));
const press = async (name: string | RegExp) =>
  userEvent.setup().click(screen.getByRole('button', { name }));

describe('the price of a plan and the way to it', () => {
  it('TAR-02 Switch Now asks for the switch of this plan, with what the list says of it', async () => {
    const { events } = drawTariff(atTariff());
    expect(aside().getByText('£72.00')).toBeVisible();
    expect(aside().getByText('£855.31 a year')).toBeVisible();
    await press('Switch Now');
    expect(events).toEqual([
      {
        type: 'sequenceRequested',
        sequence: 'switchNow',
        with: { tariffId: 't-1', payMethod: 'MonthlyDirectDebit', switchOption: 'Full' },
      },
    ]);
  });

  it('TAR-02 a plan for review only has the badge in place of the button, and says how to switch', () => {
    drawTariff(atTariff({ lookups: onList({ switchOption: 'None' }) }));
    expect(screen.queryByRole('button', { name: 'Switch Now' })).toBeNull();
    expect(aside().getByText('Review Only')).toBeVisible();
    expect(aside().getByText(/switch directly with Brightwell Energy/)).toBeVisible();
  });

  it('TAR-02 while a switch is not settled nobody is told that the plan is for review only', () => {
    const open = { ...blankEntry('switch', '7001'), state: 'doubt' as const };
    drawTariff({ ...atTariff(), commits: { ...noCommits, ledger: { switch: [open] } } });
    expect(screen.queryByRole('button', { name: 'Switch Now' })).toBeNull();
    expect(aside().queryByText(/switch directly with/)).toBeNull();
  });

  it('TAR-02 a plan that is not on the list cannot be switched to, and says so', () => {
    drawTariff(atTariff({ lookups: onList({ tariffId: 'other' }) }));
    expect(screen.queryByRole('button', { name: 'Switch Now' })).toBeNull();
    expect(aside().queryByText('Review Only')).toBeNull();
    expect(aside().getByText(/not on your list/)).toBeVisible();
  });

  it('TAR-02 without the list there is no Switch Now, but Try again', async () => {
    const { events } = drawTariff(atTariff({ lookups: { results: failed } }));
    expect(screen.queryByRole('button', { name: 'Switch Now' })).toBeNull();
    await press('Try again');
    expect(events).toEqual([{ type: 'lookupRetried', lookup: 'results' }]);
  });

  it('a second press asks for nothing while the first is on its way; a failure is said', async () => {
    const asked = { tariffId: 't-1', payMethod: 'MonthlyDirectDebit', switchOption: 'Full' };
    const page = drawTariff(atTariff({ runs: { switchNow: runOf('running', asked) } }));
    await press('Getting your plan ready');
    expect(page.events).toEqual([]);
    page.become(atTariff({ runs: { switchNow: runOf('failed', asked, 'Gone for today.') } }));
    expect(aside().getByRole('alert')).toHaveTextContent('Gone for today.');
  });

  it('TAR-03 TAR-04 contact us writes to the brand, or calls where it has no e-mail', () => {
    drawTariff(atTariff(), { email: 'help@brand.example' });
    const link = () => aside().getByRole('link', { name: 'Contact us' });
    expect(link()).toHaveAttribute('href', 'mailto:help@brand.example');
    cleanup();
    drawTariff(atTariff(), { email: '', phone: { number: '0800 123 4567', hours: '' } });
    expect(link()).toHaveAttribute('href', 'tel:08001234567');
  });

  it('TAR-01 leads back to the plans as they were left', async () => {
    const { ways } = drawTariff(atTariff());
    await press('Back to all plans');
    expect(ways).toEqual(['back to quoteResults']);
  });
});

describe('what the plan offers', () => {
  const lines = () => within(screen.getByRole('main')).getAllByRole('listitem');

  it('TAR-06 TAR-07 shows four features, then all of them, what the supplier says included', async () => {
    drawTariff(atTariff());
    expect(lines()).toHaveLength(4);
    expect(lines()[0]).toHaveTextContent(
      'Fixed until 31 March 2027Your rates will not change before then, whenever your supply starts',
    );
    await press('3 more features');
    expect(lines()).toHaveLength(7);
    expect(lines()[4]).toHaveFocus();
    expect(lines().at(-1)).toHaveTextContent('Answers within a day');
    await press('3 fewer features');
    expect(lines()).toHaveLength(4);
  });

  it('TAR-12 TAR-13 the supplier in its own words, and its terms in a new window', () => {
    drawTariff(atTariff());
    expect(screen.getByRole('heading', { name: 'About Brightwell' })).toBeVisible();
    expect(screen.getByText(/about 400,000 homes/)).toBeVisible();
    const terms = screen.getByRole('link', { name: /^View Terms & Conditions/ });
    expect(terms).toHaveAttribute('href', 'https://brightwell.example/terms');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(terms).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(terms).toHaveAccessibleName(/opens in a new window/);
  });

  it.each(['http://brightwell.example/terms', 'javascript:alert(1)', '/terms', ''])(
    'TAR-13 terms at “%s” are not led to',
    (supplier) => {
      const termsAndConditionsUrlDto = { supplier, tariff: '' };
      drawTariff(
        atTariff({ lookups: { tariff: ready(tariffInfo({ termsAndConditionsUrlDto })) } }),
      );
      expect(screen.queryByRole('link', { name: /View Terms/ })).toBeNull();
    },
  );

  it('a plan that the partner does not know is said, with the way back, and without a price', () => {
    drawTariff(atTariff({ lookups: { tariff: ready(null) } }));
    expect(screen.getByText(/There is no plan at this address/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'See all plans' })).toBeVisible();
    expect(screen.queryByText('You would pay')).toBeNull();
  });
});

describe('the two tariffs side by side', () => {
  it('TAR-08 a card for the existing and one for the new tariff, with the saving in words', () => {
    drawTariff(atTariff());
    expect(sheet('Existing tariff').getByText('£1,148.16')).toBeVisible();
    expect(sheet('Existing tariff').getByText('130')).toBeVisible();
    expect(sheet('New tariff').getByText('£855.31', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('You save £242.85 in the first year')).toBeVisible();
    expect(screen.getByText('Then £292.85 a year, at these prices')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/£50 fee.*which is £242.85 less/);
    expect(aside().getByText(/And £50.00 once, to leave .+ you save £242.85/)).toBeVisible();
  });

  it('TAR-08 TAR-18 says nothing of a fee where there is none', () => {
    const existingProjection = ready(projection(projectionPlan({ terminationFees: 0 })));
    drawTariff(atTariff({ lookups: { existingProjection } }));
    expect(screen.getByText('You save £292.85 a year')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/which is £292.85 less/);
    expect(screen.queryByText(/first year|once, to leave/)).not.toBeInTheDocument();
  });

  it('TAR-08 TAR-18 a projection that failed leaves no saving and no fee', () => {
    drawTariff(atTariff({ lookups: { existingProjection: failed } }));
    expect(screen.getByText('We could not work out what you would save')).toBeVisible();
    expect(screen.queryByText(/You save|first year|once, to leave/)).not.toBeInTheDocument();
  });

  it('RES-10 TAR-08 the first year as a sum, before all else, and from when leaving is free', () => {
    drawTariff(atTariff());
    const costs = sheet('What it costs you');
    const lines = costs
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(lines).toEqual([
      [
        'Staying, Pennine Power Simply Fixed 24Over the next 12 months. When a fix ends, standard prices count.',
        '£1,148.16',
      ],
      ['New, Brightwell Energy Steady Fixed 12 Months', '£855.31'],
      ['Fee to leave Pennine Power, once', '+ £50.00'],
      ['Your first year with Brightwell Energy£242.85 less than staying', '£905.31'],
    ]);
    const wait = sheet('You could wait');
    expect(
      wait.getByText(
        /^Your fix ends on 31 March 2027, in 130 days\. From 10 February 2027 you leave/,
      ),
    ).toBeVisible();
    expect(wait.getByRole('link', { name: 'Add it to your calendar' })).toHaveAttribute(
      'href',
      expect.stringContaining('DTSTART%3BVALUE%3DDATE%3A20270210'),
    );
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['What it costs you', 'You could wait', 'What you get']));
  });

  it('RES-10 nobody is told to wait where there is no fee, or where it could not be worked out', () => {
    const existingProjection = ready(projection(projectionPlan({ terminationFees: 0 })));
    drawTariff(atTariff({ lookups: { existingProjection } }));
    expect(screen.queryByText('You could wait')).not.toBeInTheDocument();
    expect(sheet('What it costs you').getAllByRole('term')).toHaveLength(2);
    cleanup();
    drawTariff(atTariff({ lookups: { existingProjection: failed } }));
    expect(screen.queryByText('You could wait')).not.toBeInTheDocument();
    expect(sheet('What it costs you').getAllByRole('term')).toHaveLength(1);
  });

  it('TAR-08 the month of a prepayment plan is one of top-ups', () => {
    drawTariff(atTariff({ lookups: onList({ payMethod: 'PrePaymentMeter' }) }));
    expect(aside().getByText('of top-ups a month, about', { exact: false })).toBeVisible();
    expect(sheet('New tariff').getByText(/^About £.+ of top-ups a month$/)).toBeVisible();
  });

  it('TAR-09 More Info opens the whole projection, Less Info closes it', async () => {
    drawTariff(atTariff());
    const row = () => screen.queryByRole('row', { name: /^Energy use/ });
    expect(row()).toBeNull();
    await press('More Info');
    expect(row()).toHaveTextContent('11,500 kWh');
    await press('Less Info');
    expect(row()).toBeNull();
  });

  it('TAR-10 the default tariff has a table only where one follows, behind a button, and says of which side', async () => {
    drawTariff(atTariff());
    expect(screen.queryByRole('heading', { name: /^Standard/ })).toBeNull();
    cleanup();
    const afterwards = projectionPlan({ tariffName: 'Standard Variable', unitRate: 7.61 });
    const existingProjection = ready(projection(projectionPlan(), afterwards));
    drawTariff(atTariff({ lookups: { existingProjection } }));
    const standard = sheet('Standard (default tariff)');
    expect(standard.queryByRole('row')).toBeNull();
    await userEvent.click(standard.getByRole('button', { name: 'More Info' }));
    expect(standard.getByRole('row', { name: /^Unit rate/ })).toHaveTextContent('7.610p');
    expect(standard.getByText(/Nothing follows the new tariff/)).toBeVisible();
    expect(standard.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Existing',
    ]);
  });

  it('TAR-11 the label is a table with the names of its rows and columns', () => {
    drawTariff(atTariff());
    const table = screen.getByRole('table', { name: 'Tariff Information Label' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    const row = within(table).getByRole('row', { name: /^Unit rate/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Unit rate pence per kWh');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['7.410p', '6.410p']);
  });

  it('TAR-22 a rate that one tariff alone has is “Not given” for the other', () => {
    const newLabel = ready({
      gas: label({ unitRate: null, unitRateDay: 30.12, unitRateNight: 16.4 }),
      electricity: null,
    });
    drawTariff(atTariff({ lookups: { newLabel } }));
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(/^Unit rate, day/)).toEqual(['Not given', '30.120p']);
    expect(cells(/^Unit rate ?pence/)).toEqual(['7.410p', 'Not given']);
  });

  it.each([
    ['existingProjection', 'We could not work out what you would pay if you stayed'],
    ['newProjection', 'We could not work out what you would pay with this plan'],
    ['existingLabel', 'We could not load the label of your existing tariff'],
    ['newLabel', 'We could not load the label of this plan'],
    ['tariff', 'We could not load what this plan offers'],
  ])(
    'TAR-22 %s that failed says so, has its own Try again, and leaves the rest',
    async (lookup, title) => {
      const { events } = drawTariff(atTariff({ lookups: { [lookup]: failed } }));
      expect(screen.getByRole('alert')).toHaveTextContent(title);
      expect(screen.getByRole('button', { name: 'Switch Now' })).toBeVisible();
      await press('Try again');
      expect(events).toEqual([{ type: 'lookupRetried', lookup }]);
    },
  );

  it('TAR-22 a projection that the partner does not give is said, and no year is made up', () => {
    drawTariff(atTariff({ lookups: { newProjection: ready(projection(null)) } }));
    expect(sheet('New tariff').getByText(/not told what a year would cost/)).toBeVisible();
    expect(sheet('New tariff').queryByText(/£/)).toBeNull();
  });

  it('TAR-22 while nothing is there yet but the list, price and button stand, and the rest waits', () => {
    const names = ['tariff', 'existingProjection', 'newProjection', 'existingLabel', 'newLabel'];
    drawTariff(atTariff({ lookups: Object.fromEntries(names.map((name) => [name, loading])) }));
    expect(screen.getByRole('status')).toHaveTextContent('Getting the plan');
    expect(screen.getByRole('button', { name: 'Switch Now' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Tariff Information Label' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.queryByText('Not given')).toBeNull();
  });
});
