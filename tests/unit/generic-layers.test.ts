import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const layers = [
  'rules',
  'journey',
  'engine',
  'compiler',
  'explain',
  'tables',
  'prover',
  'scenarios',
  'ui',
  'state',
]
  .concat(['app', 'api', 'telemetry'])
  .map((layer) => `src/${layer}`)
  .concat(['package']);

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const isCode = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/(testing|fixtures|showcase|generated)\//.test(path);

type Source = Readonly<Record<string, unknown>>;
const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/** What a file of a journey names: itself, its questions, facts and records, what its calls return. */
function namesIn(source: Source): readonly string[] {
  const steps = Array.isArray(source['steps']) ? (source['steps'] as readonly unknown[]) : [];
  const called = steps.flatMap((step) => {
    const { id, as } = (typeof step === 'object' ? step : {}) as Source;
    return [id, as].filter((name) => typeof name === 'string');
  });
  const parts = ['fields', 'facts', 'records', 'lookups'].flatMap((part) => keysOf(source[part]));
  return [...[source['id']].filter((id) => typeof id === 'string'), ...called, ...parts];
}

/** Of one word are many names of any journey: `results`, `address`. */
const isOfTwoWords = (name: string): boolean => /^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(name);

const journeyNames: readonly string[] = ['journey-config', 'tests/permit/journey-config']
  .flatMap(filesOf)
  .filter((path) => path.endsWith('.json') && !/scenarios|messages|brands|calendars/.test(path))
  .flatMap((path) => namesIn(JSON.parse(textOf(path)) as Source))
  .flatMap((path) => path.split('.'))
  .filter(isOfTwoWords);

/** What the schemas of the language name themselves is no name of a journey. */
const languageWords = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(languageWords);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    // Screens and what stands beside a step are drawn by src/screens: registered, not of the language.
    if (['examples', 'screen', 'aside'].includes(key)) return [];
    const own = key === 'properties' ? keysOf(part) : key === 'const' ? [String(part)] : [];
    const listed = key === 'enum' && Array.isArray(part) ? part.map(String) : [];
    return [...own, ...listed, ...languageWords(part)];
  });
};
const language = new Set(
  filesOf('schemas')
    .filter((path) => path.endsWith('.schema.json'))
    .flatMap((path) => languageWords(JSON.parse(textOf(path)))),
);
const forbidden = new Set(journeyNames.filter((name) => !language.has(name)));

/** A country, its money, its post and its banks. */
const national = /\b(postcodes?|sort ?codes?|gbp|pounds?|pence|ireland|scotland|wales)\b|£|\+44/i;
const inWords = (text: string): string =>
  text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ');

/** What stays, and why. */
const allowed: readonly (readonly [file: RegExp, word: RegExp, because: string])[] = [
  [
    /^src\/rules\/operators\/|sent\/range-of\.ts$/,
    /^pence$/,
    'the name of an operator: hundredths of an amount',
  ],
  [/migrate-formats\.ts$/, /./, 'what language 1 had built in, and migration writes out'],
  [/./, /^(commitInDoubt|commitSettled)$/, 'tracked events that the language itself names'],
  [/./, /^(moveTo|chosenLabel|isFree)$/, 'plain words of the code that a journey uses too'],
  [/icons\.tsx$/, /^pound$/, 'the name of a picture'],
  [/check-widget\.ts$|widgets\/(index|sort-code)\.tsx?$/, /sort.?code/i, 'the name of a widget'],
];

/** Literals and names in a file that say what only a journey may know, as path:line word. */
function findingsIn(path: string, text: string): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node) || isText(node)) {
      const says = node.text.split(/[^A-Za-z0-9]+/).some((word) => forbidden.has(word));
      const isLeft = allowed.some(([file, word]) => file.test(path) && word.test(node.text));
      if ((says || national.test(inWords(node.text))) && !isLeft) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${path}:${String(line + 1)} ${node.text.trim()}`);
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
const isText = (node: ts.Node): node is ts.TemplateLiteralLikeNode | ts.JsxText =>
  ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node);

describe('what the layers of any journey must not know', () => {
  it('the names of the journeys are found', () => {
    expect(forbidden.size).toBeGreaterThan(300);
    for (const name of ['currentTariff', 'switchComplete', 'supplierGas', 'paysMonthly'])
      expect(forbidden, name).toContain(name);
  });

  it.each([
    ["go({ step: 'switchComplete' });", 'switchComplete'],
    ['const { paysMonthly } = facts;', 'paysMonthly'],
    ["read('facts.paysMonthly');", 'facts.paysMonthly'],
    ['const sign = `£${amount}`;', '£'],
    ["const prefix = '+44';", '+44'],
    ['isPostcode(text);', 'isPostcode'],
  ])('the scan finds %s', (text, word) => {
    expect(findingsIn('src/engine/any.ts', text)).toEqual([`src/engine/any.ts:1 ${word}`]);
  });

  it.each(layers)('%s knows no journey and no country', (layer) => {
    const files = filesOf(layer).filter(isCode);
    expect(files.length).toBeGreaterThan(3);
    expect(files.flatMap((path) => findingsIn(path, textOf(path)))).toEqual([]);
  });
});
