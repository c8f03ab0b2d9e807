import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Answer path → what was asked (`ask`), and what each option that is written down says. */
export type Words = Readonly<Record<string, readonly Asked[]>>;
export interface Asked {
  readonly section: string;
  readonly ask: string;
  readonly options: Readonly<Record<string, string>>;
}

interface Section {
  readonly id: string;
  readonly bind?: Readonly<Record<string, string>>;
  readonly schema?: { readonly properties?: Readonly<Record<string, { readonly title?: string }>> };
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What a configuration asks for at each path. Reads plain JSON, as an older compiler would not do here. */
export function wordsOf(configuration: string): Words {
  const steps = join(configuration, 'steps');
  const asked = readdirSync(steps, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('step.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(steps, file), 'utf8')) as Section)
    .flatMap(({ id, bind = {}, schema, options = {} }) =>
      Object.entries(schema?.properties ?? {}).map(([name, { title = '' }]) => ({
        path: bind[name] ?? name,
        asked: { section: id, ask: title, options: labelsOf(options[name]) },
      })),
    );
  return Object.fromEntries(
    [...new Set(asked.map(({ path }) => path))]
      .sort()
      .map((path) => [path, asked.filter((one) => one.path === path).map((one) => one.asked)]),
  );
}

/** Of options that come from a call nothing is written down. */
function labelsOf(options: unknown): Readonly<Record<string, string>> {
  if (!Array.isArray(options)) return {};
  return Object.fromEntries(
    (options as readonly { readonly value: unknown; readonly label: string }[]).map(
      ({ value, label }) => [JSON.stringify(value), label],
    ),
  );
}
