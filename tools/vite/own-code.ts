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
  const parts = code.map((part, index) => ({ ...part, as: `own${index}` }));
  const operators = parts
    .filter(({ kind }) => kind === 'operator')
    .map(({ name, as }) => `${JSON.stringify(name)}: ${as}`);
  const widgets = parts
    .filter(({ kind }) => kind === 'widget')
    .map(({ name, as, frame }) => {
      const registered = `{ component: ${as}, frame: ${JSON.stringify(frame)} }`;
      return `${JSON.stringify(name)}: ${registered}`;
    });
  const lines = parts.map(
    ({ exported, path, as }) =>
      `import { ${exported} as ${as} } from ${named(join(folder, path))};`,
  );
  if (operators.length > 0)
    lines.push(
      `import { addOperators } from ${named(join(source, 'rules/index.ts'))};`,
      `addOperators({ ${operators.join(', ')} });`,
    );
  if (widgets.length > 0)
    lines.push(
      `import { addWidgets } from ${named(join(source, 'ui/form/index.ts'))};`,
      `addWidgets({ ${widgets.join(', ')} });`,
    );
  return lines.join('\n');
}
