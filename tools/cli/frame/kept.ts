import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** JSON that an earlier run has left in a file, under a key that says what it was worked out from. */
export interface Kept {
  /** The text that was kept under this key; null where there is none, or it is not whole. */
  find(key: string): string | null;
  keep(key: string, text: string): void;
}

interface Record {
  readonly key: string;
  readonly text: string;
  /** Of key and text together: what is cut short or changed is none. */
  readonly digest: string;
}

/** A file that holds what was last kept in it. Where it cannot be read or written nothing is kept. */
export const keptIn = (path: string): Kept => ({
  find: (key) => {
    const record = read(path);
    return record?.key === key && record.digest === digestOf([key, record.text])
      ? record.text
      : null;
  },
  keep: (key, text) => {
    const record: Record = { key, text, digest: digestOf([key, text]) };
    // Another run reads what was there or what is there now, never half of it.
    const beside = `${path}.${String(process.pid)}`;
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(beside, JSON.stringify(record));
      renameSync(beside, path);
    } catch {
      removeIfThere(beside);
    }
  },
});

function removeIfThere(path: string): void {
  if (existsSync(path)) rmSync(path, { force: true });
}

/** SHA-256 of several texts, none of which can be taken for a part of another. */
export function digestOf(texts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${String(text.length)}:`).update(text);
  return hash.digest('hex');
}

function read(path: string): Record | null {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record =>
  typeof value === 'object' &&
  value !== null &&
  (['key', 'text', 'digest'] as const).every(
    (name) => typeof (value as Partial<Record>)[name] === 'string',
  );
