import { configure } from '@testing-library/dom';
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { patiently } from '../../tools/run/patience.js';
import { runs } from '../full';
import { page } from './kept-page';

// What a page loads on demand takes a busy machine seconds, the first time.
configure({ asyncUtilTimeout: patiently(15_000) });

// A property that does not say how often it runs.
fc.configureGlobal({ numRuns: runs(100, 1000) });

// Files share their modules: one whose loading a finished file cut off would be broken in the next.
afterAll(() => vi.dynamicImportSettled());

// Files share their page as well: what a test has drawn goes with it, unless its file keeps it.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    if (!page.isKept) cleanup();
  });
}
