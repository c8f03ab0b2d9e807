import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeJourney, type WrittenJourney } from './testing/write-journey';

const project = process.cwd();
// Elsewhere than the project, so that nothing but what was built can be loaded.
const folder = mkdtempSync(join(tmpdir(), 'journey-cli-'));
const bin = join(folder, 'tools/bin/journey.js');
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
    env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '', ...environment },
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
