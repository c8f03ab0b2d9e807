import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

const port = '4283';
const address = `http://localhost:${port}`;
const build = process.env['BROWSER_TEST_BUILD'] ?? 'dist';

/** The build that `BROWSER_TEST_BUILD` names, else this one's; one visit at a time. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: 'saving.bench.ts',
  workers: 1,
  timeout: 900_000,
  use: { ...browserTests.use, baseURL: address },
  webServer: {
    command: 'node tests/browser/support/start-server.js',
    cwd: resolve(import.meta.dirname, '../..'),
    url: address,
    env: { PORT: port, BROWSER_TEST_BUILD: build },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
