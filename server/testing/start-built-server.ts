import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
}

const ADDRESS = /http:\/\/localhost:(\d+)/;

interface StartOptions {
  /** Folder of the build. */
  readonly build?: string;
  /** What opens the sandbox's data. */
  readonly key: string;
  /** A PostgreSQL server's `postgres://…`; else data that starts empty and goes when it stops. */
  readonly database?: string | undefined;
}

/** The built server as a process of its own. */
export async function startBuiltServer({
  build = 'dist',
  key,
  database = '',
}: StartOptions): Promise<RunningServer> {
  const script = resolve(build, 'server/server.js');
  if (!existsSync(script)) throw new Error(`There is no ${script}. Build it first: npm run build`);
  const folder = mkdtempSync(join(tmpdir(), 'changeover-server-'));
  const server = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, PORT: '0', SANDBOX_KEY: key, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => {
    server.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
      done();
    });
  });
  const port = await new Promise<number>((found, failed) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, digits] = ADDRESS.exec(said) ?? [];
      if (digits !== undefined) found(Number(digits));
    });
    server.once('exit', (code) => {
      failed(new Error(`The server ended with ${String(code)} before it listened.`));
    });
  });
  const end = (signal: NodeJS.Signals) => {
    server.kill(signal);
    return ended;
  };
  return { port, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
