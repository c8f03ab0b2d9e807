// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Json } from '../../engine';
import { draw } from '../testing/draw';
import { journeyOf } from '../testing/journey';
import { SwitchCompleteScreen } from './switch-complete-screen';

afterEach(cleanup);

const consent = (id: string, answer: Json, at: number | null) => ({
  ...{ id, version: 2, locale: 'en-GB', title: `The words of ${id}.`, hint: '' },
  ...{ answer, at, sensitive: false },
});
const given = [
  consent('terms', true, Date.UTC(2026, 10, 21, 10, 42)),
  consent('credit-check', true, null),
  consent('offers', false, null),
];
const record = {
  ...{ supplierName: 'Brightwell', planName: 'Steady', costAYear: 900.5, costAMonth: 76 },
  ...{ saving: -20, byDirectDebit: true, on: '2026-11-21', directDebitBy: '2026-11-25' },
  ...{ coolingOffEnds: '2026-12-05', moveFrom: '2026-11-27', moveTo: '2026-12-04' },
  ...{ finalBillBy: '2027-01-15', oldSupplier: 'Lowmoor', startsLater: false, consents: given },
};
const entry = { state: 'done', subject: 'S1', sentAt: Date.UTC(2026, 10, 21, 10, 43), record };
const answers: Readonly<Record<string, Json>> = {
  switchId: 'S1',
  'present.line1': '1 High Street',
  'present.city': 'Leeds',
  'present.postcode': 'LS84JW',
  'terms.mprnNumber': '5588212204',
};
const drawn = (more: object = {}, held: Readonly<Record<string, Json>> = answers) => {
  const commit = { ...entry, answer: { gas: 'G-1', electricity: null }, ...more } as Json;
  const read = (path: string): Json => (path === 'commits.switch' ? commit : subjectOr(path));
  const subjectOr = (path: string): Json =>
    path === 'commits.switch.subject' ? 'S1' : (held[path] ?? null);
  draw(SwitchCompleteScreen, journeyOf({}), '2026-11-21', { read });
  return screen.getByRole('article');
};
const lineOf = (within: HTMLElement, title: string): string =>
  [...within.querySelectorAll('dt')].find(({ textContent }) => textContent === title)
    ?.nextElementSibling?.textContent ?? '';

it('decision 46 says of each consent what was answered, when and to which words', () => {
  drawn({ consents: given });
  const agreement = screen.getByRole('region', { name: 'What you agreed to' });
  expect(lineOf(agreement, 'The words of terms.')).toMatch(/^Agreed at .+ 2026terms, version 2$/);
  expect(lineOf(agreement, 'The words of credit-check.')).toMatch(/^Agreed: it stood so when/);
  expect(lineOf(agreement, 'The words of offers.')).toBe('Not agreedoffers, version 2');
  expect(within(agreement).queryByText(/not kept on this device/)).toBeNull();
});

it('decision 46 says after a reload that what tells of health is not kept', () => {
  drawn({ consents: null });
  const agreement = screen.getByRole('region', { name: 'What you agreed to' });
  expect(within(agreement).getByText(/not kept on this device/)).toBeVisible();
});

it('has the plan, the days, the home and the right to cancel on the receipt, and no whole number of a meter', () => {
  const receipt = drawn();
  expect(lineOf(receipt, 'Plan')).toBe('Brightwell, Steady');
  expect(lineOf(receipt, 'More than staying, a year')).toBe('£20.00');
  expect(lineOf(receipt, 'Address')).toMatch(/^1 High Street, Leeds, LS8 ?4JW$/);
  expect(lineOf(receipt, 'Gas meter (MPRN)')).toBe('••••••2204');
  expect(lineOf(receipt, 'Electricity meter (MPAN)')).toBe('');
  expect(receipt).toHaveTextContent('until the end of 5 December 2026');
  expect(receipt).toHaveTextContent('You do not need to call Lowmoor.');
});

it.each([
  [
    { electricityUnit: 24.5, electricityStanding: 43.2, gasUnit: 6.4, gasStanding: 27.5 },
    ['24.5 a kWh, and 43.2 a day', '6.4 a kWh, and 27.5 a day', ''],
  ],
  [
    { electricityByDay: 30.12, electricityByNight: 16.4, electricityStanding: 43.2 },
    ['30.12 a kWh by day, 16.4 by night, and 43.2 a day', '', ''],
  ],
  [{ fixEnds: '2027-09-01' }, ['', '', '1 September 2027']],
  [{}, ['', '', '']],
])(
  'TAR-19 has the unit prices (pence is a format of the journey) and the end of the fix that were shown: %j',
  (prices, said) => {
    const receipt = drawn({ record: { ...record, ...prices } });
    const titles = ['Electricity', 'Gas', 'Prices fixed until'];
    expect(titles.map((title) => lineOf(receipt, title))).toEqual(said);
  },
);

it('BNK-23 says every promise of the guarantee, or the text of the scheme where a brand has it', () => {
  const promises = within(drawn()).getAllByRole('listitem');
  expect(promises.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Every bank/),
    expect.stringMatching(/^Brightwell tells you 10 working days before/),
    expect.stringMatching(/bank refunds you in full and at once/),
    expect.stringMatching(/^You can cancel a direct debit at any time/),
  ]);
  cleanup();
  const ofScheme = 'This Guarantee is offered by all banks.';
  const receipt = drawn({}, { ...answers, 'settings.directDebitGuarantee': ofScheme });
  expect(receipt).toHaveTextContent(ofScheme);
  expect(within(receipt).queryByRole('listitem')).toBeNull();
});

it('has nothing of another quote on the receipt', () => {
  expect(lineOf(drawn({}, { ...answers, switchId: 'S2' }), 'Address')).toBe(
    'Not kept on this device',
  );
});

it('offers each day to come as an entry of a calendar', () => {
  drawn();
  const link = screen.getByRole('link', { name: 'Add to your calendar' });
  const file = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20261125',
    'DTSTART;VALUE=DATE:20261127',
    'DTSTART;VALUE=DATE:20261205',
    'DTSTART;VALUE=DATE:20270115',
  ]);
});

it('is kept as a file that holds the receipt', async () => {
  const kept: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => {
      kept.push(file);
      return 'blob:receipt';
    },
    revokeObjectURL: () => undefined,
  });
  drawn();
  await userEvent.click(screen.getByRole('button', { name: 'Keep your receipt as a file' }));
  vi.unstubAllGlobals();
  expect(kept.map(({ type }) => type)).toEqual(['text/html;charset=utf-8']);
});
