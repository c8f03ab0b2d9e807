import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'journey-import-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const allotment = join(import.meta.dirname, '../import/testing/forms/allotment.xml');

async function journey(...parameters: readonly string[]) {
  const terminal = captureTerminal();
  const code = await runCli(parameters, terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}

describe('journey import', () => {
  it('writes a journey that passes check and prove, with scenarios that pass', async () => {
    const made = join(root, 'allotment');
    const imported = await journey('import', allotment, made);
    expect(imported.output).toContain('brought over whole: 24 of 24 questions and 37 of 37 rules');
    expect(imported.errors).toMatch(/wrote \d+ scenarios/);
    expect(await journey('check', made)).toMatchObject({
      code: 0,
      output: expect.stringContaining('no findings') as string,
    });
    expect((await journey('prove', made)).code).toBe(0);
    expect((await journey('test', made)).output).toContain('all passed');
  });

  it('says a form in its other languages', async () => {
    const made = join(root, 'allotment');
    await journey('import', allotment, made, '--without-scenarios');
    const locale = JSON.parse(readFileSync(join(made, 'locales/cy.json'), 'utf8')) as unknown;
    expect(locale).toMatchObject({
      name: 'Cymraeg',
      texts: { 'What is your name?': 'Beth yw eich enw?', Clay: 'Clai' },
    });
  });

  it('ends with 2 and writes nothing for what is no XML', async () => {
    const file = join(root, 'broken.xml');
    writeFileSync(file, '<a>\n<b></a>');
    const { code, errors } = await journey('import', file, join(root, 'made'));
    expect(code).toBe(2);
    expect(errors).toContain('broken.xml:2 is not XML');
  });

  it('ends with 2 where the folder holds something', async () => {
    const { code, errors } = await journey('import', allotment, import.meta.dirname);
    expect(code).toBe(2);
    expect(errors).toContain('is there already');
  });
});
