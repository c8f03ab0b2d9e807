import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

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
