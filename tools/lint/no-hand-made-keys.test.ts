import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const made = [
  '`${section.id}.${field.name}`',
  '`${part.owner.is.id}.${part.is.name}`',
  '`${section}.${name}`',
  '`${reference.section}.${reference.field ?? ""}`',
  '`${present.section}.${list}`',
  '`${sectionKey(section)}.${action.id}`',
  '`an item of ${present.section}.${present.field}`',
  '`${key}.${violation.rule}`',
  '`${id}@${variant.name}`',
];

const read = [
  "const [section = '', field = ''] = key.split('.');",
  "const [id, name] = like.value.split('.');",
  "mark.split('.')[1];",
  "key.slice(0, key.indexOf('.'));",
  "key.slice(key.lastIndexOf('.') + 1);",
  "const [id] = key.split('@');",
];

const none = [
  '`${whole}.${decimals}`',
  '`commits.${id}.${name}`',
  '`run:${sequence.id}.${step.name}`',
  '`${sequence.id}.${step.id} failed`',
  '`${name}.${count === 1 ? "one" : "many"}`',
  '`${section.title}. ${field.name}`',
  '`${part.name}@${part.version}`',
  "const [whole = '', part = ''] = digits.split('.');",
  "words.join('.');",
];

const codes = [...made, ...read, ...none];
/** First words of what the linter says of each, the rule being the only one. */
const said = new Map<string, string[]>(codes.map((code) => [code, []]));
const folder = mkdtempSync(join(tmpdir(), 'lint-'));
interface Report {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly labels: readonly [{ readonly span: { readonly line: number } }];
  }[];
}

beforeAll(() => {
  const config = {
    jsPlugins: [join(import.meta.dirname, 'house.js')],
    categories: { correctness: 'off' },
    rules: { 'house/no-hand-made-keys': 'error' },
  };
  // A block each: names are given more than once.
  writeFileSync(join(folder, 'codes.js'), codes.map((code) => `{ ${code} }`).join('\n'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const linter = join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
  const options = ['--config', 'config.json', '--format', 'json', 'codes.js'];
  const { stdout } = spawnSync(process.execPath, [linter, ...options], { cwd: folder });
  for (const { message, labels } of (JSON.parse(String(stdout)) as Report).diagnostics)
    said.get(codes[labels[0].span.line - 1] ?? '')?.push(message.slice(0, 18));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(made)('%s is a key', (code) => {
  expect(said.get(code)).toEqual(['A key made by hand']);
});

it.each(read)('%s reads one', (code) => {
  expect(said.get(code)).toContain('A key read by hand');
});

it.each(none)('%s is none', (code) => {
  expect(said.get(code)).toEqual([]);
});
