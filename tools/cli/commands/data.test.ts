import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';
import { writeJourney, type WrittenJourney } from '../testing/write-journey';

describe('journey data', () => {
  let written: WrittenJourney;
  beforeAll(() => {
    written = writeJourney();
  });
  afterAll(() => rmSync(written.root, { recursive: true }));

  const run = async (...parameters: readonly string[]) => {
    const terminal = captureTerminal({ cwd: written.root });
    const code = await runCli(['data', ...parameters], terminal);
    return { code, output: terminal.output };
  };

  it('prints the map in each format', async () => {
    const markdown = await run();
    expect(markdown.code).toBe(0);
    expect(markdown.output).toMatch(/^\| Street `street` .*listZones query\.street/m);
    expect((await run('--format', 'csv')).output).toContain(
      'Your street (street),Street,street,–,',
    );
    const { version, days, answers } = JSON.parse((await run('--format', 'json')).output) as {
      readonly version: number;
      readonly days: number;
      readonly answers: readonly { readonly path: string }[];
    };
    expect([version, days, answers.length]).toEqual([1, 30, 9]);
  });

  it('ends with the errors of a configuration that has some', async () => {
    const broken = writeJourney();
    broken.write('journey.json', '{');
    const terminal = captureTerminal({ cwd: broken.root });
    expect(await runCli(['data'], terminal)).toBe(1);
    expect([terminal.output, terminal.errors.includes('journey.json')]).toEqual(['', true]);
    rmSync(broken.root, { recursive: true });
  });
});
