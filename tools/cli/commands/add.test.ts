import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatJson } from '../../../src/compiler/migrate';
import { readConfiguration } from '../../project';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

const permit = join(import.meta.dirname, '../../../tests/permit');
let root: string;
let before: ReadonlyMap<string, string>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'journey-add-'));
  for (const part of ['journey-config', 'api'])
    cpSync(join(permit, part), join(root, part), { recursive: true });
  before = readConfiguration(join(root, 'journey-config'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function journey(...parameters: readonly string[]) {
  const terminal = captureTerminal({ cwd: root });
  const code = await runCli(parameters, terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}

const read = (path: string) => readFileSync(join(root, 'journey-config', path), 'utf8');
const value = (path: string) => JSON.parse(read(path)) as Record<string, unknown>;
const after = () => readConfiguration(join(root, 'journey-config'));
/** Files that are new or have another text. */
const changed = () => [...after()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path); // oxfmt-ignore
/** Codes that `journey check` finds. */
async function found(): Promise<readonly string[]> {
  const { output } = await journey('check', '--format', 'json');
  return (JSON.parse(output) as { findings: { code: string }[] }).findings.map(({ code }) => code);
}

describe('journey add question', () => {
  const file = 'steps/apply/stay.json';

  it('writes it behind the one that is named, and leaves all else as it was', async () => {
    const { code, output } = await journey(
      ...['add', 'question', 'stay.note', '--title', 'A note', '--after', 'months', '--required'],
    );
    expect(code).toBe(0);
    const { fields, ...rest } = value(file);
    const { note, ...others } = fields as Record<string, unknown>;
    expect(note).toEqual({
      title: 'A note',
      schema: { type: 'string', maxLength: 100 },
      ui: { widget: 'text' },
      required: true,
    });
    const names = Object.keys(fields as object);
    expect(names.indexOf('note')).toBe(names.indexOf('months') + 1);
    expect({ ...rest, fields: others }).toEqual(JSON.parse(before.get(file) ?? ''));
    expect(changed()).toEqual([file]);
    expect(read(file)).toBe(formatJson(read(file)));
    expect(output).toContain(`${file}: fields.note, whose answer is \`stay.note\``);
    expect(output).toContain('left for you\n  `missing` of fields.note');
    expect(output).toContain('\n  where the answer goes');
    expect(await found()).toEqual(['JC538', 'JC611']);
  });

  it.each(['number', 'date', 'tick', 'choice'])('%s is a kind of question', async (kind) => {
    await journey('add', 'question', 'stay.note', '--title', 'A note', '--as', kind);
    expect(await found()).toEqual(['JC538']);
  });

  it('is sent by a call that is named, once the contract takes it', async () => {
    const sent = () =>
      journey('add', 'question', 'stay.note', '--title', 'A note', '--call', 'saveApplication');
    const refused = await sent();
    expect(refused.code).toBe(2);
    expect(refused.errors).toContain('The contract takes no `note` in createApplication.');
    expect(changed()).toEqual([]);
    const contract = join(root, 'api/openapi.json');
    const text = readFileSync(contract, 'utf8');
    const taking = text.replace('"quiet": {', '"note": { "type": ["string", "null"] }, "quiet": {');
    expect(taking).not.toBe(text);
    writeFileSync(contract, taking);
    const { code, output } = await sent();
    expect(code).toBe(0);
    expect(output).toContain('calls/save-application.json: body.note');
    expect(value('calls/save-application.json')['body']).toMatchObject({
      note: { var: 'stay.note' },
    });
    expect(await found()).toEqual([]);
  });

  it('changes a file that somebody formats otherwise where it has to, and nowhere else', async () => {
    const own = JSON.stringify(value(file), null, 4);
    writeFileSync(join(root, 'journey-config', file), own);
    await journey('add', 'question', 'stay.note', '--title', 'A note');
    const lines = read(file).split('\n');
    const kept = own.split('\n').filter((line) => lines.includes(line));
    // The brace in front of it has a comma more.
    expect(kept.length).toBeGreaterThanOrEqual(own.split('\n').length - 1);
  });
});

it('journey add section writes its file, and its name in the step', async () => {
  const { code, output } = await journey(
    ...['add', 'section', 'apply.ownGuests', '--title', 'Who visits you?', '--after', 'findBand'],
  );
  expect(code).toBe(0);
  expect(value('steps/apply/own-guests.json')).toEqual({
    $schema: '../../../../../schemas/section.schema.json',
    id: 'ownGuests',
    title: 'Who visits you?',
    at: 'ownGuests',
    fields: {},
  });
  const { sections } = value('steps/apply/step.json');
  expect(sections).toEqual(
    ['home', 'holder', 'vehicles', 'find-band', 'own-guests', 'stay', 'terms', 'payment', 'again'], // oxfmt-ignore
  );
  expect(changed()).toEqual(['steps/apply/own-guests.json', 'steps/apply/step.json']);
  expect(output).toContain('steps/apply/step.json: sections');
  expect(await found()).toEqual([]);
});

it('journey add supplier writes terms like those of another, and its entry', async () => {
  const { code } = await journey(
    ...['add', 'supplier', 'moor-side', '--id', '47', '--like', 'harbour'],
  );
  expect(code).toBe(0);
  const { $schema, id, ...rest } = value('councils/moor-side.json');
  const harbour = value('councils/harbour.json');
  expect({ $schema, id }).toEqual({ $schema: harbour['$schema'], id: 'moorSide' });
  expect(rest).toEqual({ ...harbour, $schema: undefined, id: undefined });
  expect(value('councils/directory.json')['entries']).toMatchObject({
    23: { variant: 'harbour' },
    47: { variant: 'moor-side' },
  });
  expect(changed()).toEqual(['councils/directory.json', 'councils/moor-side.json']);
  expect(await found()).toEqual([]);
});

it('journey add call writes every key that the contract needs, and says that each is to be filled in', async () => {
  const { code, output } = await journey(
    ...['add', 'call', 'otherAddresses', '--operation', 'findAddresses'],
  );
  expect(code).toBe(0);
  expect(value('calls/other-addresses.json')).toMatchObject({
    id: 'otherAddresses',
    operation: 'findAddresses',
    query: { postcode: null },
  });
  expect(output).toContain('in place of null: query.postcode');
  expect(output).toContain('"call": [{ "id": "otherAddresses" }]');
  expect(changed()).toEqual(['calls/other-addresses.json']);
});

it('journey add brand looks like a new journey at first, and then like the brand that is there', async () => {
  expect((await journey('add', 'brand', 'moor', '--title', 'Moor Council')).code).toBe(0);
  expect(value('brands/moor/brand.json')).toMatchObject({ id: 'moor', name: 'Moor Council' });
  const path = join(root, 'journey-config/brands/moor/brand.json');
  writeFileSync(path, read('brands/moor/brand.json').replace('"#F4F6F8"', '"#FAF6F0"'));
  const { output } = await journey('add', 'brand', 'fen', '--title', 'Fen Council');
  expect(value('brands/fen/brand.json')).toMatchObject({
    id: 'fen',
    name: 'Fen Council',
    tokens: { light: { page: '#FAF6F0' } },
  });
  expect(read('brands/fen/logo.svg')).toBe(read('brands/moor/logo.svg'));
  expect(output).toContain('those of moor');
  expect((await found()).filter((code) => code !== 'JC513')).toEqual([]);
});

describe('journey add refuses, says what, where and what to do, and changes nothing:', () => {
  it.each([
    ['a kind that is none', ['thing', 'x'], 'no `journey add thing`', 'known: question'],
    ['a question without its section', ['question', 'note'], 'does not say where', 'home.phone'],
    ['a section that is not there', ['question', 'stays.note'], 'no section `stays`', 'did you mean stay?'], // oxfmt-ignore
    ['a question that is there', ['question', 'stay.plan', '--title', 'A'], '`stay.plan` already: steps/apply/stay.json', 'choose another name'], // oxfmt-ignore
    ['a place that is not there', ['question', 'stay.note', '--title', 'A', '--after', 'month'], 'stand behind `month`', 'did you mean months?'], // oxfmt-ignore
    ['a name that is none', ['question', 'stay.a-note', '--title', 'A'], '`a-note` is no name', 'in camel case'], // oxfmt-ignore
    ['a question without a title', ['question', 'stay.note'], '--title is missing', 'give --title'],
    ['a call that is not there', ['question', 'stay.note', '--title', 'A', '--call', 'save'], 'no call `save`', 'known: addresses'], // oxfmt-ignore
    ['a step that is not there', ['section', 'pay.card', '--title', 'A'], 'no step `pay`', 'known: apply, done'], // oxfmt-ignore
    ['a section that is there', ['section', 'apply.stay', '--title', 'A'], '`stay` already', 'choose another name'], // oxfmt-ignore
    ['terms that are there', ['supplier', 'harbour', '--id', '9'], '`harbour` already', 'choose another name'], // oxfmt-ignore
    ['an id that has terms', ['supplier', 'moor', '--id', '23'], '`23` already', 'councils/directory.json'], // oxfmt-ignore
    ['an operation that is not there', ['call', 'more', '--operation', 'findAddress'], 'no operation `findAddress`', 'did you mean findAddresses?'], // oxfmt-ignore
    ['a call that is there', ['call', 'zone', '--operation', 'zoneOf'], '`zone` already: calls/zone.json', 'choose another name'], // oxfmt-ignore
    ['a brand like none', ['brand', 'moor', '--title', 'A', '--like', 'fen'], 'no brand `fen`', 'known: none'], // oxfmt-ignore
  ])('%s', async (_, parameters, says, help) => {
    const { code, errors, output } = await journey('add', ...parameters);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain(says);
    expect(errors).toContain(help);
    expect(changed()).toEqual([]);
  });
});
