import { defineConfig } from '@playwright/test';
import { inFull, runs } from './tests/full';
import { findHeadless } from './tools/run/find-chromium.js';
import { patiently } from './tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273);
const chromium = findHeadless();
/** Specs that are served a build of their own, which is made before them (`builds.setup.ts`). */
const built = {
  'two brands': ['*two-brands.spec.ts', '*language.spec.ts'],
  grant: ['grant*.spec.ts'],
  event: ['event.spec.ts'],
  survey: ['survey.spec.ts'],
};
/** Those of which `npm test` tries none. */
const leftOut: readonly string[] = runs(['grant', 'event', 'survey'], []);
const address = `http://localhost:${String(port)}`;

/** Whole journeys in a real browser, against the production server and its database. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Two processors, and a third page while one waits for an answer.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  ...runs({ grepInvert: new RegExp(inFull.tag) }, {}),
  // In `npm run test:full` each state is judged in every light.
  timeout: patiently(runs(90_000, 300_000)),
  expect: { timeout: patiently(10_000) },
  reporter: [['list']],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: patiently(10_000),
    screenshot: 'only-on-failure',
    // What moves is judged where it is the subject; all else is drawn in fewer frames.
    contextOptions: { reducedMotion: 'reduce' },
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
  projects: [
    ...Object.entries(built)
      .filter(([name]) => !leftOut.includes(name))
      .flatMap(([name, testMatch]) => [
        {
          name: `build for ${name}`,
          testMatch: 'builds.setup.ts',
          grep: new RegExp(`for ${name}$`),
        },
        { name, testMatch, dependencies: [`build for ${name}`] },
      ]),
    { name: 'one brand', testIgnore: Object.values(built).flat() },
  ],
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
