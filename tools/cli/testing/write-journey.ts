import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parking, parkingContract } from '../../../src/compiler/fixtures/parking';

export interface WrittenJourney {
  /** The folder above `journey-config`, to be removed by the test. */
  readonly root: string;
  /** Writes a file of the configuration. */
  write(path: string, text: string): void;
}

/** The parking permit as files in a temporary folder. */
export function writeJourney(): WrittenJourney {
  const root = mkdtempSync(join(tmpdir(), 'journey-'));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const write = (path: string, text: string) => put(join('journey-config', path), text);
  for (const [path, text] of parking()) write(path, text);
  put('schemas/api/openapi.json', JSON.stringify(parkingContract));
  return { root, write };
}
