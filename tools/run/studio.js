import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildStudio } from './build-studio.js';
import { journeyIn, namedAmong, serveJourney } from './serve-journey.js';

// What reads, checks, proves and plays the journey is a part of the built command.
// One that is older than what it is built of answers in other shapes than the page asks.
const built = 'dist/cli/studio-worker.js';
if (!existsSync(built) || statSync(built).mtimeMs < newest(['src', 'schemas', 'tools', 'studio']))
  spawnSync(process.execPath, ['tools/run/build-cli.js'], { stdio: 'inherit' });

const port = process.env.PORT ?? '4180';
process.env.PORT = port;
process.env.STUDIO_KEY ??= randomBytes(16).toString('hex');
const folder = namedAmong(process.argv.slice(2));
if (folder !== undefined) process.env.JOURNEY = journeyIn(folder);
process.env.STUDIO_PAGES = buildStudio(
  process.env.JOURNEY ?? 'journey-config',
  process.env.BRAND ?? '',
);
console.log(`The studio: http://127.0.0.1:${port}/studio/?key=${process.env.STUDIO_KEY}`);
serveJourney(process.argv.slice(2), 'studio/vite.config.ts');

/** When the last of the files in these folders was written, in milliseconds. */
function newest(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  );
  return Math.max(
    ...files
      .filter((each) => each.isFile())
      .map((each) => statSync(join(each.parentPath, each.name)).mtimeMs),
  );
}
