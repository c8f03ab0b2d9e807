import { test as base, expect, type BrowserContext } from '@playwright/test';
import { Visit } from './visit';

interface Visits {
  readonly visit: Visit;
  /** The same household in another tab of the same browser. */
  readonly anotherTab: () => Promise<Visit>;
}

/** A test with a visit; whatever else it looks at, the page must have run without an error. */
export const test = base.extend<Visits>({
  visit: async ({ page }, use) => {
    const visit = new Visit(page);
    await visit.watchPolicy();
    await use(visit);
    expectNoTroubles(visit);
  },
  anotherTab: async ({ context }, use) => {
    const visits: Visit[] = [];
    await use(async () => {
      const visit = await openTab(context);
      visits.push(visit);
      return visit;
    });
    for (const visit of visits) expectNoTroubles(visit);
  },
});

async function openTab(context: BrowserContext): Promise<Visit> {
  const visit = new Visit(await context.newPage());
  await visit.watchPolicy();
  return visit;
}

export function expectNoTroubles({ troubles }: Visit): void {
  expect(troubles, 'the page ran without errors').toEqual([]);
}

export { expect };
