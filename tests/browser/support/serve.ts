import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The shipped build. */
const shipped = resolve(process.env['BROWSER_TEST_BUILD'] ?? 'dist');

/** Where a build of a test's own stands: beside the shipped one, as its server finds its modules from there. */
export const folderOf = (name: string): string => join(shipped, name);

/** Makes one, with the server of the shipped build; `environment` says what is otherwise in it. */
export async function buildBeside(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = folderOf(name);
  const vite = resolve('node_modules/vite/bin/vite.js');
  const client = ['--outDir', join(folder, 'client'), '--logLevel', 'error'];
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--configLoader', 'runner', ...client],
    { env: { ...process.env, ...environment } },
  );
  cpSync(join(shipped, 'server'), join(folder, 'server'), { recursive: true });
}

/** A server of a test's own, which serves one build. */
export interface Served {
  readonly port: string;
  readonly end: () => Promise<void>;
}

/** Starts it over the build in a folder; `settings` is the file of an installation, where it has one. */
export async function serve(folder: string, settings?: string): Promise<Served> {
  const server = spawn(process.execPath, ['tests/browser/support/start-server.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: '0', LATENCY: '20', BROWSER_TEST_BUILD: folder },
      ...(settings !== undefined && { SETTINGS: settings }),
    },
  });
  return {
    port: await portOf(server),
    end: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** Once it listens, it says where. */
async function portOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of server.stdout ?? []) {
    said += String(text);
    const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
    if (port !== undefined) return port;
  }
  throw new Error(`The server of ${server.spawnargs.join(' ')} did not start: ${said}`);
}
