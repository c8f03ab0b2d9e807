import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contractPath, isConfigurationFile } from '../../project';

/** A text that differs as soon as a file of the configuration, or its contract, does. */
export function fingerprint(folder: string): string {
  const entries = listed(folder).filter((path) => isConfigurationFile(path));
  const paths = [...entries.map((path) => join(folder, path)), contractOf(folder)];
  return paths.sort().map(markOf).join('\n');
}

function markOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? `${path} gone` : `${path} ${stats.mtimeMs} ${stats.size}`;
}

/** A folder that is away, or goes while it is read, has no files until the next look. */
function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

function contractOf(folder: string): string {
  try {
    return contractPath(
      folder,
      new Map([['journey.json', readFileSync(join(folder, 'journey.json'), 'utf8')]]),
    );
  } catch {
    return contractPath(folder, new Map());
  }
}
