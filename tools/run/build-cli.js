import { existsSync } from 'node:fs';
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
}
