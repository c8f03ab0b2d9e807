import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

/** What `journey mutate` costs as a whole process; GNU time says the memory. */
const command = join(import.meta.dirname, '../../dist/cli/journey.js');
const runs = [
  { what: 'the whole journey', more: [] },
  { what: 'one file', more: ['--only', 'facts/leaving.json'] },
  { what: 'since the last commit', more: ['--since', 'HEAD'] },
];

console.log('| what | seconds | peak memory, MB | what it said |\n| --- | --- | --- | --- |');
for (const { what, more } of runs) {
  const began = performance.now();
  const { stdout, stderr, status, error } = spawnSync(
    '/usr/bin/time',
    ['-f', 'peak %M', process.execPath, command, 'mutate', '--format', 'md', ...more],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (error !== undefined) throw error;
  // A run that did not do what is measured measures nothing.
  if (status !== 0 && status !== 1) throw new Error(`${what}: ended with ${status}\n${stderr}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const peak = Number(/peak (\d+)/.exec(stderr)?.[1] ?? Number.NaN) / 1000;
  const said = stdout.split('\n')[0].replace('**journey mutate**: ', '');
  console.log(`| ${what} | ${seconds} | ${peak.toFixed(0)} | ${said} |`);
}
