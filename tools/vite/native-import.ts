import { createRequire } from 'node:module';

/** Node's own `import()`, for what a plugin loads when Vite has read its settings. */
export const importNatively = createRequire(import.meta.url)('./import-natively.cjs') as (
  address: string,
) => Promise<unknown>;
