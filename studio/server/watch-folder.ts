import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isConfigurationFile } from '../../tools/project';

/** Tells one state of a journey's folder from any other: names, sizes and times of its files. */
export function stampOf(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const whole = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isConfigurationFile(relative(folder, whole).split(sep).join('/')))
      continue;
    // One that is gone since it was listed is told by the next look.
    const stat = statSync(whole, { throwIfNoEntry: false });
    hash.update(`${whole} ${String(stat?.size)} ${String(stat?.mtimeMs)}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
