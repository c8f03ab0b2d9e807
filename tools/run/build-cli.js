import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { run } from './install.js';

// `npm install --omit=dev` runs this too, and has nothing to build with.
if (existsSync('node_modules/vite')) {
  run(
    'npx',
    'vite',
    'build',
    '--configLoader',
    'runner',
    '-c',
    'tools/cli/vite.config.ts',
    '--logLevel',
    'warn',
  );
  // A package has no link to its own command: with `bin`, npx would install the project once more
  // into its own cache, slowly, and break with it.
  if (process.platform !== 'win32') {
    rmSync('node_modules/.bin/journey', { force: true });
    symlinkSync('../../tools/bin/journey.js', 'node_modules/.bin/journey');
  }
}
