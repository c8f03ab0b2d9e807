import { join } from 'node:path';
import type { OwnCode } from '../../src/compiler';

const source = join(import.meta.dirname, '../../src');
/** Backslashes of Windows would be escapes in an import. */
const named = (path: string): string => JSON.stringify(path.replaceAll('\\', '/'));

/** What makes operators and widgets known: `addOperators` and `addWidgets`. */
interface Registries {
  readonly operators: string;
  readonly widgets: string;
}

const ofSource: Registries = {
  operators: join(source, 'rules/index.ts'),
  widgets: join(source, 'ui/form/index.ts'),
};

/** Source of the module that makes a journey's own code known in its page; empty for a journey without. */
export function ownModule(
  folder: string,
  code: readonly OwnCode[],
  registries: Registries = ofSource,
): string {
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
      `import { addOperators } from ${named(registries.operators)};`,
      `addOperators({ ${operators.join(', ')} });`,
    );
  if (widgets.length > 0)
    lines.push(
      `import { addWidgets } from ${named(registries.widgets)};`,
      `addWidgets({ ${widgets.join(', ')} });`,
    );
  return lines.join('\n');
}
