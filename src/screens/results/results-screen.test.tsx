// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine';
import { draw } from '../testing/draw';
import { failed, journeyOf, loading, ready, runOf } from '../testing/journey';
import { planItem } from '../testing/plans';
import { ResultsScreen } from './results-screen';

afterEach(cleanup);

const listed = (...plans: readonly JsonObject[]) =>
  journeyOf({ lookups: { results: ready({ plans, uuid: 'u' }) } });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    planItem({ tariffId: `t-${index}`, tariffName: `Plan ${index}`, totalCost: 1000 + index }),
  );
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the results', () => {
  it('RES-03 RES-08 lists every plan, cheapest first, and says how many there are', () => {
    draw(
      ResultsScreen,
      listed(
        planItem({ tariffId: 'b', tariffName: 'Dearer', totalCost: 2000, supplierName: 'Harbour' }),
        planItem({ tariffId: 'a', tariffName: 'Cheaper', totalCost: 1900 }),
      ),
    );
    expect(screen.getAllByRole('article').map((article) => article.textContent)).toEqual([
      expect.stringContaining('Cheaper'),
      expect.stringContaining('Dearer'),
    ]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2 plans from 2 suppliers');
    expect(card('Dearer').getByText('Harbour')).toBeVisible();
  });

  it('RES-09 RES-24 shows the cost of a year, and of a month rounded up to whole pounds', () => {
    draw(ResultsScreen, listed(planItem({ totalCost: 1855.31 })));
    expect(screen.getByText('Projected annual energy cost')).toBeVisible();
    expect(screen.getByText('£1,855.31')).toBeVisible();
    expect(screen.getByText('£155.00')).toBeVisible();
  });

  it.each([
    [292.85, 'You save £292.85 a year', /£2,148\.16 a year now.*£1,855\.31.*£292\.85 less/],
    [-82.92, 'Costs £82.92 more a year', /£1,772\.39 a year now.*£82\.92 more/],
    [0, 'About the same as you pay now', /about the same/],
  ])('RES-10 a saving of %d is said in words, and so is the picture', (savings, words, picture) => {
    draw(ResultsScreen, listed(planItem({ totalCost: 1855.31, savings })));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('img', { name: picture })).toBeInTheDocument();
  });

  it('RES-10 puts the saving after the fee for leaving beside it', () => {
    draw(ResultsScreen, listed(planItem({ savings: 292.85, exitFees: 100 })));
    expect(screen.getByText('You save £292.85 a year')).toBeVisible();
    expect(
      screen.getByText('£192.85 in the first year, after the £100 fee to leave your plan'),
    ).toBeVisible();
  });

  it('RES-11 RES-13 RES-14 a plan that cannot be switched to says how, and has no button', () => {
    draw(
      ResultsScreen,
      listed(
        planItem({ tariffId: 'a', tariffName: 'Direct', switchOption: 'None', totalCost: 1 }),
        planItem({ tariffId: 'b', tariffName: 'Ordinary', totalCost: 2 }),
      ),
    );
    expect(card('Direct').queryByRole('button', { name: 'Switch Now' })).not.toBeInTheDocument();
    expect(card('Direct').getByText('Review Only')).toBeVisible();
    expect(card('Direct').getByText(/switch directly with Brightwell/)).toBeVisible();
    expect(card('Ordinary').getByRole('button', { name: 'Switch Now' })).toBeVisible();
    expect(card('Ordinary').queryByText('Review Only')).not.toBeInTheDocument();
  });

  it('flags the cheapest only where it saves', () => {
    const { become } = draw(ResultsScreen, listed(...many(2)));
    expect(card('Plan 0').getByText('Cheapest for you')).toBeVisible();
    expect(screen.getAllByText('Cheapest for you')).toHaveLength(1);
    become(listed(planItem({ savings: 0 })));
    expect(screen.queryByText('Cheapest for you')).not.toBeInTheDocument();
  });

  it('RES-22 RES-23 shows three details, and opens and closes the rest', async () => {
    const user = userEvent.setup();
    draw(ResultsScreen, listed(planItem()));
    const details = () =>
      within(screen.getByRole('list', { name: 'Details' })).getAllByRole('listitem');
    expect(details()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '2 more', expanded: false }));
    expect(details()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: '2 less', expanded: true }));
    expect(details()).toHaveLength(3);
  });

  it('RES-23 has no toggle where nothing is hidden', () => {
    draw(ResultsScreen, listed(planItem({ tariffDetails: ['One', 'Two', 'Three'] })));
    expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it('shows ten plans, then the rest, and reading goes on at the first that came', async () => {
    const user = userEvent.setup();
    draw(ResultsScreen, listed(...many(13)));
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show 3 more plans' }));
    expect(screen.getAllByRole('article')).toHaveLength(13);
    expect(screen.getByRole('heading', { name: 'Plan 10' })).toHaveFocus();
  });

  it('RES-04 says that there are no results, and leads back to the answers', async () => {
    const user = userEvent.setup();
    const { ways } = draw(ResultsScreen, listed());
    expect(screen.getByRole('heading', { name: 'No results found' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change your answers' }));
    expect(ways).toEqual(['currentTariff']);
  });

  it('RES-40 a failed lookup is no empty list: it says so and can be tried again', async () => {
    const user = userEvent.setup();
    const { events } = draw(ResultsScreen, journeyOf({ lookups: { results: failed } }));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your plans');
    expect(screen.queryByText('No results found')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'lookupRetried', lookup: 'results' }]);
  });

  it('says that plans are on their way, then how many came', () => {
    const { become } = draw(ResultsScreen, journeyOf({ lookups: { results: loading } }));
    expect(screen.getByRole('status')).toHaveTextContent('Comparing plans for your home');
    expect(screen.queryByText('No results found')).not.toBeInTheDocument();
    become(listed(planItem()));
    expect(screen.getByRole('status')).toHaveTextContent('1 plan from 1 supplier');
  });
});

describe('Switch Now', () => {
  const plans = [
    planItem({ tariffId: 'a', tariffName: 'First', totalCost: 1 }),
    planItem({ tariffId: 'b', tariffName: 'Second', totalCost: 2, payMethod: 'CashOrCheque' }),
  ];
  const lookups = { results: ready({ plans }) };
  const chosen = { tariffId: 'b', payMethod: 'CashOrCheque', switchOption: 'Full' };

  it('RES-35 asks for the switch with the plan as the server named it', async () => {
    const user = userEvent.setup();
    const { events } = draw(ResultsScreen, journeyOf({ lookups }));
    await user.click(card('Second').getByRole('button', { name: 'Switch Now' }));
    expect(events).toEqual([{ type: 'sequenceRequested', sequence: 'switchNow', with: chosen }]);
  });

  it('is busy while it runs, and asks for nothing else', async () => {
    const user = userEvent.setup();
    const runs = { switchNow: runOf('running', chosen) };
    const { events } = draw(ResultsScreen, journeyOf({ lookups, runs }));
    const busy = card('Second').getByRole('button', { name: 'Getting your plan ready' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    await user.click(card('First').getByRole('button', { name: 'Switch Now' }));
    expect(events).toEqual([]);
  });

  it('says beside the plan that it failed, with what the server said', () => {
    const { become } = draw(
      ResultsScreen,
      journeyOf({ lookups, runs: { switchNow: runOf('failed', chosen) } }),
    );
    expect(card('Second').getByRole('alert')).toHaveTextContent('Nothing has been switched');
    expect(card('First').queryByRole('alert')).not.toBeInTheDocument();
    become(journeyOf({ lookups, runs: { switchNow: runOf('failed', chosen, 'Sold out.') } }));
    expect(card('Second').getByRole('alert')).toHaveTextContent('Sold out.');
  });
});
