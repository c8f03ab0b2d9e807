import { test as setup } from '@playwright/test';
import { buildJourney, journeyNames } from './support/journey-of-tests';
import { buildTwoBrands } from './support/two-brands';

// What several tests are served is built once in a run, before them: `playwright.config.ts` says whose each is.
setup('a build for two brands', () => buildTwoBrands());

for (const name of journeyNames) setup(`a build for ${name}`, () => buildJourney(name));
