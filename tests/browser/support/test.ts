import { test as base, expect } from '@playwright/test';
import { Visit } from './visit';

/** A test with a visit; whatever else it looks at, the page must have run without an error. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ page }, use) => {
    const visit = new Visit(page);
    await visit.watchPolicy();
    await use(visit);
    expect(visit.troubles, 'the page ran without errors').toEqual([]);
  },
});

export { expect };
