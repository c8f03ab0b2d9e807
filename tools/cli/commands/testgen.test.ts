import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { named, tickets } from '../../../src/mutants/testing/tickets';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'testgen-'));
  for (const [path, text] of tickets([named(4, false)])) {
    const full = join(root, 'journey-config', path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

async function run(...args: readonly string[]) {
  const terminal = captureTerminal({ cwd: root, colours: false });
  const code = await runCli(args, terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}

const out = 'journey-config/scenarios/generated';

it('writes what is missing, which then holds and covers everything, and never over what is there', async () => {
  expect(await run('testgen')).toMatchObject({ code: 0 });
  expect(existsSync(join(root, out))).toBe(false);
  const { code, output } = await run('testgen', '--out', out);
  expect(code).toBe(0);
  expect(output).toContain('wrote 1 scenario (no fewer would do)');
  const played = await run('test', '--coverage');
  expect(played.output).toContain('outcomes  100.0 %');
  expect(played.output).toContain('(1 generated, to be reviewed): all passed');
  const file = join(root, out, 'ask/ticket.json');
  const again = existsSync(file) ? file : join(root, out, 'facts/ticket.json');
  const before = readFileSync(again, 'utf8');
  expect(await run('testgen', '--all', '--out', out)).toMatchObject({ code: 2 });
  expect(readFileSync(again, 'utf8')).toBe(before);
  expect(await run('testgen', '--force', '--out', out)).toMatchObject({ code: 0 });
  expect(readFileSync(again, 'utf8')).toBe(before);
});
