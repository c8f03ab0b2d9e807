import { few, inFull, runs } from '../full';
import { completeSwitch, toConfirm } from './support/doubt';
import { openAnswered } from './support/first-step-kept';
import { household } from './support/household';
import { Keys } from './support/keys';
import { look } from './support/look';
import {
  atCheckout,
  chooseOffset,
  goToCheckout,
  headingOf,
  offsetHousehold,
  partOf,
  paymentsOf,
  projectOf,
  projects,
  quoteToOffset,
  uuidAt,
} from './support/offset';
import { operation } from './support/operation';
import { answerFirstStep } from './support/quote-type';
import { oneSupplier, quoteTypes } from './support/quote-types';
import { viewQuotes } from './support/results';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

const parts = [
  { percentage: 25, cost: '£9.63', tons: '0.77', project: projects.peat, width: 390 },
  { percentage: 100, cost: '£38.51', tons: '3.08', project: projects.hedges, width: 1280 },
] as const;

for (const { percentage, cost, tons, project, width } of runs<readonly (typeof parts)[number][]>(
  parts.slice(0, 1),
  parts,
)) {
  test(`CMP-14 CMP-15 CMP-16 CMP-17 CAR-02 to CAR-09 CAR-13 CAR-17 to CAR-21 CAR-01 from the last page, ${String(percentage)}% is paid, ${String(width)} px wide`, async ({
    visit,
    request,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 900 });
    await toConfirm(visit, offsetHousehold());
    await completeSwitch(visit);
    await visit.isAt('/switch-complete');
    const card = page.getByRole('region', { name: '3.08 tons CO₂/year' });
    await expect(card).toContainText('£38.51');
    await expect(page.getByText('separate from your energy supply')).toBeVisible();
    await look(visit, `the last page with the carbon card ${String(width)}`);
    const uuid = await uuidAt(visit, () => visit.button('Offset my carbon now!').click());
    await visit.isAt('/carbon-offset');
    await expect(page.getByText('Hello Zoë.')).toBeVisible();
    await chooseOffset(visit, project, percentage);
    await expect(
      page.getByText(`${tons} tons of 3.08 tons CO₂, for one year. Paid once.`),
    ).toBeVisible();
    const asked = page.waitForRequest(operation('carbonPayment'));
    await goToCheckout(visit, `Offset ${String(percentage)}% for ${cost}`);
    expect((await asked).postDataJSON(), 'the whole of what is known, with the choice').toEqual({
      customerId: expect.stringMatching(/./) as unknown,
      firstName: 'Zoë',
      lastName: "O'Brien-Smith",
      carbonFootprint: 3080.8,
      fullCarbonCost: 38.51,
      paymentReference: null,
      projectSelected: project.id,
      projectPercentage: percentage,
      uuid,
    });
    const [started] = await paymentsOf(request, uuid);
    const payment = { uuid, project: project.id, percentage };
    expect(started).toMatchObject({ ...payment, status: 'started' });
    const reference = started?.reference ?? '';

    const reported = page.waitForRequest(operation('carbonPaymentUpdate'));
    await atCheckout(visit, 'Pay');
    await visit.isAt(`/carbon-offset-process/${uuid}?oid=${reference}`);
    expect(Object.fromEntries(new URL((await reported).url()).searchParams)).toEqual({
      id: uuid,
      oid: reference,
    });
    await expect(headingOf(visit)).toHaveText('Payment Successful');
    for (const said of ['for one year', 'certificate by e-mail within 24hrs', reference])
      await expect(page.locator('body'), said).toContainText(said);
    await look(visit, `the payment is made ${String(width)}`);
    expect(await paymentsOf(request, uuid)).toEqual([{ ...payment, reference, status: 'paid' }]);

    await visit.button('Back to your switch').click();
    await visit.isAt('/switch-complete');
    await expect(card, 'the last page knows it').toContainText(
      `Your offset is paid, for one year. Your reference is ${reference}.`,
    );
    await expect(visit.button('Offset my carbon now!')).toHaveCount(0);
    await look(visit, `the last page with the offset paid ${String(width)}`);
    await visit.open('/carbon-offset');
    await expect(headingOf(visit)).toHaveText('Your carbon offset journey is complete');
    await expect(page.getByText(`Your reference is ${reference}.`)).toBeVisible();
    await expect(page.getByRole('radio'), 'nothing is paid twice').toHaveCount(0);
    await look(visit, `the offset is paid ${String(width)}`);
  });
}

test(
  'CAR-14 CAR-15 CAR-16 a payment that is refused, and made at the next try with the choice kept',
  inFull,
  async ({ visit, request }) => {
    const { page } = visit;
    const uuid = await quoteToOffset(visit);
    await chooseOffset(visit, projects.peat, 50);
    await goToCheckout(visit, 'Offset 50% for £19.26');
    const reported = page.waitForRequest(operation('carbonPaymentUpdate'));
    await atCheckout(visit, 'Be refused');
    await expect(headingOf(visit)).toHaveText('Payment Failed');
    await expect(
      page.getByText("It looks like your payment has failed. Let's try that again."),
    ).toBeVisible();
    const [refused] = await paymentsOf(request, uuid);
    expect(Object.fromEntries(new URL((await reported).url()).searchParams)).toEqual({
      id: uuid,
      oid: refused?.reference,
      c: '1',
    });
    await expect
      .poll(() => paymentsOf(request, uuid))
      .toMatchObject([{ percentage: 50, status: 'failed' }]);
    await look(visit, 'the payment failed', { isChosen: true });

    await visit.button('Try Again').click();
    await visit.isAt('/carbon-offset');
    await expect(projectOf(visit, projects.peat)).toBeChecked();
    await expect(partOf(visit, 50)).toBeChecked();
    await goToCheckout(visit, 'Offset 50% for £19.26');
    await atCheckout(visit, 'Pay');
    await expect(headingOf(visit)).toHaveText('Payment Successful');
    const made = await paymentsOf(request, uuid);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['failed', 'paid']);

    await page.goBack();
    await expect(page.getByText('This payment is made')).toBeVisible();
    await expect(page.getByRole('link'), 'it is neither paid twice nor refused').toHaveText([
      'Go back to your switch',
    ]);
    await page.getByRole('link').click();
    await expect(headingOf(visit)).toHaveText('Payment Successful');
  },
);

const waysBack = [
  {
    title: 'closes the checkout',
    act: async (visit: Visit) => atCheckout(visit, 'Close without paying'),
  },
  {
    title: 'comes back from the checkout by Back',
    act: async ({ page }: Visit) => {
      await page.goBack();
    },
  },
];

for (const { title, act } of runs(waysBack.slice(0, 1), waysBack)) {
  test(
    `decision 37 a household that ${title} finds its choice, and has paid nothing`,
    inFull,
    async ({ visit, request }) => {
      const uuid = await quoteToOffset(visit);
      await chooseOffset(visit, projects.hedges, 75);
      await goToCheckout(visit, 'Offset 75% for £28.88');
      await act(visit);
      await visit.isAt('/carbon-offset');
      await expect(projectOf(visit, projects.hedges)).toBeChecked();
      await expect(partOf(visit, 75)).toBeChecked();
      expect(await paymentsOf(request, uuid)).toMatchObject([{ project: '2', status: 'started' }]);
      await goToCheckout(visit, 'Offset 75% for £28.88');
    },
  );
}

const foreign = [
  'https://checkout.example/pay',
  'http://checkout.greenstep.example/pay',
  'https://checkout.greenstep.example.evil.example/pay',
  'https://checkout.greenstep.example@evil.example/pay',
  '//evil.example/pay',
  'javascript:document.title="taken"',
];

test('CAR-13 nobody is sent to an address of another host, and it is said that nothing is paid', async ({
  visit,
}) => {
  const { page } = visit;
  await quoteToOffset(visit);
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) left.push(request.url());
  });
  await chooseOffset(visit, projects.peat, 25);
  const failed = page.getByText('We could not open the payment page. Nothing is paid.').first();
  for (const checkOutUrl of foreign) {
    await page.route(operation('carbonPayment'), (route) =>
      route.fulfill({ json: { checkOutUrl } }),
    );
    const sent = visit.calls('carbonPayment');
    await expect(async () => {
      if (sent.length === 0)
        await visit
          .button('Offset 25% for £9.63')
          .or(visit.button('Try again'))
          .first()
          .click({ timeout: 500 });
      expect(sent, 'the press is taken').toHaveLength(1);
    }).toPass();
    await (await sent[0]?.response())?.finished();
    await expect(failed, checkOutUrl).toBeVisible();
    await page.unroute(operation('carbonPayment'));
  }
  await look(visit, 'the checkout is not to be had');
  expect(left).toEqual([]);
  await visit.isAt('/carbon-offset');
});

test('CAR-13 a listed checkout is gone to over https', inFull, async ({ visit }) => {
  const { page } = visit;
  const checkOutUrl = 'https://checkout.greenstep.example/pay/1';
  await page.route(checkOutUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Another checkout</h1>' }),
  );
  await quoteToOffset(visit);
  await page.route(operation('carbonPayment'), (route) => route.fulfill({ json: { checkOutUrl } }));
  await chooseOffset(visit, projects.peat, 25);
  await visit.submit(visit.button('Offset 25% for £9.63'));
  await expect(page).toHaveURL(checkOutUrl);
});

test(
  'CAR-17 CAR-20 decision 47 an address that nobody paid for is not said to be paid',
  inFull,
  async ({ visit, request }) => {
    const { page } = visit;
    const uuid = await quoteToOffset(visit);
    await chooseOffset(visit, projects.peat, 25);
    await goToCheckout(visit, 'Offset 25% for £9.63');
    const [{ reference } = { reference: '' }] = await paymentsOf(request, uuid);
    visit.expectFailures();
    const asked = visit.calls('carbonPaymentUpdate');
    await visit.open(`/carbon-offset-process/${uuid}?oid=${reference}`);
    await expect(headingOf(visit)).toHaveText('We do not know yet whether you paid');
    await expect(page.locator('main')).toContainText('Do not pay twice');
    await look(visit, 'the payment is not known');
    await visit.open(`/carbon-offset-process/${uuid}?oid=Call+0900+1&c`);
    await expect(headingOf(visit)).toHaveText('Payment Failed');
    await expect(page.locator('main')).not.toContainText('0900');
    await expect
      .poll(() => asked.map((one) => new URL(one.url()).searchParams.toString()))
      .toEqual([`id=${uuid}&oid=${reference}`, `id=${uuid}&c=1`]);
  },
);

test(
  'CALL-51 decision 47 a payment that the partner cannot confirm yet is asked about again, not paid again',
  inFull,
  async ({ visit, request }) => {
    const { page } = visit;
    const uuid = await quoteToOffset(visit);
    await chooseOffset(visit, projects.peat, 25);
    await goToCheckout(visit, 'Offset 25% for £9.63');
    await visit.fault('carbonPaymentUpdate', 'status=503');
    await atCheckout(visit, 'Pay');
    await expect(headingOf(visit)).toHaveText('We do not know yet whether you paid');
    const [{ reference } = { reference: '' }] = await paymentsOf(request, uuid);
    await expect(page.locator('body'), 'no reference yet').not.toContainText(reference);
    await visit.mend('carbonPaymentUpdate');
    await visit.button('Try again').click();
    await expect(headingOf(visit)).toHaveText('Payment Successful');
    await page.reload();
    await expect(headingOf(visit), 'also after a reload').toHaveText('Payment Successful');
    expect(await paymentsOf(request, uuid)).toMatchObject([{ reference, status: 'paid' }]);
  },
);

test('CAR-05 CAR-06 CAR-07 CAR-13 by keyboard alone: more of a project in a dialog, another one taken, paid', async ({
  visit,
  request,
}) => {
  const { page } = visit;
  const keys = new Keys(page);
  const uuid = await quoteToOffset(visit);
  const more = page.getByRole('button', { name: `More Info: ${projects.hedges.name}` });
  const dialog = page.getByRole('dialog', { name: projects.hedges.name });
  await keys.tabAndPress(more, 'more of a project');
  await expect(dialog).toContainText('Sixty farms plant 85 miles of mixed hedge');
  for (let tab = 0; tab < 3; tab += 1) {
    await page.keyboard.press('Tab');
    await expect(
      page.locator(':focus:not(dialog, dialog *)'),
      'the page below is out of reach',
    ).toHaveCount(0);
  }
  await look(visit, 'more of a project', { isChosen: true });
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more, 'the focus goes back').toBeFocused();

  await keys.backTo(projectOf(visit, projects.peat), 'the first project');
  await keys.press('Space');
  await expect(projectOf(visit, projects.peat)).toBeChecked();
  await keys.press('ArrowDown');
  await expect(projectOf(visit, projects.hedges)).toBeChecked();
  await keys.tabAndPress(partOf(visit, 25), 'the parts', 'Space');
  for (let step = 0; step < 3; step += 1) await keys.press('ArrowRight');
  await expect(partOf(visit, 100)).toBeChecked();
  await expect(partOf(visit, 100), 'what it costs is read with it').toHaveAccessibleDescription(
    '£38.51',
  );
  const pay = visit.button('Offset 100% for £38.51');
  await keys.tabTo(pay, 'the button');
  await look(visit, 'project and part are chosen', { isChosen: true });
  await expect(async () => {
    if (await pay.isVisible()) await pay.press('Enter', { timeout: 500 });
    await expect(pay, 'the press is taken').toBeHidden({ timeout: 500 });
  }).toPass();
  const link = page.getByRole('link', { name: 'Pay', exact: true });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headingOf(visit)).toHaveText('Payment Successful');
  expect(await paymentsOf(request, uuid)).toMatchObject([
    { project: '2', percentage: 100, status: 'paid' },
  ]);
});

test(
  'CAR-12 CAR-34 RES-33 without gas there is no card and no page; nor is there one without a quote',
  inFull,
  async ({ visit }) => {
    const alone = quoteTypes.find(({ fuels }) => !fuels.gas);
    if (alone === undefined) throw new Error('There is a household without gas.');
    visit.expectFailures();
    await visit.open('/carbon-offset');
    await visit.isAt('/error/404');
    await visit.open();
    await answerFirstStep(visit, alone, household({ postcode: alone.postcode }));
    // The plans ask for it whatever is compared (RES-28).
    const answered = visit.page.waitForResponse(operation('carbonEquivalent'));
    await viewQuotes(visit);
    await answered;
    await expect(visit.page.getByText('CO₂')).toHaveCount(0);
    const asked = visit.calls('carbonEquivalent');
    await visit.open('/carbon-offset');
    await visit.isAt('/error/404');
    expect(asked, 'nobody was asked').toHaveLength(0);
  },
);

test(
  'RES-33 decision 48 the card of the plans has its disclaimer and no button',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await openAnswered(visit, household({ postcode: oneSupplier.postcode }), oneSupplier);
    await viewQuotes(visit);
    await expect(page.getByText(/tons CO₂\/year/)).toBeVisible();
    await expect(page.getByText('is separate from your energy supply')).toBeVisible();
    await expect(page.getByRole('button', { name: /offset/i })).toHaveCount(0);
  },
);

for (const { title, arrange } of few([
  {
    title: 'without projects',
    arrange: async ({ page }: Visit) =>
      page.route(operation('carbonProjects'), (route) => route.fulfill({ json: [] })),
  },
  {
    title: 'where the projects fail',
    arrange: async (visit: Visit) => visit.fault('carbonProjects', 'status=503'),
  },
])) {
  test(
    `CAR-10 CAR-11 CAR-31 ${title}, the partner’s page and the footprint are told`,
    inFull,
    async ({ visit }) => {
      const { page } = visit;
      await arrange(visit);
      await quoteToOffset(visit);
      await expect(
        page.getByText('Note your carbon footprint to enter there: 3.08 tons CO₂/year.'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'its own page' })).toHaveAttribute(
        'href',
        /^https:\/\//,
      );
      await expect(page.getByRole('radio')).toHaveCount(0);
      await look(visit, title);
    },
  );
}

test(
  'CAR-23 no address of a release leads to the screen for an existing switch',
  inFull,
  async ({ visit }) => {
    await visit.open('/carbon-offset-existing');
    await visit.isAt('/switch/home-energy');
    await expect(visit.page.getByText('Switch Id')).toHaveCount(0);
  },
);
