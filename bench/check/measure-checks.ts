import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withVariants } from './with-variants';

const project = join(import.meta.dirname, '../..');
const command = join(project, 'dist/cli/journey.js');

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
  readonly summary: string;
}

/** Prints what `journey check` and `journey test` cost as whole processes, and how a check grows. */
export function measureChecks(): void {
  if (!existsSync(command)) throw new Error('The command is not built: npm run build:cli');
  const rows = [
    measure('Node alone', project, ['-e', ''], 20),
    measure('as shipped', project, [command, 'check'], 20),
    measure('as shipped', project, [command, 'test'], 3),
  ];
  for (const { variants, runs } of sizes) {
    const root = withVariants(project, variants);
    const what = `${variants} variants`;
    rows.push(measure(what, root, [command, 'check'], runs));
    rmSync(root, { recursive: true });
  }
  console.log(table(rows));
}

/** The median of several runs, and the last line that was printed. */
function measure(what: string, cwd: string, parameters: readonly string[], runs: number): Row {
  const times: number[] = [];
  let output = '';
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      cwd,
      encoding: 'utf8',
    });
    times.push(performance.now() - began);
    // A run that did not do what is measured measures nothing.
    if (status !== 0) throw new Error(`${what}: ended with ${String(status)}\n${stdout}${stderr}`);
    output = stdout;
  }
  const [middle = 0] = times.sort((a, b) => a - b).slice(Math.floor(times.length / 2));
  const summary = output.trimEnd().split('\n').at(-1) ?? '';
  return { what, command: parameters[1] ?? '', milliseconds: middle, summary };
}

const table = (rows: readonly Row[]): string =>
  [
    '| configuration | command | median, ms | what it said |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ what, command: name, milliseconds, summary }) =>
        `| ${what} | ${name} | ${milliseconds.toFixed(0)} | ${summary} |`,
    ),
  ].join('\n');
