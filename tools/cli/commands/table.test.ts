import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parking } from '../../../src/compiler/fixtures/parking';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';
import { writeJourney, type WrittenJourney } from '../testing/write-journey';

describe('journey table', () => {
  let written: WrittenJourney;
  beforeAll(() => {
    written = writeJourney();
  });
  afterAll(() => rmSync(written.root, { recursive: true }));

  const run = async (...parameters: readonly string[]) => {
    const terminal = captureTerminal({ cwd: written.root });
    const code = await runCli(['table', ...parameters], terminal);
    return { code, output: terminal.output, errors: terminal.errors };
  };

  it('says what to add where the configuration names no columns', async () => {
    const { code, errors } = await run('required');
    expect(code).toBe(2);
    expect(errors).toContain('journey.json does not say what its tables are laid out by.');
    expect(errors).toContain('"tables"');
  });

  it('prints a table in each format', async () => {
    const source = JSON.parse(parking().get('journey.json') ?? '') as object;
    written.write('journey.json', JSON.stringify({ ...source, tables: { by: 'facts.kind' } }));
    const markdown = await run('required');
    expect(markdown.code).toBe(0);
    expect(markdown.output).toMatch(/^\| Days `street\.days` +\| always +\| not asked/m);
    expect((await run('visibility', '--format', 'html')).output).toMatch(/^<!doctype html>/);
    expect((await run('consents', '--format', 'csv')).output).toContain('harbour');
  });

  it('knows three tables', async () => {
    const { code, errors } = await run('everything');
    expect(code).toBe(2);
    expect(errors).toContain('known: required, visibility, consents');
  });
});
