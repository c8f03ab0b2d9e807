import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ids above those of any real supplier. */
const firstId = 1_000_000;

interface Directory {
  readonly entries: Readonly<Record<string, { readonly variant: string }>>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const writeJson = (path: string, value: unknown): void =>
  writeFileSync(path, JSON.stringify(value, null, 2));

/**
 * A copy of a project's configuration, in a temporary folder, that has so many supplier variants:
 * those that are there, and copies of them in turn, each with ids of its own.
 */
export function withVariants(project: string, count: number): string {
  const root = mkdtempSync(join(tmpdir(), 'journey-bench-'));
  for (const folder of ['journey-config', 'schemas', 'tests/clauses']) {
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  }
  const suppliers = join(root, 'journey-config/suppliers');
  const directory = readJson(join(suppliers, 'directory.json')) as Directory;
  const there = readdirSync(suppliers).filter((name) => name !== 'directory.json');
  const entries: Record<string, { readonly variant: string }> = { ...directory.entries };
  for (let index = there.length; index < count; index += 1) {
    const name = `bench${index}`;
    const original = there[index % there.length] ?? '';
    const variant = readJson(join(suppliers, original)) as object;
    writeJson(join(suppliers, `${name}.json`), { ...variant, id: name });
    entries[String(firstId + index)] = { variant: name };
  }
  writeJson(join(suppliers, 'directory.json'), { ...directory, entries });
  return root;
}
