import { createRequire } from 'node:module';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { OwnCode } from '../../src/compiler';

/** Node's own `import()`, for what a plugin loads when Vite has read its settings. */
export const importNatively = createRequire(import.meta.url)('./import-natively.cjs') as (
  address: string,
) => Promise<unknown>;

const source = join(import.meta.dirname, '../../src');
const named = (path: string): string => JSON.stringify(normalizePath(path));

/** Source of the module that makes a journey's own code known in its page; empty for a journey without. */
export function ownModule(folder: string, code: readonly OwnCode[]): string {
  if (code.length === 0) return 'export {};';
  const imports = code.map(
    ({ exported, path }, index) =>
      `import { ${exported} as operator${index} } from ${named(join(folder, path))};`,
  );
  const operators = code.map(({ name }, index) => `${JSON.stringify(name)}: operator${index}`);
  return [
    `import { addOperators } from ${named(join(source, 'rules/index.ts'))};`,
    ...imports,
    `addOperators({ ${operators.join(', ')} });`,
  ].join('\n');
}
