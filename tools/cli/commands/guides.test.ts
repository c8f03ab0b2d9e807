import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

const project = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(project, 'docs/guides/a-library-card.md'), 'utf8');
const blocks = [...guide.matchAll(/```\w*\n([^]*?)\n```/g)].map(([, text = '']) => text);
/** Each command of the guide and what it is said to answer. */
const played = blocks.flatMap((text, index) =>
  text.startsWith('npx journey ') ? [[text.slice('npx journey '.length), blocks[index + 1]]] : [],
);

let cwd: string;
beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'journey-guide-'));
  cwd = join(root, 'changeover');
  mkdirSync(cwd);
  symlinkSync(join(project, 'schemas'), join(cwd, 'schemas'));
});
afterAll(() => rmSync(join(cwd, '..'), { recursive: true }));

/** What a shell would hand on. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

it('the guide to a journey of one’s own says what its commands answer', async () => {
  const answers: string[] = [];
  for (const [line = '', said = ''] of played) {
    // The mistake is made by hand.
    if (said.startsWith('error[')) continue;
    const terminal = captureTerminal({ cwd });
    await runCli(wordsOf(line), terminal);
    expect((terminal.output + terminal.errors).trimEnd(), line).toBe(said);
    answers.push(line);
  }
  expect(answers.map((line) => line.split(' ')[0])).toEqual([
    'new',
    'check',
    'test',
    'why',
    'test',
  ]);
});
