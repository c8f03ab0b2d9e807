import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from './frame/kept';
import { writeJourney, type WrittenJourney } from './testing/write-journey';

const project = process.cwd();
// Elsewhere than the project, so that nothing but what was built can be loaded.
const folder = mkdtempSync(join(tmpdir(), 'journey-cli-'));
const bin = join(folder, 'tools/bin/journey.js');
/** What the command keeps is kept here, and not for whoever runs the tests. */
const apart = { XDG_CACHE_HOME: join(folder, 'cache') };
let journey: WrittenJourney;

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(join(project, 'tools/bin'), join(folder, 'tools/bin'), { recursive: true });
  journey = writeJourney();
  await build({
    configFile: join(project, 'tools/cli/vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir: join(folder, 'dist/cli') },
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(journey.root, { recursive: true });
});

function run(parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...parameters], {
    cwd: journey.root,
    encoding: 'utf8',
    env: { ...process.env, ...apart, NO_COLOR: '', FORCE_COLOR: '', ...environment },
  });
  return { status, stdout, stderr };
}

describe('the built command', () => {
  it('ends with 0 for a sound configuration', () => {
    const { status, stdout, stderr } = run(['check']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^checked \d+ files, \d+ rules, 2 variants: no findings\n$/);
  });

  it('ends with 1 for findings, which its own validators make', () => {
    journey.write('calls/more.json', '{ "operatoin": "listZones" }');
    const { status, stdout } = run(['check']);
    rmSync(join(journey.root, 'journey-config/calls/more.json'));
    expect(status).toBe(1);
    expect(stdout).toContain('error[JC203]: `id` is missing here.');
    expect(stdout).toContain('did you mean `operation`?');
  });

  describe('what a check has found', () => {
    const keptAt = join(folder, 'cache/changeover');
    /** Makes the check that was kept last say that there are so many files. */
    const markKept = (files: number) => {
      const [name = ''] = readdirSync(keptAt);
      const path = join(keptAt, name);
      const { key, text } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
      const marked = (text ?? '').replace(/"files":\d+/, `"files":${String(files)}`);
      writeFileSync(
        path,
        JSON.stringify({ key, text: marked, digest: digestOf([key ?? '', marked]) }),
      );
    };
    const counted = (...parameters: readonly string[]) =>
      Number(/^checked (\d+) files/.exec(run(['check', ...parameters]).stdout)?.[1]);
    let whole: number;
    beforeEach(() => {
      rmSync(keptAt, { recursive: true, force: true });
      whole = counted();
      markKept(999);
    });

    it('is kept, and found again while nothing is otherwise', () => {
      expect(whole).toBeLessThan(999);
      expect(counted()).toBe(999);
      expect(readdirSync(keptAt)).toHaveLength(1);
    });

    it('is looked for again with --no-cache, and nothing is kept then', () => {
      expect(counted('--no-cache')).toBe(whole);
      expect(counted()).toBe(999);
    });

    it.each([
      ['a file of the configuration', 'journey-config/calls/zones.json'],
      ['the contract', 'schemas/api/openapi.json'],
    ])('is looked for again when %s is otherwise by one blank', (_, file) => {
      const path = join(journey.root, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, `${before} `);
      expect(counted()).toBe(whole);
      writeFileSync(path, before);
      expect(counted()).toBe(whole);
    });

    it('is looked for again by another command', () => {
      const path = join(folder, 'dist/cli/check.js');
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, `${before}\n`);
      expect(counted()).toBe(whole);
      writeFileSync(path, before);
    });

    it('is looked for again where the configuration has code of its own', () => {
      const path = join(journey.root, 'journey-config/operators/x-even.js');
      mkdirSync(dirname(path));
      writeFileSync(path, 'export const even = 1;');
      run(['check']);
      rmSync(dirname(path), { recursive: true });
      // What had been kept is not written over.
      expect(counted()).toBe(999);
    });
  });

  it('ends with 2 for what it cannot read', () => {
    expect(run(['check', 'nowhere'])).toMatchObject({ status: 2, stdout: '' });
    expect(run(['explain', 'JC999']).status).toBe(2);
  });

  it('ends with 70 for a fault of its own, without a trace of Node’s', () => {
    const broken = join(folder, 'dist/cli/broken.js');
    writeFileSync(
      broken,
      "JSON.stringify = () => { throw new TypeError('not now'); };\nawait import('./journey.js');\n",
    );
    const { status, stderr } = spawnSync(process.execPath, [broken, 'check', '--format', 'json'], {
      cwd: journey.root,
      encoding: 'utf8',
      env: { ...process.env, ...apart },
    });
    expect(status).toBe(70);
    expect(stderr).toMatch(/^fault: journey itself failed: not now\n/);
    expect(stderr).not.toContain('    at ');
  });

  it('writes no colour into a pipe, unless it is told to', () => {
    expect(run(['explain', 'JC101']).stdout).not.toContain('\u001b');
    expect(run(['explain', 'JC101'], { FORCE_COLOR: '1' }).stdout).toContain('\u001b[31m');
    expect(run(['explain', 'JC101'], { FORCE_COLOR: '1', NO_COLOR: '1' }).stdout).not.toContain(
      '\u001b',
    );
  });

  it('says what to run where it is not built', () => {
    const away = join(folder, 'dist/away');
    cpSync(join(folder, 'dist/cli'), away, { recursive: true });
    rmSync(join(folder, 'dist/cli'), { recursive: true });
    const { status, stderr } = run(['check']);
    cpSync(away, join(folder, 'dist/cli'), { recursive: true });
    expect(status).toBe(2);
    expect(stderr).toContain('npm run build:cli');
  });
});
