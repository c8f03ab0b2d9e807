import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { serveJourney } from './serve-journey.js';

// What reads, checks, proves and plays the journey is a part of the built command.
if (!existsSync('dist/cli/studio-worker.js'))
  spawnSync(process.execPath, ['tools/run/build-cli.js'], { stdio: 'inherit' });

const port = process.env.PORT ?? '4180';
process.env.PORT = port;
process.env.STUDIO_KEY ??= randomBytes(16).toString('hex');
console.log(`The studio: http://127.0.0.1:${port}/studio/?key=${process.env.STUDIO_KEY}`);
serveJourney(process.argv.slice(2), 'studio/vite.config.ts');
