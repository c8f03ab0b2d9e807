// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Json, ScreenView, TableView } from '../../engine';
import { draw } from '../testing/draw';
import { plainCells } from '../testing/plans';
import { journeyOf } from '../testing/journey';
import { SwitchCompleteScreen } from './switch-complete-screen';

const consent = (id: string, answer: Json, at: number | null) => ({
  ...{ id, version: 2, locale: 'en-GB', name: id.toUpperCase() },
  ...{ title: `The words of ${id}.`, hint: '' },
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
const table = (id: string, title: string, label: string, said: string): TableView => ({
  ...{ id, title: [], lead: [], columns: [] },
  groups: [
    {
      id,
      title: [title],
      first: null,
      rows: [{ label: [label], hint: [], cells: [[said]], ...plainCells }],
    },
  ],
});
/** What the configuration says, for which scenarios are there. */
const shown: ScreenView = {
  ...{ items: [], total: 0, first: null, order: null, orders: [], filters: [], cards: [] },
  ...{ counts: {}, offers: [] },
  tables: [
    table('plan', 'Your plan', 'Price', '£900.50'),
    table('given', 'Your home', 'Gas meter', '••2204'),
    table('help', 'Help', 'What would be useful', 'Large print'),
  ],
};
const answer = { gas: 'G-1', electricity: null, firstName: 'Ada' };
const drawn = (more: object = {}, held: Readonly<Record<string, Json>> = {}) => {
  const commit = { ...entry, answer, ...more } as Json;
  const read = (path: string): Json => (path === 'commits.switch' ? commit : (held[path] ?? null));
  draw(SwitchCompleteScreen, journeyOf({}), '2026-11-21', { read, shown });
  return screen.getByRole('article');
};
const opened = async () => {
  const summary = screen.getAllByText('What you gave and agreed to')[0];
  const details = summary?.closest('details');
  if (summary === undefined || !details) throw new Error('nothing to open');
  await userEvent.click(summary);
  return details;
};
const lineOf = (within: HTMLElement, title: string): string =>
  [...within.querySelectorAll('dt')].find(({ textContent }) => textContent === title)
    ?.nextElementSibling?.textContent ?? '';

it('decision 46 says of each consent what was answered, when and to which words', async () => {
  drawn({ consents: given });
  const details = await opened();
  expect(lineOf(details, 'TERMS')).toMatch(
    /^Agreed at .+ 2026terms, version 2The words of terms\.$/,
  );
  expect(lineOf(details, 'CREDIT-CHECK')).toMatch(/^Agreed: it stood so when/);
  expect(lineOf(details, 'OFFERS'), 'of what was not agreed to the name is enough').toBe(
    'Not agreedoffers, version 2',
  );
  expect(within(details).queryByText(/not kept on this device/)).toBeNull();
  expect(within(details).getByText('You have agreed to nothing else.')).toBeVisible();
});

it('decision 46 says after a reload that what tells of health is not kept', async () => {
  drawn({ consents: null });
  const details = await opened();
  expect(within(details).getByText(/not kept on this device/)).toBeVisible();
  expect(within(details).queryByText('You have agreed to nothing else.')).toBeNull();
});

it('calls a consent by its words where an earlier release kept no name of it', () => {
  const [terms] = given;
  const receipt = drawn({ consents: [{ ...terms, name: undefined }] });
  expect(lineOf(receipt, 'The words of terms.')).toMatch(/version 2$/);
});

it('has what the configuration says of plan and home, the days, and the right to cancel', async () => {
  const receipt = drawn();
  expect(lineOf(receipt, 'Price')).toBe('£900.50');
  expect(lineOf(receipt, 'Gas meter')).toBe('••2204');
  expect(receipt).toHaveTextContent('Ada, your application went to Brightwell at');
  expect(receipt).toHaveTextContent('until the end of 5 December 2026');
  expect(receipt).toHaveTextContent('Energy that it has supplied by then is to be paid for.');
  expect(receipt).toHaveTextContent('You do not need to call Lowmoor.');
  const details = await opened();
  expect(lineOf(details, 'Price')).toBe('£900.50');
  expect(lineOf(details, 'Gas meter')).toBe('••2204');
});

it('has the help that was asked for on the page, and not on paper', async () => {
  const receipt = drawn();
  expect(lineOf(await opened(), 'What would be useful')).toBe('Large print');
  expect(lineOf(receipt, 'What would be useful')).toBe('');
});

it('says nothing of paying for what was used where the supply waits for the cooling-off period', () => {
  const receipt = drawn({ record: { ...record, startsLater: true } });
  expect(receipt).not.toHaveTextContent('is to be paid for');
});

it('names no plan where the device does not hold which it was', () => {
  const receipt = drawn({ record: { ...record, planName: null } });
  expect(receipt).toHaveTextContent('This device does not hold which plan it was');
  expect(lineOf(receipt, 'Price')).toBe('');
});

it('BNK-23 says every promise of the guarantee, or the text of the scheme where a brand has it', () => {
  const promises = within(drawn()).getAllByRole('listitem');
  expect(promises.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Each bank/),
    expect.stringMatching(/^Brightwell tells you 10 working days before/),
    expect.stringMatching(/bank refunds you in full and at once/),
    expect.stringMatching(/^You can cancel a direct debit at any time/),
  ]);
  cleanup();
  const ofScheme = 'This Guarantee is offered by all banks.';
  const receipt = drawn({}, { 'settings.directDebitGuarantee': ofScheme });
  expect(receipt).toHaveTextContent(ofScheme);
  expect(within(receipt).queryByRole('listitem')).toBeNull();
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
