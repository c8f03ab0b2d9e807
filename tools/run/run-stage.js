import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './read-report.js';
import { runCommand } from './run-command.js';
import { lineOf } from './sum-text.js';

/** @typedef {import('./stages.js').Stage} Stage */

/** Whoever watches must be able to tell a long stage from one that hangs. */
const heartbeatMs = 20_000;

/** What each test runner wrote last, test by test, stays there to be read. */
const reports = resolve('node_modules/.cache/test-reports');

/** How each test runner is told where to write its report, beside what it writes anyway. */
const reporting = {
  vitest: (file) => ({ parameters: ['--reporter=json', `--outputFile.json=${file}`] }),
  playwright: (file) => ({
    parameters: ['--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
};

const secondsSince = (began) => (Date.now() - began) / 1000;

/** The last line that says something; dots do not. */
const lastLine = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .findLast((line) => /[a-z]/i.test(line))
    ?.trim()
    .slice(0, 100);

/** @param {Stage} stage says how it gets on while it runs, and all that it wrote if it fails */
export async function runStage({ name, command, budget, report: kind }) {
  const file = join(reports, `${name.replaceAll(':', '-')}.json`);
  if (kind !== undefined) mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  const { parameters = [], environment = {} } = kind === undefined ? {} : reporting[kind](file);
  const began = Date.now();
  let last;
  console.log(`begins   ${name}`);
  const heartbeat = setInterval(() => {
    const where = last === undefined ? '' : `: ${last}`;
    console.log(`…        ${name}, ${secondsSince(began).toFixed(0)} s${where}`);
  }, heartbeatMs);
  const { passed, output } = await runCommand(
    parameters.length === 0 ? command : [...command, '--', ...parameters],
    { environment, heard: (text) => (last = lastLine(text) ?? last) },
  );
  clearInterval(heartbeat);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const result = {
    name,
    outcome: passed ? 'ok' : 'FAIL',
    seconds: secondsSince(began),
    budget,
    ...(kind !== undefined && {
      tests: readReport({ kind, report, passed, root: process.cwd() }),
    }),
  };
  // What passed is of no interest, and would push what failed out of a short log.
  if (!passed && output !== '') process.stdout.write(`${output.trimEnd()}\n`);
  console.log(lineOf(result));
  return result;
}
