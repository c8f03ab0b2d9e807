import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

/** Pictures are taken of a build with both brands, which a server of their own serves. */
export default defineConfig({
  ...browserTests,
  workers: 1,
  projects: [
    {
      name: 'build',
      testDir: resolve(import.meta.dirname, '../../tests/browser'),
      testMatch: '*two-brands.setup.ts',
    },
    {
      name: 'pictures',
      testDir: import.meta.dirname,
      testMatch: '*.pictures.ts',
      dependencies: ['build'],
    },
  ],
  webServer: [],
});
