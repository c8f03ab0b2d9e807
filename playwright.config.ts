import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/run/find-chromium.js';
import { patiently } from './tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273);
const chromium = findChromium();
const address = `http://localhost:${String(port)}`;

/** Whole journeys in a real browser, against the production server and its database. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: patiently(90_000),
  expect: { timeout: patiently(10_000) },
  reporter: [['list']],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: patiently(10_000),
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node tests/browser/support/start-server.js',
    url: address,
    // Answers come apart from the press; a state that is looked at before them holds them itself.
    env: { PORT: String(port), LATENCY: '20' },
    reuseExistingServer: false,
    timeout: patiently(60_000),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
