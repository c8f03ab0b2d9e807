import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withVariants } from '../check/with-variants';

const project = join(import.meta.dirname, '../..');
const command = join(project, 'dist/cli/journey.js');

/** How many supplier variants, and how often each is measured. */
const sizes = [
  { variants: 10, runs: 3 },
  { variants: 100, runs: 1 },
  { variants: 1000, runs: 1 },
] as const;

/** Longer than this nobody waits, nor measures. */
const longest = 20 * 60_000;

/** Prints what `journey prove` costs as a whole process, and how it grows; GNU time says the memory. */
export function measureProofs(): void {
  if (!existsSync(command)) throw new Error('The command is not built: npm run build:cli');
  console.log('| configuration | wall, s | processor, s | peak memory, MB | what it said |');
  console.log('| --- | --- | --- | --- | --- |');
  const most = Number(process.env['VARIANTS'] ?? 1000);
  measure('as shipped, patterns cached', project, 5);
  for (const { variants, runs } of sizes) {
    if (variants > most) continue;
    const root = withVariants(project, variants);
    measure(`${String(variants)} variants`, root, runs);
    rmSync(root, { recursive: true });
  }
}

interface Run {
  readonly wall: number;
  readonly processor: number;
  readonly peak: number;
  readonly said: string;
}

/** Prints the run in the middle, by processor time. */
function measure(what: string, cwd: string, runs: number): void {
  const all = Array.from({ length: runs }, () => once(cwd));
  const middle = all.sort((a, b) => a.processor - b.processor)[Math.floor(runs / 2)];
  if (middle === undefined) return;
  const { wall, processor, peak, said } = middle;
  console.log(
    `| ${what} | ${wall.toFixed(1)} | ${processor.toFixed(1)} | ${peak.toFixed(0)} | ${said} |`,
  );
}

function once(cwd: string): Run {
  const began = performance.now();
  const { stdout, stderr, status, error } = spawnSync(
    '/usr/bin/time',
    ['-f', 'used %U %S %M', process.execPath, command, 'prove'],
    { cwd, encoding: 'utf8', maxBuffer: 1 << 28, timeout: longest },
  );
  if (error !== undefined) throw error;
  const wall = (performance.now() - began) / 1000;
  const [, user, system, peak] = /used ([\d.]+) ([\d.]+) (\d+)/.exec(stderr) ?? [];
  // Findings and places that were too much are measured too, and said; anything else measures nothing.
  if (peak === undefined || (status !== 0 && status !== 1 && status !== 3))
    return { wall, processor: Number.NaN, peak: Number.NaN, said: `ended with ${String(status)}` };
  const said =
    stdout
      .trimEnd()
      .split('\n')
      .findLast((line) => line.startsWith('worked out')) ?? '';
  return { wall, processor: Number(user) + Number(system), peak: Number(peak) / 1000, said };
}
