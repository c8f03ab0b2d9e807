#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(import.meta.url);
const built = join(here, '../../../dist/cli/journey.js');

if (existsSync(built)) {
  await import(pathToFileURL(built).href);
} else {
  console.error(
    'error: The journey command is not built yet.\n  = help: run `npm run build:cli` in the project once',
  );
  process.exitCode = 2;
}
