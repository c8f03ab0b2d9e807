// Plays what a call answers × each call, and prints where the household is then: npm run matrix, or npm run matrix -- completeSwitch 503.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
const report = join(folder, 'report.json');
const played = spawn(
  'npx',
  [
    'vitest',
    'run',
    '--configLoader',
    'runner',
    '--reporter=dot',
    '--silent=true',
    'tests/matrix/matrix.test.ts',
  ],
  {
    env: {
      ...process.env,
      TEST_FULL: '1',
      MATRIX_CELLS: process.argv.slice(2).join(' '),
      MATRIX_REPORT: report,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const code = await new Promise((resolve) => void played.on('exit', resolve));

/** @type {{ call: string, fault: string, play: string, state: string, problems: string[], departs: boolean }[]} */
const found = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true });
for (const { call, fault, play, state, problems, departs } of found) {
  const cell = `${call} × ${fault}${play === '' ? '' : ` (${play})`}`;
  const mark = problems.length > 0 ? 'not agreed' : departs ? 'departs' : 'agreed';
  console.log(`${cell.padEnd(64)} ${state.padEnd(22)} ${mark}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
const agreed = found.filter(({ problems }) => problems.length === 0);
const departed = agreed.filter(({ departs }) => departs).length;
console.log(
  `\nplayed ${found.length}, agreed ${agreed.length} (${departed} of them as decided in departures.json), not agreed ${found.length - agreed.length}`,
);
process.exit(code ?? 1);
