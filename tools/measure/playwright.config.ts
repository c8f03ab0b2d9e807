import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

const port = '4293';
const address = `http://localhost:${port}`;

/** The development server: there each file of ours is a script of its own. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: 'paths.measure.ts',
  workers: 1,
  use: { ...browserTests.use, baseURL: address },
  webServer: {
    command: 'npm run --silent dev -- --strictPort',
    cwd: resolve(import.meta.dirname, '../..'),
    url: address,
    env: { PORT: port },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
