import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from './debian-package.js';

const debian = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Folder of the programs of an installed PostgreSQL; undefined where there is none. */
function findPrograms() {
  const said = process.env.POSTGRES_BIN;
  if (said !== undefined && said !== '') return said;
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return versions
    .sort((a, b) => b - a)
    .map((version) => join(debian, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Gets PostgreSQL from Debian's packages where there is none. */
function getPrograms() {
  const found = findPrograms();
  if (found !== undefined) return found;
  installDebianPackage('postgresql', 'PostgreSQL');
  const installed = findPrograms();
  if (installed !== undefined) return installed;
  throw new Error(
    'This needs PostgreSQL. Install it (on Debian: apt-get install postgresql), ' +
      'or set POSTGRES_BIN to the folder of its programs.',
  );
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package makes. */
function owner() {
  if (!isRoot) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** @returns {Promise<number>} a port that nothing uses */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * A PostgreSQL server of one's own, empty, in a folder that goes with it. It is for tests: it listens
 * to this machine alone, asks for no password, and what it wrote outlives it but not the machine.
 *
 * @returns {Promise<{
 *   url: string,
 *   kill: () => Promise<void>,
 *   pause: () => void,
 *   resume: () => void,
 *   start: () => Promise<void>,
 *   stop: () => Promise<void>,
 * }>} `kill` ends it as a power cut does, `start` starts it again on what is left; a paused one takes
 *   what comes, and says nothing
 */
export async function startPostgres() {
  const programs = getPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'changeover-postgres-'));
  const as = owner();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'changeover', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...as, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`);
  let server = null;
  let ended = Promise.resolve();

  async function start() {
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const options = [...settings, 'max_connections=400', 'fsync=off'].flatMap((each) => [
      '-c',
      each,
    ]);
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    server = child;
    ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve, reject) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text) => {
        said += text;
        if (said.includes('ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    });
  }

  /** To it and the processes of its connections; on Linux. */
  function signalAll(signal) {
    if (server?.pid === undefined) return;
    const { pid: first } = server;
    // Each is a group of its own.
    const children = readFileSync(`/proc/${String(first)}/task/${String(first)}/children`, 'utf8');
    for (const pid of [first, ...children.split(' ').filter(Boolean).map(Number)]) {
      process.kill(pid, signal);
    }
  }

  async function end(signal) {
    if (signal === 'SIGKILL') signalAll(signal);
    else if (server?.pid !== undefined) process.kill(server.pid, signal);
    await ended;
    server = null;
  }

  await start();
  return {
    url: `postgres://changeover@127.0.0.1:${String(port)}/postgres`,
    start,
    kill: () => end('SIGKILL'),
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async stop() {
      if (server !== null) await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
