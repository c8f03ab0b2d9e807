import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runCli } from '../../tools/cli/run-cli';
import { captureTerminal } from '../../tools/cli/testing/capture-terminal';

const operator = 'journey-config/operators/x-checkLetter.js';
const made: string[] = [];

async function journey(cwd: string, ...parameters: string[]) {
  const terminal = captureTerminal({ cwd });
  const code = await runCli(parameters, terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}
const permit = (...parameters: string[]) => journey(import.meta.dirname, ...parameters);

/** A copy of the permit, with the operator's file as it is made here. */
function copied(change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'permit-'));
  made.push(folder);
  for (const part of ['api', 'journey-config'])
    cpSync(join(import.meta.dirname, part), join(folder, part), { recursive: true });
  const text = readFileSync(join(folder, operator), 'utf8');
  writeFileSync(join(folder, operator), change(text));
  return folder;
}

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

describe('an operator in the permit’s own folder', () => {
  it('is known to check', async () => {
    expect(await permit('check')).toMatchObject({ code: 0, errors: '' });
  });

  it('is said by why, with what it read', async () => {
    const { code, output } = await permit('why', 'holder.proof', '--household', 'withHolder');
    expect(code).toBe(0);
    expect(output).toContain(
      '✓ holder.former does not end with its check letter  [holder.former = nothing]',
    );
  });

  it('is said by table, where it decides', async () => {
    const { output } = await permit('table', 'required');
    expect(output).toMatch(
      /`holder\.proof` +\| when holder\.former does not end with its check letter +\| never/,
    );
  });

  it('counts in coverage, and its scenarios decide it either way', async () => {
    const { code, output } = await permit('test', '--coverage');
    expect(code).toBe(0);
    expect(output).toMatch(/^rules +\d/m);
    expect(output).not.toContain('check:former.letter');
    const { output: few } = await permit('test', '--coverage', '--filter', 'one vehicle');
    expect(few).toMatch(/holder\.json.*never evaluated \(section:holder\/check:former\.letter/);
  });
});

describe('a file of an operator that is not right', () => {
  it.each([
    ['is no JavaScript', () => 'export const a = ;', 'This file cannot be loaded'],
    ['takes another file along', (text: string) => `import './b.js';\n${text}`, 'imports nothing'],
    ['fails at once', () => 'throw new TypeError("no");', 'This file cannot be loaded: no.'],
    [
      'fails for what it is given',
      (text: string) => text.replace("typeof text === 'string' ? text : ''", 'text.trim()'),
      '`run` fails',
    ],
    ['says nothing', (text: string) => text.replace('says:', 'say:'), 'did you mean `says`?'],
  ])('that %s is a finding with its file', async (_, change, words) => {
    const { code, output, errors } = await journey(copied(change), 'check');
    expect({ code, errors }).toEqual({ code: 1, errors: '' });
    expect(output).toContain('error[JC108]');
    expect(output).toMatch(/--> journey-config\/operators\/x-checkLetter\.js:\d+:\d+/);
    expect(output).toContain(words);
    expect(output).not.toMatch(/^ +at /m);
  });

  it('that is gone is named by the rules that use it', async () => {
    const folder = copied((text) => text);
    rmSync(join(folder, operator));
    const { code, output } = await journey(folder, 'check');
    expect(code).toBe(1);
    expect(output).toMatch(/error\[JC401\].*\n.*holder\.json:\d+/);
    expect(output).toContain('operators/x-checkLetter.js would define it');
  });
});
