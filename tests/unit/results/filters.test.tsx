// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/engine';
import { journeyOf, ready } from '../../../src/screens/testing/journey';
import { planItem } from '../../../src/screens/testing/plans';
import { drawResults } from './draw-results';

const listed = (...plans: readonly JsonObject[]) =>
  journeyOf({ lookups: { results: ready({ plans, uuid: 'u' }) } });

/** Two large suppliers and two others, fixed and variable, green and not. */
const home = listed(
  planItem({ tariffId: 'a', tariffName: 'Alpha', supplierId: 2, supplierName: 'Gasworks' }),
  planItem({ tariffId: 'b', tariffName: 'Beta', supplierId: 7, supplierName: 'Harbour' }),
  planItem({
    tariffId: 'c',
    tariffName: 'Gamma',
    supplierId: 501,
    supplierName: 'Brightwell',
    isFixed: false,
    isGreen: true,
  }),
  planItem({ tariffId: 'd', tariffName: 'Delta', supplierId: 502, supplierName: 'Kestrel' }),
  planItem({ tariffId: 'e', tariffName: 'Direct', supplierId: 2, switchOption: 'None' }),
  planItem({ tariffId: 'f', tariffName: 'Cash', supplierId: 2, payMethod: 'CashOrCheque' }),
);
const plans = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').lastChild?.textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));
const box = (name: RegExp) => group('Supplier').getByRole('checkbox', { name });
const list = () => screen.getByRole('combobox', { name: 'All other suppliers' });
const all = ['Alpha', 'Beta', 'Gamma', 'Delta'];

beforeAll(() => {
  // jsdom knows no dialogs; what a browser does with them is looked at in a browser.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
describe('the filters beside the list', () => {
  it('FIL-01 FIL-02 have a box for each of the six large suppliers, and for no other', () => {
    const large = [2, 7, 111, 11, 15, 16];
    drawResults(
      listed(
        ...[...large, 501].map((supplierId) =>
          planItem({ tariffId: `t-${supplierId}`, supplierId, supplierName: `No ${supplierId}` }),
        ),
      ),
    );
    const boxes = group('Supplier').getAllByRole('checkbox');
    expect(new Set(boxes.map((each) => each.parentElement?.textContent))).toEqual(
      new Set(large.map((id) => `No ${id}1 plan`)),
    );
  });

  it('FIL-01 the boxes of the large suppliers stand where none has a plan', () => {
    drawResults(listed(planItem({ supplierId: 501, supplierName: 'Brightwell' })));
    const boxes = group('Supplier').getAllByRole('checkbox');
    expect(boxes.map((each) => each.parentElement?.textContent)).toEqual([
      'British Gas0 plans',
      'E.ON Next0 plans',
      'EDF0 plans',
      'npower0 plans',
      'ScottishPower0 plans',
      'SSE0 plans',
    ]);
  });

  it('FIL-12 a supplier without a plan here, from the address, is filtered by and shown', async () => {
    drawResults(home, { filters: { supplier: ['999'] } });
    expect(plans()).toEqual([]);
    const absent = box(/A supplier without a plan on this list/);
    expect(absent).toBeChecked();
    await userEvent.setup().click(absent);
    expect(plans()).toEqual(all);
    expect(absent).toBeInTheDocument();
  });

  it('FIL-18 FIL-13 no supplier is ticked at first, and the plans of all are there', () => {
    drawResults(home);
    for (const each of group('Supplier').getAllByRole('checkbox')) expect(each).not.toBeChecked();
    expect(plans()).toEqual(all);
  });

  it('FIL-03 FIL-25 add a supplier from the list, beside those that are ticked', async () => {
    const user = userEvent.setup();
    const { choices } = drawResults(home);
    expect(
      within(list())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All other suppliers', 'Brightwell (1)', 'Kestrel (1)']);
    await user.click(box(/Gasworks/));
    expect(plans()).toEqual(['Alpha']);
    await user.selectOptions(list(), 'Kestrel (1)');
    expect(plans()).toEqual(['Alpha', 'Delta']);
    expect(box(/Kestrel/)).toBeChecked();
    expect(choices.at(-1)?.filters).toEqual({ supplier: ['2', '502'] });
  });

  it('FIL-25 a supplier that is unticked again keeps its box, and the focus', async () => {
    const user = userEvent.setup();
    drawResults(home, { filters: { supplier: ['502'] } });
    await user.click(box(/Kestrel/));
    expect(box(/Kestrel/)).toHaveFocus();
    expect(plans()).toEqual(all);
  });

  it('FIL-04 have the types of payment', async () => {
    const user = userEvent.setup();
    drawResults(home);
    const payment = screen.getByRole('combobox', { name: 'Payment type' });
    expect(payment).toHaveDisplayValue('Monthly direct debit');
    await user.selectOptions(payment, 'Cash or cheque');
    expect(plans()).toEqual(['Cash']);
  });

  it('FIL-05 FIL-06 FIL-07 have rate type, green tariffs and what can be switched to', () => {
    drawResults(home);
    const words = (name: string) =>
      group(name)
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent);
    expect(words('Rate type')).toEqual(['Any', 'Fixed', 'Variable']);
    expect(words('Green tariffs')).toEqual(['Any', 'Yes', 'No']);
    expect(words('Plans to show')).toEqual([
      'Only show plans Brand can help me switch to',
      'Include plans that require switching directly through the supplier',
    ]);
  });

  it('FIL-09 say how many plans match, and so does the list', async () => {
    const user = userEvent.setup();
    drawResults(home);
    expect(screen.getByText('4 of 6 plans match')).toBeVisible();
    await user.click(group('Rate type').getByRole('radio', { name: 'Variable' }));
    expect(screen.getByText('1 of 6 plans match')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 plan from 1 supplier' })).toBeVisible();
  });

  it('FIL-25 hold at once, and what is left is announced, also where it is as many', async () => {
    const user = userEvent.setup();
    drawResults(home);
    const [status] = screen.getAllByRole('status');
    expect(status).toHaveTextContent('4 plans from 4 suppliers. Cheapest first.');
    const before = status?.textContent;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Cheapest first');
    expect(status?.textContent).not.toBe(before);
    await user.click(group('Green tariffs').getByRole('radio', { name: 'Yes' }));
    expect(plans()).toEqual(['Gamma']);
    expect(status).toHaveTextContent('1 plan from 1 supplier. Cheapest first.');
  });

  it('FIL-10 FIL-24 Reset restores how they begin, keeps the order and the focus', async () => {
    const user = userEvent.setup();
    const filters = { supplier: ['7'], rate: 'fixed', green: 'no', switchable: 'all' };
    const { choices } = drawResults(home, { filters, order: 'supplier' });
    expect(plans()).toEqual(['Beta']);
    const reset = screen.getByRole('button', { name: 'Reset' });
    await user.click(reset);
    expect(choices).toEqual([{ filters: {}, order: 'supplier' }]);
    expect(plans()).toEqual(['Gamma', 'Alpha', 'Beta', 'Delta']);
    expect(box(/Harbour/)).not.toBeChecked();
    expect(reset).toHaveFocus();
  });

  it('what nobody offers is neither shown nor kept', async () => {
    const user = userEvent.setup();
    const { choices } = drawResults(home, {
      filters: { rate: 'free', supplier: ['', '7'], colour: 'blue' },
      order: 'best',
    });
    expect(plans()).toEqual(['Beta']);
    expect(group('Rate type').getByRole('radio', { name: 'Any' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Cheapest first');
    await user.click(group('Rate type').getByRole('radio', { name: 'Fixed' }));
    expect(choices).toEqual([{ filters: { rate: 'fixed', supplier: ['7'] }, order: null }]);
  });
});

describe('filters that leave nothing', () => {
  it('RES-05 say so in these words, and how to get out; reading goes on at the count', async () => {
    const user = userEvent.setup();
    drawResults(home, { filters: { rate: 'variable', green: 'no' } });
    expect(
      screen.getByRole('heading', { name: 'No results found for your chosen filters' }),
    ).toBeVisible();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      'No results found for your chosen filters',
    );
    expect(
      screen.getByText('We found 6 plans, but none matches all of your filters.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset the filters' }));
    expect(plans()).toEqual(all);
    expect(screen.getByRole('heading', { name: '4 plans from 4 suppliers' })).toHaveFocus();
  });

  it('RES-05 lead back to the answers where the filters are as they begin', async () => {
    const user = userEvent.setup();
    const { ways } = drawResults(listed(planItem({ switchOption: 'None' })));
    expect(
      screen.getByText('We found one plan, but it does not match all of your filters.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change your answers' }));
    expect(ways).toEqual(['currentTariff']);
  });
});

describe('the sheet of filters', () => {
  it('RES-02 FIL-10 opens with Filter Results, and has Reset and Done with the count', async () => {
    const user = userEvent.setup();
    drawResults(home, { filters: { rate: 'variable' } });
    await user.click(screen.getByRole('button', { name: 'Filter Results' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filter Results' }));
    expect(sheet.getByRole('button', { name: 'Done: show 1 plan' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Reset' }));
    expect(sheet.getByRole('status')).toHaveTextContent('4 plans from 4 suppliers');
    expect(plans()).toEqual(all);
    await user.click(sheet.getByRole('button', { name: 'Done: show 4 plans' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter Results' })).toHaveFocus();
  });
});
