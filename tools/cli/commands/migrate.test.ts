import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

const language1 = {
  'journey.json': '{ "id": "permit", "steps": ["apply"] }\n',
  'steps/apply/step.json': '{ "id": "apply", "sections": ["home"] }\n',
  'steps/apply/home.json': `{
  "id": "home",
  "title": "Home",
  "schema": { "type": "object", "properties": { "address": { "type": "string" } } },
  "required": { "address": true },
  "reactions": [{ "on": { "changed": "postcode" }, "clear": ["address"] }]
}
`,
};

const home2 = `{
  "id": "home",
  "title": "Home",
  "fields": { "address": { "schema": { "type": "string" }, "required": true } },
  "reactions": [{ "on": { "changed": "postcode" }, "clear": ["address"] }]
}
`;

describe('journey migrate', () => {
  let root = '';
  const put = (path: string, text: string) => {
    const full = join(root, 'journey-config', path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  };
  const read = (path: string) => readFileSync(join(root, 'journey-config', path), 'utf8');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'migrate-'));
    for (const [path, text] of Object.entries(language1)) put(path, text);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const run = async (...parameters: readonly string[]) => {
    const terminal = captureTerminal({ cwd: root });
    const code = await runCli(['migrate', ...parameters], terminal);
    return { code, output: terminal.output, errors: terminal.errors };
  };

  it('says what it would change and what could be said better, and changes nothing', async () => {
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toBe(`  journey.json
  steps/apply/home.json
2 files would change; --write changes them.

What language 2 could say better, by lines of the changed files:

forgottenWith: \`address\` is cleared as soon as \`postcode\` changes.
  --> steps/apply/home.json:5
  = write: "forgottenWith": ["postcode"] at \`home.address\`, in place of this

`);
    expect(read('steps/apply/home.json')).toBe(language1['steps/apply/home.json']);
  });

  it('writes the files with --write, once', async () => {
    const { code, output } = await run('--write');
    expect(code).toBe(0);
    expect(output).toContain('2 files brought to language 2.');
    expect(read('steps/apply/home.json')).toBe(home2);
    expect(read('journey.json')).toBe('{ "language": 2, "id": "permit", "steps": ["apply"] }\n');
    expect(read('steps/apply/step.json')).toBe(language1['steps/apply/step.json']);
    const again = await run('--write');
    expect(again).toMatchObject({ code: 0, output: 'journey-config is written in language 2.\n' });
  });

  it('changes nothing while a place has to be decided', async () => {
    put('steps/apply/home.json', home2.replace('"fields"', '"labels"'));
    const { code, output } = await run('--write');
    expect(code).toBe(1);
    expect(output).toContain(
      'refused: Nothing asks `address`, of which something is said.\n  --> steps/apply/home.json:4\n  = help: ',
    );
    expect(output).toContain('Nothing was changed: 1 place to decide first.');
    expect(read('journey.json')).toBe(language1['journey.json']);
  });

  it('prints all of it as JSON', async () => {
    const { code, output } = await run('--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      version: 1,
      folder: 'journey-config',
      written: false,
      changed: ['journey.json', 'steps/apply/home.json'],
      suggestions: [{ file: 'steps/apply/home.json', line: 5, about: 'forgottenWith' }],
      refused: [],
    });
  });

  it('says what is wrong with the folder or the arguments', async () => {
    expect(await run('elsewhere')).toMatchObject({ code: 2, output: '' });
    expect((await run('--writ')).errors).toContain('Did you mean --write?');
    expect((await run('--help')).output).toContain('language 2');
  });
});
