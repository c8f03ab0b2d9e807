// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/engine';
import { ResultsBand } from '../../../src/screens/results';
import { failed, journeyOf, loading, ready, runOf } from '../../../src/screens/testing/journey';
import { planItem } from '../../../src/screens/testing/plans';
import { drawResults } from './draw-results';

const staying = { gasChosenPersonalProjectionPlan: null };
const withFee = (terminationFees: number, ...plans: readonly JsonObject[]) => {
  const gas = { supplier: 'British Gas', terminationFees, tariffEndDate: '2027-03-31' };
  const { answers, lookups } = listed(...plans);
  return journeyOf({
    answers,
    lookups: { ...lookups, currentPlan: ready({ gasChosenPersonalProjectionPlan: gas }) },
  });
};
const listed = (...plans: readonly JsonObject[]) =>
  journeyOf({
    answers: { switchType: 'gasToGas' },
    lookups: { results: ready({ plans, uuid: 'u' }), currentPlan: ready(staying) },
  });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    planItem({ tariffId: `t-${index}`, tariffName: `Plan ${index}`, totalCost: 1000 + index }),
  );
const card = (name: string) =>
  within(screen.getByRole('article', { name: (words) => words.endsWith(`, ${name}`) }));

describe('the results', () => {
  it('RES-03 RES-08 lists every plan, cheapest first, and says how many there are', () => {
    drawResults(
      listed(
        planItem({
          tariffId: 'b',
          tariffName: 'Dearer',
          totalCost: 2000,
          supplierId: 502,
          supplierName: 'Harbour',
        }),
        planItem({ tariffId: 'a', tariffName: 'Cheaper', totalCost: 1900 }),
      ),
    );
    expect(screen.getAllByRole('article').map((article) => article.textContent)).toEqual([
      expect.stringContaining('Cheaper'),
      expect.stringContaining('Dearer'),
    ]);
    expect(
      screen.getByRole('heading', { level: 2, name: '2 plans from 2 suppliers' }),
    ).toBeVisible();
    expect(card('Dearer').getByText('Harbour')).toBeVisible();
  });

  it('RES-06 RES-07 a supplier stands as letters on a tile, beside its name', () => {
    drawResults(listed(planItem({ tariffName: 'Steady', supplierName: 'Brightwell' })));
    expect(card('Steady').getByText('Br')).toHaveAttribute('aria-hidden', 'true');
    expect(card('Steady').getByText('Brightwell')).toBeVisible();
  });

  it('RES-09 RES-24 RES-41 shows the cost of a year, and of a month rounded up to whole pounds', () => {
    drawResults(listed(planItem({ totalCost: 1855.31 })));
    expect(screen.getByText('Projected annual energy cost')).toBeVisible();
    expect(screen.getByText('£1,855.31')).toBeVisible();
    expect(screen.getByText('£155.00')).toBeVisible();
  });

  it('RES-34 one tariff that is paid in two ways is two plans to compare, and the address tells them apart', async () => {
    const user = userEvent.setup();
    const monthly = planItem();
    const cash = planItem({ payMethod: 'CashOrCheque', totalCost: 1900 });
    const box = () => card('Steady Fixed 12 Months').getByRole('checkbox', { name: /^Compare/ });
    const byCash = drawResults(listed(monthly, cash), { filters: { payment: ['cashOrCheque'] } });
    await user.click(box());
    const [{ picked = [] } = {}] = byCash.choices;
    cleanup();
    const byDebit = drawResults(listed(monthly, cash), { picked });
    expect(box()).not.toBeChecked();
    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(byDebit.parameters).toEqual([
      { one: 't-1', onePays: 'CashOrCheque', two: 't-1', twoPays: 'MonthlyDirectDebit' },
    ]);
  });

  it('RES-10 the price cap is a line at each plan, and said in words once; without one nothing is', () => {
    const priceCap = { cost: 2100, from: '2026-07-01', until: '2026-09-30' };
    const told = (withCap: object) => {
      const results = ready({ plans: many(3), uuid: 'u', ...withCap });
      const lookups = { results, currentPlan: ready(staying) };
      drawResults(journeyOf({ answers: { switchType: 'gasToGas' }, lookups }));
      const pictures = screen.getAllByRole('img', { name: /^Staying costs/ });
      const said = pictures.filter((one) => /price cap/.test(one.getAttribute('aria-label') ?? ''));
      const counts = [
        said.length,
        screen.queryAllByText(
          /^Dotted line: the price cap of 1 July to 30 September 2026, £2,100\.00 a year/,
        ).length,
      ];
      cleanup();
      return counts;
    };
    expect(told({ priceCap })).toEqual([3, 1]);
    expect(told({})).toEqual([0, 0]);
  });

  it.each([
    [
      292.85,
      'You save £292.85 a year',
      /£2,148\.16 over the next 12 months.*£1,855\.31.*£292\.85 less/,
    ],
    [-82.92, 'Costs £82.92 more a year', /£1,772\.39 over the next 12 months.*£82\.92 more/],
    [0, 'About the same as staying', /about the same/],
  ])('RES-10 a saving of %d is said in words, and so is the picture', (savings, words, picture) => {
    drawResults(listed(planItem({ totalCost: 1855.31, savings })));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('img', { name: picture })).toBeInTheDocument();
  });

  it.each([
    [113.53, 'You save £13.53 in the first year', 'save', 'Then £113.53 a year, at these prices'],
    [
      86.17,
      'Costs £13.83 more in the first year',
      'more',
      'Then saves £86.17 a year, at these prices',
    ],
    [
      -22.49,
      'Costs £122.49 more in the first year',
      'more',
      'Then costs £22.49 more a year, at these prices',
    ],
    [100, 'About the same in the first year', 'same', 'Then saves £100.00 a year, at these prices'],
    [
      0,
      'Costs £100.00 more in the first year',
      'more',
      'Then about the same a year as staying, at these prices',
    ],
  ])(
    'RES-10 with a fee, a saving of %d: the first year is said first',
    (savings, first, kind, then) => {
      drawResults(withFee(100, planItem({ totalCost: 1454.18, savings })));
      const [line, next] = [screen.getByText(first), screen.getByText(then)];
      expect(line).toHaveClass(`s-saving--${kind}`);
      expect(line.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(
        screen.queryByText(/^You save .* a year$|^Costs .* more a year$/),
      ).not.toBeInTheDocument();
      expect(
        screen.getByRole('img', { name: /£100 fee to leave British Gas.*first year/ }),
      ).toBeVisible();
      expect(screen.getByText('£100 fee to leave British Gas, paid once')).toBeVisible();
      // Under the first plan on phones, in the band elsewhere: the page draws one of the two.
      const ofFee = /so the order is the same with it/;
      expect(screen.getAllByText(ofFee)).toHaveLength(1);
      cleanup();
      drawResults(withFee(100, planItem({ totalCost: 1454.18, savings })), {}, {}, ResultsBand);
      expect(screen.getAllByText(ofFee)).toHaveLength(1);
    },
  );

  it('RES-24 the month of a prepayment plan is one of top-ups', () => {
    drawResults(withFee(0, planItem({ payMethod: 'PrePaymentMeter' })), {
      filters: { payment: 'prePaymentMeter' },
    });
    expect(screen.getByText('Top-ups a month, about')).toBeVisible();
    expect(screen.queryByText('A month')).not.toBeInTheDocument();
  });

  it('RES-10 without a fee says nothing of a first year or of a fee', () => {
    drawResults(withFee(0, planItem({ savings: 113.53 })));
    expect(screen.getByText('You save £113.53 a year')).toBeVisible();
    expect(
      card('Steady Fixed 12 Months').queryByText(/first year|fee to leave (?!early)/),
    ).not.toBeInTheDocument();
    expect(screen.queryByText(/order is the same/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Then/)).not.toBeInTheDocument();
  });

  it('RES-10 RES-30 a projection that failed leaves price and plan, and no word of a saving', () => {
    const { lookups } = listed(planItem({ totalCost: 1454.18 }));
    drawResults(journeyOf({ lookups: { ...lookups, currentPlan: failed } }));
    expect(screen.getByText('We could not work out what you would save')).toBeVisible();
    expect(screen.getByText('£1,454.18')).toBeVisible();
    expect(
      card('Steady Fixed 12 Months').queryByText(
        /You save|Costs|About the same|fee to leave (?!early)/,
      ),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /£/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Cheapest (we|of)/)).not.toBeInTheDocument();
  });

  it('FIL-07 offers a cheaper plan that is hidden, shows it, and says the new count', async () => {
    const user = userEvent.setup();
    const { choices } = drawResults(
      listed(
        planItem({ tariffId: 'a', tariffName: 'Direct', switchOption: 'None', totalCost: 1400 }),
        planItem({ tariffId: 'b', tariffName: 'Ordinary', totalCost: 1500 }),
      ),
    );
    expect(screen.getByText(/1 cheaper plan, straight from its supplier\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(choices).toEqual([{ filters: { switchable: 'all' }, order: null }]);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 plans from 1 supplier.');
    expect(
      screen.getByRole('heading', { level: 2, name: '2 plans from 1 supplier' }),
    ).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show it' })).not.toBeInTheDocument();
    expect(card('Direct').getByText('Cheapest of these')).toBeVisible();
    expect(screen.queryByText('Cheapest we can switch for you')).not.toBeInTheDocument();
  });

  it('FIL-07 offers nothing where what is hidden costs as much', () => {
    drawResults(
      listed(
        planItem({ tariffId: 'a', switchOption: 'None', totalCost: 1500 }),
        planItem({ tariffId: 'b', totalCost: 1500 }),
      ),
    );
    expect(screen.queryByText(/cheaper plan/)).not.toBeInTheDocument();
  });

  it('RES-11 RES-13 RES-14 a plan that cannot be switched to says how, and has no button', () => {
    drawResults(
      listed(
        planItem({ tariffId: 'a', tariffName: 'Direct', switchOption: 'None', totalCost: 1 }),
        planItem({ tariffId: 'b', tariffName: 'Ordinary', totalCost: 2 }),
      ),
      { filters: { switchable: 'all' } },
    );
    expect(card('Direct').queryByRole('button', { name: /^Switch Now, / })).not.toBeInTheDocument();
    expect(card('Direct').getByText('Review Only')).toBeVisible();
    expect(card('Direct').getByText(/switch directly with Brightwell/)).toBeVisible();
    expect(card('Ordinary').getByRole('button', { name: /^Switch Now, / })).toBeVisible();
    expect(card('Ordinary').queryByText('Review Only')).not.toBeInTheDocument();
    expect(card('Ordinary').queryByText(/switch directly with/)).not.toBeInTheDocument();
  });

  it('RES-12 every plan has More Info, also one that is for review only', async () => {
    const user = userEvent.setup();
    const { events } = drawResults(
      listed(
        planItem({ tariffId: 'a', tariffName: 'Direct', switchOption: 'None' }),
        planItem({ tariffId: 'b', tariffName: 'Ordinary' }),
      ),
      { filters: { switchable: 'all' } },
    );
    expect(screen.getAllByRole('button', { name: /^More Info, / })).toHaveLength(2);
    await user.click(card('Direct').getByRole('button', { name: /^More Info, / }));
    expect(events).toMatchObject([
      { type: 'sequenceRequested', sequence: 'moreInfo', with: { tariffId: 'a' } },
    ]);
  });

  it('flags the cheapest only where it saves', () => {
    const { become } = drawResults(listed(...many(2)));
    expect(card('Plan 0').getByText('Cheapest we can switch for you')).toBeVisible();
    expect(screen.getAllByText('Cheapest we can switch for you')).toHaveLength(1);
    become(withFee(100, planItem({ savings: 100 })));
    expect(screen.queryByText('Cheapest we can switch for you')).not.toBeInTheDocument();
    become(listed(planItem({ savings: 0 })));
    expect(screen.queryByText('Cheapest we can switch for you')).not.toBeInTheDocument();
  });

  it('RES-22 RES-23 shows three details, and opens and closes the rest', async () => {
    const user = userEvent.setup();
    drawResults(listed(planItem()));
    const details = () =>
      within(screen.getByRole('list', { name: 'Details' })).getAllByRole('listitem');
    expect(details()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '2 more', expanded: false }));
    expect(details()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: '2 less', expanded: true }));
    expect(details()).toHaveLength(3);
  });

  it('RES-23 has no toggle where nothing is hidden', () => {
    drawResults(listed(planItem({ tariffDetails: ['One', 'Two', 'Three'] })));
    expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it('shows ten plans, then the rest, and reading goes on at the first that came', async () => {
    const user = userEvent.setup();
    drawResults(listed(...many(13)));
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show 3 more plans' }));
    expect(screen.getAllByRole('article')).toHaveLength(13);
    expect(screen.getByRole('heading', { name: /Plan 10$/ })).toHaveFocus();
  });

  it('RES-04 says that there are no results, and leads back to the answers', async () => {
    const user = userEvent.setup();
    const { ways } = drawResults(listed());
    expect(screen.getByRole('heading', { name: 'No results found' })).toBeVisible();
    expect(screen.queryByText('No results found for your chosen filters')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change your answers' }));
    expect(ways).toEqual(['currentTariff']);
  });

  it('RES-03 RES-33 the carbon card stands after the third plan, and never for electricity alone', () => {
    const drawn = (switchType: string, carbonOffset = true) => {
      cleanup();
      const results = ready({ plans: many(4), uuid: 'u' });
      const lookups = { results, carbon: ready({ carbonFootprint: 2104.5 }) };
      drawResults(journeyOf({ answers: { switchType }, lookups }), {}, { carbonOffset });
      const headings = screen.getAllByRole('heading', { level: 3 });
      return headings.flatMap((each) => /Plan \d$|.*CO₂.*/.exec(each.textContent)?.[0] ?? []);
    };
    const card = '2.10 tons CO₂/year';
    expect(drawn('gasToGas')).toEqual(['Plan 0', 'Plan 1', 'Plan 2', card, 'Plan 3']);
    expect(drawn('electricityToElectricity')).toEqual(['Plan 0', 'Plan 1', 'Plan 2', 'Plan 3']);
    expect(drawn('gasToGas', false)).toEqual(['Plan 0', 'Plan 1', 'Plan 2', 'Plan 3']);
  });

  it('RES-40 a failed lookup is no empty list: it says so and can be tried again', async () => {
    const user = userEvent.setup();
    const { events } = drawResults(journeyOf({ lookups: { results: failed } }));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your plans');
    expect(screen.queryByText('No results found')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'lookupRetried', lookup: 'results' }]);
  });

  it('says that plans are on their way, then how many came', () => {
    const { become } = drawResults(journeyOf({ lookups: { results: loading } }));
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Comparing plans for your home');
    expect(screen.queryByText('No results found')).not.toBeInTheDocument();
    become(listed(planItem()));
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      '1 plan from 1 supplier. Cheapest first.',
    );
  });
});

describe('Switch Now', () => {
  const plans = [
    planItem({ tariffId: 'a', tariffName: 'First', totalCost: 1 }),
    planItem({ tariffId: 'b', tariffName: 'Second', totalCost: 2, switchOption: 'Partial' }),
  ];
  const lookups = { results: ready({ plans }) };
  const chosen = { tariffId: 'b', payMethod: 'MonthlyDirectDebit', switchOption: 'Partial' };

  it('RES-35 asks for the switch with the plan as the server named it', async () => {
    const user = userEvent.setup();
    const { events } = drawResults(journeyOf({ lookups }));
    await user.click(card('Second').getByRole('button', { name: /^Switch Now, / }));
    expect(events).toEqual([{ type: 'sequenceRequested', sequence: 'switchNow', with: chosen }]);
  });

  it('is busy while it runs, asks for nothing else, and every button says that it cannot be pressed', async () => {
    const user = userEvent.setup();
    const runs = { switchNow: runOf('running', chosen) };
    const { events, become } = drawResults(journeyOf({ lookups, runs }));
    const busy = card('Second').getByRole('button', { name: /^Getting your plan ready, / });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    const buttons = () => screen.getAllByRole('button', { name: /, (First|Second)$/ });
    expect(buttons()).toHaveLength(4);
    for (const button of buttons()) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
    }
    expect(events).toEqual([]);
    become(journeyOf({ lookups }));
    for (const button of buttons()) expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('says beside the plan that it failed, with what the server said', () => {
    const { become } = drawResults(
      journeyOf({ lookups, runs: { switchNow: runOf('failed', chosen) } }),
    );
    expect(card('Second').getByRole('alert')).toHaveTextContent('Nothing has been switched');
    expect(card('First').queryByRole('alert')).not.toBeInTheDocument();
    become(journeyOf({ lookups, runs: { switchNow: runOf('failed', chosen, 'Sold out.') } }));
    expect(card('Second').getByRole('alert')).toHaveTextContent('Sold out.');
  });
});
