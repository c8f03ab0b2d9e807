import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';

// What a page loads on demand takes a busy machine seconds, the first time.
configure({ asyncUtilTimeout: 15_000 });

// Files share their modules: one whose loading a finished file cut off would be broken in the next.
afterAll(() => vi.dynamicImportSettled());
