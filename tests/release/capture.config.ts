import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import base from '../../playwright.config';

/** Not a test: writes what a build leaves on a device. See README.md. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: ['capture.ts', 'rollback.ts'],
  outputDir: join(import.meta.dirname, '../../test-results'),
  webServer: [base.webServer ?? []].flat().map((server) => ({
    ...server,
    cwd: join(import.meta.dirname, '../..'),
  })),
});
