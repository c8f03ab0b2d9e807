// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { openModalDialogs } from '../../src/ui/parts/testing/modal-dialogs';
import { openPermit } from './testing/open-permit';
import { partner, type Partner } from './testing/partner';

const longer = patiently(60_000);

let visit: ReturnType<typeof openPermit>;
let council: Partner;

beforeAll(() => {
  openModalDialogs();
  window.scrollBy = () => undefined;
});
beforeEach(() => {
  council = partner('riverside-home', 'harbour-home');
  visit = openPermit(council);
});
afterEach(() => {
  visit.stop();
  cleanup();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const section = (name: string) => screen.findByRole('region', { name });

async function goOn() {
  await visit.user.click(await screen.findByRole('button', { name: 'Continue' }));
}

async function answerHome() {
  const { user } = visit;
  await user.type(screen.getByLabelText('Postcode'), 'hb1 2cd{Enter}');
  await user.click(await screen.findByRole('combobox', { name: 'Address' }));
  await user.click(await screen.findByRole('option', { name: '1 Quay Street' }));
  await goOn();
}

async function answerHolder() {
  const { user } = visit;
  const you = within(await section('Who is the permit for?'));
  await user.click(you.getByRole('radio', { name: 'Resident' }));
  await user.type(you.getByLabelText('Full name'), 'Ada Lovelace');
  await user.type(you.getByLabelText('Email'), 'ada@home.example');
  const proof = within(you.getByRole('group', { name: 'Proof of address' }));
  await user.type(await proof.findByLabelText('Document'), 'Council tax bill');
  await user.type(proof.getByLabelText('Number on it'), 'CT-1234');
  await goOn();
}

/** As far as the vehicles without a key press: the first test goes this way on the page. */
async function arriveAtVehicles() {
  const answers = [
    ['home', 'postcode', 'hb1 2cd'],
    ['home', 'address', 'a1'],
    ['holder', 'kind', 'resident'],
    ['holder', 'fullName', 'Ada Lovelace'],
    ['holder', 'email', 'ada@home.example'],
    ['holder', 'proof', { kind: 'Council tax bill', number: 'CT-1234' }],
  ] as const;
  for (const [section, field, value] of answers) {
    act(() => {
      visit.happen({ type: 'fieldAnswered', section, field, value });
      visit.happen({ type: 'fieldLeft', section, field });
      if (field === 'postcode') {
        visit.happen({ type: 'actionPressed', section, action: 'findAddress' });
      }
    });
    await waitFor(() => expect(statuses()).not.toContain('loading'));
    if (field !== 'address' && field !== 'proof') continue;
    act(() => visit.happen({ type: 'sectionContinued', section }));
  }
}

const statuses = () => Object.values(visit.state().lookups).map(({ status }) => status);

const addVehicle = async (registration: string) => {
  const { user } = visit;
  await user.click(await screen.findByRole('button', { name: 'Add a vehicle' }));
  expect(screen.getByRole('heading', { name: 'A vehicle' })).toHaveFocus();
  const plate = screen.getByLabelText('Registration number');
  // Drawn by the widget in the permit's own folder.
  expect(plate.closest('.plate--rear')).not.toBeNull();
  await user.type(plate, registration);
};

async function answerVehicles() {
  const { user } = visit;
  await addVehicle('ab12 cde');
  await user.selectOptions(screen.getByLabelText('Emission class'), 'Class B');
  await user.click(button('Save this vehicle'));
  expect(await screen.findByText('AB12CDE, Class B, £120 a year')).toBeVisible();
  await goOn();
}

async function answerStay() {
  const { user } = visit;
  await user.click(await screen.findByRole('radio', { name: 'A whole year' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '10');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'September');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  expect(
    screen.getByText('Your permit costs £120.', { selector: ':not([data-announcer])' }),
  ).toBeVisible();
  await goOn();
}

async function answerTerms() {
  const { user } = visit;
  const terms = within(await section('Terms of Harbour'));
  await user.click(terms.getByRole('checkbox', { name: /I know that the quay floods/ }));
  await user.click(terms.getByRole('checkbox', { name: /I accept the rules/ }));
  await goOn();
}

describe('another journey in the same page', () => {
  it('goes from the first question to its reference', { timeout: longer }, async () => {
    const { user } = visit;
    await answerHome();
    await answerHolder();
    await answerVehicles();
    await answerStay();
    await answerTerms();
    await user.click(await screen.findByRole('radio', { name: 'Send me an invoice' }));
    await goOn();
    // It binds: it takes no press in the first second after it appeared.
    await screen.findByRole('button', { name: 'Apply for the permit' });
    await waitFor(
      async () => {
        const apply = screen.queryByRole('button', { name: 'Apply for the permit' });
        if (apply !== null) await user.click(apply);
        expect(
          screen.getByRole('heading', { level: 1, name: 'Your permit is on its way' }),
        ).toBeVisible();
      },
      { timeout: 10_000 },
    );
    expect(screen.getByText('Your reference is P-2026-7.')).toBeVisible();
    const sent = council.made.find(({ operation }) => operation === 'putVehicles');
    expect(sent?.body).toEqual({
      vehicles: [
        {
          registration: 'AB12CDE',
          band: { id: 'B', label: 'Class B', fee: 120 },
          fee: 120,
        },
      ],
      yearlyFees: 120,
    });
  });

  it(
    'finds a class by three questions and gives it to the vehicle',
    { timeout: longer },
    async () => {
      const { user } = visit;
      await arriveAtVehicles();
      await addVehicle('ab12cde');
      await user.click(button('Help me find the class'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Find the emission class' }));
      expect(dialog.getByRole('progressbar', { name: 'Question 1 of 3' })).toBeVisible();
      await user.click(dialog.getByRole('radio', { name: 'Petrol' }));
      expect(dialog.getByRole('progressbar', { name: 'Question 2 of 3' })).toBeVisible();
      expect(dialog.getByRole('radio', { name: 'Before 2006' })).toHaveFocus();
      await user.keyboard('{ArrowDown} ');
      expect(dialog.getByText(/You said: 2006 to 2014/)).toBeVisible();
      council.answer('suggestBand', {
        ok: false,
        failure: { kind: 'http', status: 503, message: null },
      });
      await user.click(dialog.getByRole('radio', { name: 'Up to 1.4 litres' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('We could not find the class.');
      council.answer('suggestBand', { ok: true, answer: { id: 'C', label: 'Class C' } });
      await user.click(dialog.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(button('Help me find the class')).toHaveFocus();
      expect(screen.getByLabelText('Emission class')).toHaveDisplayValue('Class C');
    },
  );

  it('names what a vehicle misses, and keeps one that was begun', { timeout: longer }, async () => {
    const { user } = visit;
    await arriveAtVehicles();
    await addVehicle('ab12cde');
    await user.click(button('Save this vehicle'));
    const band = screen.getByLabelText('Emission class');
    expect(band).toHaveFocus();
    expect(band).toHaveAccessibleDescription(/Emission class is required/);
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await user.click(button('Cancel'));
    expect(button('Add a vehicle')).toHaveFocus();
  });
});
