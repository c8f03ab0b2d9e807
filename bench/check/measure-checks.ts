import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withVariants } from './with-variants';

const project = join(import.meta.dirname, '../..');
const command = join(project, 'dist/cli/journey.js');
/** What is kept by what is measured, and by nothing else. */
const cache = mkdtempSync(join(tmpdir(), 'journey-bench-cache-'));
const whole = [command, 'check', '--no-cache'] as const;

/** How many supplier variants, and how often each is measured. */
const sizes = [
  { variants: 10, runs: 10 },
  { variants: 100, runs: 10 },
  { variants: 1000, runs: 5 },
] as const;

interface Row {
  readonly what: string;
  readonly command: string;
  readonly milliseconds: number;
  /** User and system, in milliseconds. */
  readonly processor: number;
  readonly summary: string;
}

/**
 * Prints what `journey check` and `journey test` cost as whole processes, and how a check grows: one that
 * looks at everything, and one that finds what an earlier one kept. GNU time says the processor's time.
 */
export function measureChecks(): void {
  if (!existsSync(command)) throw new Error('The command is not built: npm run build:cli');
  const rows = [
    measure('Node alone', project, ['-e', ''], 20),
    measure('as shipped', project, whole, 20),
    measure('as shipped, nothing changed', project, [command, 'check'], 20),
    measure('as shipped', project, [command, 'test'], 3),
  ];
  for (const { variants, runs } of sizes) {
    const root = withVariants(project, variants);
    const what = `${variants} variants`;
    rows.push(measure(what, root, whole, runs));
    rmSync(root, { recursive: true });
  }
  rmSync(cache, { recursive: true, force: true });
  console.log(table(rows));
}

/** The median of several runs, and the last line that was printed. */
function measure(what: string, cwd: string, parameters: readonly string[], runs: number): Row {
  const times: number[] = [];
  const spent: number[] = [];
  let output = '';
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const { status, stdout, stderr } = spawnSync(
      '/usr/bin/time',
      ['-f', 'used %U %S', process.execPath, ...parameters],
      { cwd, encoding: 'utf8', env: { ...process.env, XDG_CACHE_HOME: cache } },
    );
    times.push(performance.now() - began);
    const [, user, system] = /used ([\d.]+) ([\d.]+)/.exec(stderr) ?? [];
    spent.push((Number(user) + Number(system)) * 1000);
    // A run that did not do what is measured measures nothing.
    if (status !== 0) throw new Error(`${what}: ended with ${String(status)}\n${stdout}${stderr}`);
    output = stdout;
  }
  const summary = output.trimEnd().split('\n').at(-1) ?? '';
  const name = parameters.slice(1).join(' ');
  return {
    ...{ what, command: name, summary },
    ...{ milliseconds: median(times), processor: median(spent) },
  };
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

const table = (rows: readonly Row[]): string =>
  [
    '| configuration | command | median, ms | processor, ms | what it said |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ what, command: name, milliseconds, processor, summary }) =>
        `| ${what} | ${name} | ${milliseconds.toFixed(0)} | ${processor.toFixed(0)} | ${summary} |`,
    ),
  ].join('\n');
