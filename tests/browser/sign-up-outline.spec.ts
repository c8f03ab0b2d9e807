import { inFull } from '../full';
import { household } from './support/household';
import { acceptTerms, fillBank, fillDetails } from './support/sign-up';
import { expect, test } from './support/test';
import { toSignUp } from './support/to-sign-up';
import type { Visit } from './support/visit';

const stage = ({ page }: Visit) =>
  page.getByRole('banner').getByRole('navigation').locator('[aria-current="step"]');

test(
  'CUS-12 CUS-41 CUS-42 CMP-05 the sign-up is its own step, its sheets stand in titled groups, each with Change once it is answered',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    const home = household();
    await toSignUp(visit, home);
    await expect(stage(visit)).toHaveText(/Sign Up/);
    const outline = page.getByRole('navigation', { name: /What we will ask|Your answers/ });
    const headings = outline.getByRole('heading', { level: 3 });
    await expect(headings).toHaveText(['About you', 'Your meters', 'Your switch']);
    const change = (name: string) => outline.getByRole('button', { name: `Change ${name}` });
    await expect(change('Your details')).toHaveCount(0);
    await fillDetails(visit, home);
    await expect(change('Your details')).toBeVisible();
    await expect(change('Your address')).toBeVisible();
    await acceptTerms(visit, home, { gas: true, electricity: false });
    await visit.continue();
    if (home.bank !== null) {
      await fillBank(visit, home.bank);
      await visit.continue();
    }
    await change('Your address').click();
    await expect(page.getByLabel('Years at this address')).toBeVisible();
    await visit.continue();
    await visit.submit(visit.button('Complete Switch'));
    await visit.isAt('/switch-complete');
    await expect(stage(visit)).toHaveText(/Switch Complete/);
  },
);
