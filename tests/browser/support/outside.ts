import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readParts } from '../../../tools/parts/read-packages';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

interface Locked {
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A folder that is no part of the project, with the package as somebody else installs it. */
export class Outside {
  readonly folder = mkdtempSync(join(tmpdir(), 'changeover-package-'));
  private serving: ChildProcess | null = null;

  write(files: ReadonlyMap<string, string>): void {
    for (const [path, text] of files) {
      const file = join(this.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }

  /** Installs the package, and beside it others of the versions that the project has, which npm has kept. */
  async install(beside: readonly string[]): Promise<void> {
    const manifest = read('dist/package/package.json') as Manifest;
    const tarball = resolve(`dist/${manifest.name}-${manifest.version}.tgz`);
    if (!existsSync(tarball)) throw new Error(`There is no ${tarball}. Make it: npm run package`);
    const { packages } = read('package-lock.json') as Locked;
    const places = placesOf([...beside, ...Object.keys(manifest.dependencies)]);
    const dependencies = {
      [manifest.name]: `file:${tarball}`,
      ...Object.fromEntries(
        beside.map((name) => [name, packages[`node_modules/${name}`]?.['version']]),
      ),
    };
    const lock = {
      ...{ name: 'outside', lockfileVersion: 3, requires: true },
      packages: {
        '': { name: 'outside', dependencies },
        [`node_modules/${manifest.name}`]: {
          ...{ version: manifest.version, resolved: `file:${tarball}` },
          dependencies: manifest.dependencies,
          peerDependencies: manifest.peerDependencies,
        },
        ...Object.fromEntries(places.map((place) => [place, packages[place]])),
      },
    };
    this.write(
      new Map([
        ['package.json', JSON.stringify({ name: 'outside', type: 'module', dependencies })],
        ['package-lock.json', JSON.stringify(lock)],
      ]),
    );
    const quietly = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    await this.run('npm', 'ci', ...quietly);
  }

  /** Runs a command in the folder; what it prints, where it ends well. */
  async run(command: string, ...given: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(command, given, { cwd: this.folder });
    return stdout;
  }

  /** Serves the built page, and gives its address. */
  async serve(): Promise<string> {
    const server = spawn('npx', ['vite', 'preview', '--port', '0', '--host', '127.0.0.1'], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      // npx hands no signal on: the server ends with its whole group.
      detached: true,
    });
    this.serving = server;
    let said = '';
    for await (const text of server.stdout) {
      said += String(text);
      const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? [];
      if (port !== undefined) return `http://127.0.0.1:${port}`;
    }
    throw new Error(`The page is not served: ${said}`);
  }

  async end(): Promise<void> {
    const { serving } = this;
    if (serving?.pid !== undefined) {
      process.kill(-serving.pid, 'SIGTERM');
      await once(serving, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Where packages lie in the lock file of the project, with all that they need. */
function placesOf(names: readonly string[]): readonly string[] {
  const needs = new Map(readParts(process.cwd()).parts.map((part) => [part.place, part.needs]));
  const found = new Set<string>();
  const visit = (place: string): void => {
    if (found.has(place)) return;
    found.add(place);
    (needs.get(place) ?? []).forEach(visit);
  };
  for (const name of names) visit(`node_modules/${name}`);
  return [...found];
}
