import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../tools/run/find-chromium.js';

const found = findChromium();

/** A browser without what it would do of itself in the background; `more` is said to it as well. */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    ...(found !== undefined && { executablePath: found }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  });
