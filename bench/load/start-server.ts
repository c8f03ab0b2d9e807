import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const ADDRESS = /http:\/\/localhost:(\d+)/;

/** The built server as a process of its own, with data that starts empty and goes when it stops. */
export async function startServer(build: string, key: string): Promise<RunningServer> {
  const script = resolve(build, 'server/server.js');
  if (!existsSync(script)) throw new Error(`There is no ${script}. Build it first: npm run build`);
  const folder = mkdtempSync(join(tmpdir(), 'changeover-load-'));
  const server = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, PORT: '0', SANDBOX_KEY: key },
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
  return {
    port,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
