import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '../../../tests/full';
import { readConfiguration } from '../../project';
import { patiently } from '../../run/patience.js';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

const root = mkdtempSync(join(tmpdir(), 'reworded-'));
const folder = join(root, 'journey-config');
const messages = join(folder, 'messages/en-GB.json');
const [former, latter] = ['{label} is required', '{label} is left out'];

beforeAll(() => {
  for (const path of ['journey-config', 'schemas', 'tests/clauses/clauses.csv'])
    cpSync(path, join(root, path), { recursive: true });
  writeFileSync(messages, readFileSync(messages, 'utf8').replace(former, latter));
});
afterAll(() => rmSync(root, { recursive: true }));

const test = async (...parameters: readonly string[]) => {
  const terminal = captureTerminal({ cwd: root });
  const code = await runCli(['test', ...parameters], terminal);
  return { code, output: terminal.output };
};

/** It plays all scenarios several times. */
it.skipIf(runs(true, false))(
  'one message of the shipped journey that is said otherwise is one cause, and one answer mends it',
  async () => {
    const before = readConfiguration(folder);
    const { output } = await test('--accept');
    const [, failed = ''] = /^1\. (\d+) expectations of \d+ scenarios/m.exec(output) ?? [];
    expect(Number(failed)).toBeGreaterThan(60);
    expect(output).toContain('“… required” is expected, and “… left out” is found');
    expect(output).not.toMatch(/^2\. /m);

    const accepted = await test('--accept=all');
    expect(accepted.output).toMatch(/played again [\d,]+ scenarios: all passed/);
    expect(accepted.code).toBe(0);
    // The new words are as long as the old ones, so no line is wrapped otherwise.
    const after = readConfiguration(folder);
    const changed = [...after].flatMap(([path, text]) => {
      const lines = (before.get(path) ?? '').split('\n');
      expect(text.split('\n'), path).toHaveLength(lines.length);
      return text.split('\n').flatMap((line, index) => {
        const was = lines[index] ?? '';
        return line === was ? [] : [[was.replaceAll('is required', 'is left out'), line] as const];
      });
    });
    for (const [wanted, line] of changed) expect(line).toBe(wanted);
    const [, places = ''] = /rewritten: (\d+) places/.exec(accepted.output) ?? [];
    // Two texts of one list stand in one line.
    const texts = changed.reduce((sum, [, line]) => sum + line.split('is left out').length - 1, 0);
    expect(texts).toBe(Number(places));
    expect((await test()).output).toMatch(/^played [\d,]+ scenarios of \d+ files: all passed\n$/);
  },
  patiently(600_000),
);
