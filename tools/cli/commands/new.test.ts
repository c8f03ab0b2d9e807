import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatted } from '../../../tests/formatted';
import { readConfiguration } from '../../project';
import type { Terminal } from '../frame/terminal';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'journey-new-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** In the project, as its schemas are there; what is written lies elsewhere. */
async function journey(parameters: readonly string[], ask?: Terminal['ask']) {
  const terminal = captureTerminal();
  const given = ask === undefined ? terminal : Object.assign(terminal, { ask });
  const code = await runCli(parameters, given);
  return { code, output: terminal.output, errors: terminal.errors };
}

const card = () => join(root, 'library-card');
const made = (path: string) => readFileSync(join(card(), path), 'utf8');

describe('journey new', () => {
  it('writes a journey in which nothing is wrong, and whose scenarios all pass and decide all of it', async () => {
    const { code, output } = await journey(['new', card(), '--brand', 'Northgate Library']);
    expect(code).toBe(0);
    expect(output).toContain('of the journey “Library card”');
    expect(await journey(['check', card()])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^checked \d+ files, \d+ rules: no findings\n$/) as string,
    });
    const played = await journey(['test', card(), '--coverage']);
    expect(played.output).toContain('all passed');
    expect(played.output).toMatch(/rules +100\.0 %[^]*outcomes +100\.0 %[^]*branches +100\.0 %/);
  });

  it('has two steps, a lookup, a list, a dialog and a button that sends', async () => {
    await journey(['new', card(), '--name', 'Library card']);
    expect(JSON.parse(made('journey.json'))).toMatchObject({
      id: 'library-card',
      steps: ['apply', 'done'],
    });
    const all = [...readConfiguration(card()).values()].join('\n');
    for (const part of ['"lookupStatus"', '"list":', '"as": "dialog"', '"submit":', '"scenarios":'])
      expect(all).toContain(part);
    expect(all).not.toMatch(/__[A-Z_]+__/);
  });

  it('writes its files as the project formats a configuration', async () => {
    await journey(['new', card(), '--name', 'A “card” of one’s \\ own, and a name that is long']);
    for (const [path, text] of readConfiguration(card())) {
      if (!path.endsWith('.json')) continue;
      expect(await formatted(text), path).toBe(text);
    }
  });

  it('names the schemas by the way from each file, so that an editor finds them', async () => {
    await journey(['new', card(), '--name', 'Library card']);
    const up = relative(join(card(), 'steps/apply'), join(process.cwd(), 'schemas'));
    expect(JSON.parse(made('steps/apply/home.json'))).toMatchObject({
      $schema: `${up}/section.schema.json`,
    });
  });

  it('asks whoever sits in front, and takes what stands in brackets for no answer', async () => {
    const answers = ['Library card', '', 'Borrow books.'];
    const asked: string[] = [];
    const { code } = await journey(['new', card()], (question) => {
      asked.push(question);
      return Promise.resolve(answers[asked.length - 1] ?? '');
    });
    expect(code).toBe(0);
    expect(asked).toHaveLength(3);
    expect(JSON.parse(made('steps/apply/step.json'))).toMatchObject({ lead: 'Borrow books.' });
    expect(JSON.parse(made('brands/library-card/brand.json'))).toMatchObject({
      name: 'Library card',
    });
  });

  it('asks nobody once an option says something', async () => {
    const { code } = await journey(['new', card(), '--name', 'Card'], () => {
      throw new Error('nobody is asked');
    });
    expect(code).toBe(0);
  });

  it('refuses a folder that is not empty, and leaves it as it is', async () => {
    mkdirSync(card());
    writeFileSync(join(card(), 'notes.txt'), 'mine');
    const { code, errors } = await journey(['new', card()]);
    expect(code).toBe(2);
    expect(errors).toMatch(/is not empty: it holds notes\.txt\..*\n.*help: name a folder/);
    expect(readdirSync(card())).toEqual(['notes.txt']);
  });

  it.each([
    ['--name', '', '--name says nothing.', 'give --name "words"'],
    ['--name', 'A {card}', '--name holds `{`', 'leave out { } [ ] < and >'],
    ['--brand', '日本', '--brand has no letter from a to z', 'write it with such letters'],
    ['--purpose', 'a'.repeat(201), '--purpose has 201 characters', 'say it shorter'],
  ])('of %s %j it says what to do, and writes nothing', async (option, value, says, help) => {
    const { code, errors } = await journey(['new', card(), option, value]);
    expect(code).toBe(2);
    expect(errors).toContain(says);
    expect(errors).toContain(`= help: ${help}`);
    expect(readdirSync(root)).toEqual([]);
  });
});
