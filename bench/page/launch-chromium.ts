import { chromium, type Browser } from '@playwright/test';

/** A browser without what it would do of itself in the background; `more` is said to it as well. */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  });
