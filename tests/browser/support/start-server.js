import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sandboxKey } from './sandbox-key.js';

// The production server keeps its data in the working directory; here that is new and empty.
const server = resolve(process.env.BROWSER_TEST_BUILD ?? 'dist', 'server/server.js');
if (!existsSync(server)) throw new Error(`There is no ${server}. Build it first: npm run build`);
const folder = mkdtempSync(join(tmpdir(), 'changeover-browser-'));
process.chdir(folder);
process.env.SANDBOX_KEY = sandboxKey;
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await import(pathToFileURL(server).href);
