import { runs } from '../full';
import { complete, consent, expectConsents } from './support/terms';
import { expect, test } from './support/test';
import { toTerms } from './support/to-sign-up';
import type { Visit } from './support/visit';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly consents: readonly RegExp[];
  /** Ticked when the terms are opened. */
  readonly ticked: readonly RegExp[];
  /** Without these it is not complete. */
  readonly required: readonly RegExp[];
  readonly asksForStart: boolean;
  /** Of what is saved. */
  readonly saved: Readonly<Record<string, boolean | null>>;
}

const credit = /credit check/;
const usual = { ticked: [], required: [], asksForStart: true };
const noStart = { ...usual, asksForStart: false };

/** Every screen but those of `supplier-terms.spec.ts`, as 2§3 to 2§5 have it. */
const rows: readonly Row[] = [
  { ...usual, id: 201, name: 'Outfox Energy', consents: [], saved: { isSharedInfo: null } },
  {
    ...{ ...usual, id: 7, name: 'EDF', ticked: [credit] },
    consents: [credit, /on my mobile phone/, /by email/, /by post/, /by text message/],
    saved: { happyToReceiveCreditCheck: true },
  },
  {
    ...{ ...usual, id: 8, name: 'Shell Energy', required: [credit] },
    consents: [credit, /by email/, /by post/],
    saved: { happyToReceiveCreditCheck: true },
  },
  {
    ...{ ...usual, id: 12, name: 'OVO' },
    consents: [/by email/, /by text message/],
    saved: { happyToReceiveCreditCheck: null },
  },
  {
    ...{ ...noStart, id: 42, name: 'PFP Energy' },
    consents: [/important account changes/],
    saved: { neitherSmartMeterInstalled: true, agreeSmartMeterConditions: false },
  },
  {
    ...{ ...noStart, id: 43, name: 'So Energy' },
    consents: [/by email/],
    saved: { switchAfterCoolingOfPeriod: false },
  },
  {
    ...{ ...usual, id: 49, name: 'Octopus Energy', required: [credit] },
    consents: [credit, /by email/],
    saved: { happyToReceiveCreditCheck: true },
  },
  {
    ...{ ...usual, id: 111, name: 'E.ON Next' },
    consents: [/^by email/, /^by phone/],
    saved: { happyToReceiveCreditCheck: null },
  },
  {
    ...{ ...noStart, id: 116, name: 'Rebel Energy' },
    consents: [/by email/, /on my mobile phone/],
    saved: { switchAfterCoolingOfPeriod: false },
  },
  {
    ...{ ...usual, id: 901, name: 'Simplicity' },
    consents: [/important account changes/, /by text message/],
    saved: { neitherSmartMeterInstalled: true, agreeSmartMeterConditions: false },
  },
];

/** What a supplier asks of its own, and what of it is ticked, before anybody has touched it. */
async function expectOpening(visit: Visit, { name, consents, ticked, asksForStart }: Row) {
  await expectConsents(visit, name, consents);
  for (const text of consents) {
    const box = consent(visit, text);
    if (ticked.includes(text)) await expect(box).toBeChecked();
    else await expect(box).not.toBeChecked();
  }
  const soon = visit.page.getByRole('radio', { name: 'As soon as possible' });
  await expect(soon).toHaveCount(asksForStart ? 1 : 0);
}

// The one of `npm test` opens with a tick; `tests/specification` holds the table of all of them.
for (const row of runs(rows.slice(1, 2), rows)) {
  const { id, name, required, asksForStart, saved } = row;
  test(`TER-02 TER-03 TER-05 the screen of ${name} (${String(id)}), from its opening to what is saved`, async ({
    visit,
  }) => {
    const home = await toTerms(visit, id);
    await expectOpening(visit, row);
    await consent(visit, 'I have no smart meter').check();
    for (const text of required) await consent(visit, text).check();
    expect(await complete(visit, home, asksForStart)).toMatchObject(saved);
  });
}
