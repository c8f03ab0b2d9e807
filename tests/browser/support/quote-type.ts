import { expect } from '@playwright/test';
import { fillHome } from './first-step';
import type { Household } from './household';
import type { Fuels } from './sign-up';
import type { Visit } from './visit';

/** One sheet of the first step, and what a household does there. */
export interface Sheet {
  readonly title: string;
  readonly answer: (visit: Visit) => Promise<void>;
}

/** A kind of household: what it is asked, and what its row in the database says. */
export interface QuoteType {
  readonly name: string;
  readonly postcode: string;
  readonly width: 390 | 1280;
  /** Found out by the look-up of the meters, read on the folded lines. */
  readonly known: Readonly<Record<string, string>>;
  /** The sheets that open by themselves, in this order, as nobody else can answer them. */
  readonly asked: readonly Sheet[];
  /** What is answered already, and looked at again. */
  readonly changed: readonly Sheet[];
  readonly quote: Readonly<Record<string, unknown>>;
  readonly fuels: Fuels;
}

/** From the postcode to View Your Quotes. */
export async function answerFirstStep(
  visit: Visit,
  type: QuoteType,
  home: Household,
): Promise<void> {
  await fillHome(visit, home);
  await visit.continue();
  for (const { title, answer } of type.asked) {
    await visit.continueTo(visit.sheet(title), title);
    await answer(visit);
  }
  await visit.continueTo(visit.button('View Your Quotes'), 'the way to the quotes');
  for (const [title, told] of Object.entries(type.known))
    await expect(visit.folded(title), `known of ${type.name}`).toContainText(told);
  for (const { title, answer } of type.changed) {
    await visit.change(title);
    await answer(visit);
    await visit.continueTo(visit.button('View Your Quotes'), 'the way to the quotes');
  }
}
