// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject, Lookup, TableRowView, Look } from '../../engine';
import { draw } from '../testing/draw';
import { failed, journeyOf, loading, ready } from '../testing/journey';
import { plainCells, planInfo } from '../testing/plans';
import { NewTariffSummary } from './new-tariff-card';

const show = (plan: Lookup, look: Look = { shown: null, item: null }) =>
  draw(NewTariffSummary, journeyOf({ lookups: { plan } }), undefined, { lookAt: () => look });
const row = (label: string, hint: string, cell: string) => ({
  ...{ label: [label], hint: [hint], cells: [[cell]], ...plainCells },
});
/** What the configuration says of the saving, and of what is paid once. */
const lookOf = (values: JsonObject, ...rows: readonly TableRowView[]): Look => ({
  item: {
    ...{ key: '', item: {}, values, badges: [], badgesFirst: null },
    ...{ details: [], detailsFirst: 0, actions: [] },
  },
  shown: {
    ...{ items: [], total: 0, first: null, order: null, orders: [], filters: [], cards: [] },
    ...{ counts: {}, offers: [] },
    tables: [
      {
        ...{ id: 'fee', title: [], lead: [], columns: [] },
        groups: [{ id: 'fee', title: [], first: null, rows }],
      },
    ],
  },
});
const saves = (saving: number) => ({ saving, fees: 0, savingAfterFees: saving });
const answer = (electricity: Json, gas: Json) => ready({ electricity, gas });

describe('Your New Tariff', () => {
  it('CUS-36 CUS-37 CUS-39 CUS-40 shows each fuel and the whole, by year and month', () => {
    show(
      answer(planInfo(), planInfo({ cost: 837.53, gasCost: null, gasSavings: null })),
      lookOf(saves(292.85)),
    );
    expect(screen.getByRole('row', { name: 'Electricity £1,017.78 £85.00' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Gas £837.53 £70.00' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Total £1,855.31 £155.00' })).toBeVisible();
    expect(screen.getByText('You save £292.85 a year')).toBeVisible();
  });

  it('CUS-36 says the fee for leaving, what it makes of the first year, and then the others', () => {
    const free = 'Leaving British Gas is free from 10 February 2027.';
    const fee = row('Fee to leave British Gas, once', free, '£100.00');
    const values = { saving: 86.17, fees: 100, savingAfterFees: -13.83 };
    show(answer(planInfo(), null), lookOf(values, fee));
    expect(
      screen.getByRole('row', { name: 'Fee to leave British Gas, once £100.00' }),
    ).toBeVisible();
    expect(screen.getByText('Costs £13.83 more in the first year')).toBeVisible();
    expect(screen.getByText('Then saves £86.17 a year, at these prices')).toBeVisible();
    expect(screen.getByRole('row', { name: free })).toBeVisible();
    // The folded line of a phone says it too.
    expect(
      screen.getByRole('button', {
        name: /£155\.00 a month.*Fee to leave British Gas, once: £100\.00/,
      }),
    ).toBeVisible();
  });

  it('CUS-36 says nothing of a fee where there is none', () => {
    show(answer(planInfo(), null), lookOf(saves(292.85)));
    expect(screen.queryByText(/fee to leave|first year/i)).not.toBeInTheDocument();
  });

  it('CUS-36 says nothing of a saving that could not be worked out', () => {
    show(answer(planInfo(), null), lookOf({ saving: null, fees: null, savingAfterFees: null }));
    expect(screen.getByText('We could not work out what you would save')).toBeVisible();
    expect(screen.queryByText(/You save|Costs £/)).not.toBeInTheDocument();
  });

  it('CUS-39 rounds the whole, not the sum of what was rounded', () => {
    show(answer(planInfo({ cost: 1200.1, gasCost: 600.1 }), null));
    expect(screen.getByRole('row', { name: 'Electricity £1,200.10 £101.00' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Gas £600.10 £51.00' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Total £1,800.20 £151.00' })).toBeVisible();
    expect(
      screen.getByText(
        'Monthly figures are a twelfth of the year, each rounded up to the next pound. That is why £101 and £51 stand beside £151.',
      ),
    ).toBeVisible();
  });

  it('CUS-39 says nothing of a sum where the months add up', () => {
    show(answer(planInfo(), planInfo({ cost: 837.53, gasCost: null, gasSavings: null })));
    expect(screen.getByText(/rounded up to the next pound\.$/)).toBeVisible();
    expect(screen.queryByText(/together/)).not.toBeInTheDocument();
  });

  it('CUS-40 CUS-44 top-ups are never called a payment of every month', () => {
    show(answer(planInfo(), null), lookOf({ ...saves(292.85), monthIs: 'topUps' }));
    expect(screen.getByRole('columnheader', { name: 'Top-ups a month, about' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'About £155.00 of top-ups a month' })).toBeVisible();
  });

  it('CUS-45 CUS-46 one fuel alone is named as the server names it', () => {
    const gas = planInfo({ fuelTitle: 'Gas', cost: 837.53, savings: -20, gasCost: null });
    show(answer(null, { ...gas, gasSavings: null }), lookOf(saves(-20)));
    expect(screen.getByRole('row', { name: 'Gas £837.53 £70.00' })).toBeVisible();
    expect(screen.queryByText('Electricity')).not.toBeInTheDocument();
    expect(screen.getByText('Costs £20.00 more a year')).toBeVisible();
  });

  it('CUS-36 keeps its names while the figures are on their way', () => {
    show(loading);
    expect(screen.getByRole('region', { name: 'Your New Tariff' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    expect(screen.queryByText(/£/)).not.toBeInTheDocument();
  });

  it('says that it could not be loaded, and can be tried again', async () => {
    const user = userEvent.setup();
    const { events } = show(failed);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'lookupRetried', lookup: 'plan' }]);
  });

  it('CUS-40 opens from one line with the cost of a month', async () => {
    const user = userEvent.setup();
    show(answer(planInfo(), null));
    const line = screen.getByRole('button', { name: '£155.00 a month', expanded: false });
    await user.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
  });
});
