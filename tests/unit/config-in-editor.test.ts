import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { describe, expect, it } from 'vitest';

/** What an editor such as VS Code offers to whoever writes the configuration, by `$schema` alone. */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'journey-config');
/** What a brand lays over a file of the base is not whole, so no schema of a whole file fits it. */
const isLaidOver = (path: string): boolean => {
  const inner = /^brands\/[^/]+\/(.+)$/.exec(path)?.[1];
  return inner !== undefined && existsSync(join(folder, inner));
};
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && !isLaidOver(path))
  .sort();

const service = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
  workspaceContext: {
    resolveRelativePath: (path, from) => new URL(path, from).href,
  },
});
service.configure({ validate: true, allowComments: false });

function open(path: string, text = readFileSync(join(folder, path), 'utf8')) {
  const document = TextDocument.create(pathToFileURL(join(folder, path)).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

describe('in an editor', () => {
  it.each(files)('%s is checked by its schema, and sound', async (path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const { $schema } = JSON.parse(text) as { readonly $schema?: string };
    expect($schema, 'names its schema').toBeTypeOf('string');
    expect(existsSync(resolve(folder, dirname(path), $schema ?? ''))).toBe(true);
    const { document, json } = open(path, text);
    const found = await service.doValidation(document, json);
    expect(found.map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
  });

  const section = (body: string) =>
    open(
      'steps/current-tariff/new.json',
      `{ "$schema": "../../../schemas/section.schema.json", "id": "new", ${body} }`,
    );

  it('offers the keys that may stand in a place, also of what several kinds of file share', async () => {
    const labels = async (body: string, before: string) => {
      const { document, json } = section(body);
      const at = document.getText().indexOf(before) + before.length;
      const found = await service.doComplete(document, document.positionAt(at), json);
      return found?.items.map(({ label }) => label) ?? [];
    };
    expect(await labels('"title": "New", "" : 1', '"New", "')).toEqual(
      expect.arrayContaining(['relevant', 'fields', 'reactions', 'groups']),
    );
    expect(await labels('"reactions": [{ "" : 1 }]', '[{ "')).toEqual(
      expect.arrayContaining(['on', 'when', 'set', 'clear', 'call']),
    );
  });

  it('says what a key is for when it is pointed at', async () => {
    const { document, json } = section('"reactions": [{ "clear": ["a"] }]');
    const hover = async (key: string) => {
      const at = document.positionAt(document.getText().indexOf(key) + 2);
      const found = await service.doHover(document, at, json);
      return JSON.stringify(found?.contents);
    };
    expect(await hover('"reactions"')).toMatch(/\w+ [^"]*\./);
    expect(await hover('"clear"')).toMatch(/\w+ [^"]*\./);
  });

  it('underlines a key that is misspelt', async () => {
    const { document, json } = section('"title": "New", "fields": {}, "relevnat": true');
    const [found] = await service.doValidation(document, json);
    expect(found?.message).toContain('relevnat');
  });
});
