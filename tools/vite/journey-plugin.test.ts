import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parking, parkingContract } from '../../src/compiler/fixtures/parking';
import { journeyPlugin } from './journey-plugin';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const options = (): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [journeyPlugin({ root, configuration: 'journey-config' })],
});
const bundle = () =>
  build({
    ...options(),
    build: { lib: { entry: 'main.js', formats: ['es'], fileName: 'out' }, minify: false },
  });

beforeEach(() => {
  // Inside the project, so that what the modules import is found.
  root = mkdtempSync(join(process.cwd(), 'node_modules', '.plugin-'));
  for (const [path, text] of parking()) write(`journey-config/${path}`, text);
  write('schemas/api/openapi.json', JSON.stringify(parkingContract));
  write(
    'main.js',
    "export { journey, shapeValidators } from 'virtual:journey/start';\nexport { rest } from 'virtual:journey/rest';\n",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

describe('journeyPlugin', () => {
  it('builds the compiled journey and its validators into a page', async () => {
    await bundle();
    const out = join(root, 'dist/out.mjs');
    cpSync(join(root, 'dist/out.js'), out);
    const built = (await import(/* @vite-ignore */ pathToFileURL(out).href)) as {
      readonly journey: { readonly id: string };
      readonly rest: { readonly steps: readonly { readonly id: string }[] };
      readonly shapeValidators: Readonly<
        Record<string, Readonly<Record<string, (value: string) => readonly object[]>>>
      >;
    };
    expect(built.journey.id).toBe('parking-permit');
    expect(built.rest.steps).toEqual([]);
    expect(built.shapeValidators['street']?.['start']?.('2026-02-29')).toMatchObject([
      { keyword: 'format' },
    ]);
    expect(readFileSync(out, 'utf8')).not.toMatch(/new Function|\beval\(/);
  });

  it('makes an operator of the journey’s own known to its page, and only to such a page', async () => {
    write('main.js', "import 'virtual:journey/own';\nexport const here = 1;\n");
    await bundle();
    const without = readFileSync(join(root, 'dist/out.js'), 'utf8');
    expect(without).not.toContain('json-logic');
    write(
      'journey-config/operators/x-isEven.js',
      "export const isEven = { takes: { kinds: ['value'], count: [1, 1] }, gives: 'condition', nothing: 'never', says: () => 'it is even', run: (number) => number === 42 };",
    );
    const terms = parking(
      'steps/apply/terms.json',
      /"relevant": \{[^}]*\}\s+\}/,
      '"relevant": { "x-isEven": { "var": "permit.days" } }',
    );
    write('journey-config/steps/apply/terms.json', terms.get('steps/apply/terms.json') ?? '');
    await bundle();
    const built = readFileSync(join(root, 'dist/out.js'), 'utf8');
    expect(built).toContain('addOperators({ "x-isEven":');
    expect(built).toContain('number === 42');
  });

  it('draws a widget of the journey’s own, and only on its page', async () => {
    write('main.js', "import 'virtual:journey/own';\nexport const here = 1;\n");
    write(
      'journey-config/widgets/x-plate/widget.json',
      JSON.stringify({
        $schema: '../../../schemas/widget.schema.json',
        name: 'x-plate',
        takes: ['string'],
      }),
    );
    write(
      'journey-config/widgets/x-plate/widget.tsx',
      'export function Widget() { return <p>A plate</p>; }',
    );
    await bundle();
    expect(readFileSync(join(root, 'dist/out.js'), 'utf8')).not.toContain('A plate');
    const street = parking(
      'steps/apply/street.json',
      '"title": "E-mail"',
      '"title": "E-mail", "ui": { "widget": "x-plate" }',
    );
    write('journey-config/steps/apply/street.json', street.get('steps/apply/street.json') ?? '');
    await bundle();
    const built = readFileSync(join(root, 'dist/out.js'), 'utf8');
    expect(built).toMatch(/addWidgets\(\{ "x-plate": \{\s+component: Widget,\s+frame: "label"/);
    expect(built).toContain('A plate');
  });

  it('a fault in a rule stops the build, with file, line and caret', async () => {
    for (const [path, text] of parking('steps/apply/street.json', '"==="', '"=="')) {
      write(`journey-config/${path}`, text);
    }
    await expect(bundle()).rejects.toThrow(
      /error\[JC401\][\s\S]*steps\/apply\/street\.json:\d+:\d+[\s\S]*\^/,
    );
  });

  it('serves on while there is an error, and the mended journey after', async () => {
    write('journey-config/calls/zones.json', '{');
    const server = await createServer({
      ...options(),
      server: { middlewareMode: true, ws: false },
    });
    try {
      await expect(server.transformRequest('virtual:journey/start')).rejects.toThrow(/JC101/);
      write('journey-config/calls/zones.json', parking().get('calls/zones.json') ?? '');
      server.watcher.emit('all', 'change', join(root, 'journey-config/calls/zones.json'));
      const found = await server.transformRequest('virtual:journey/start');
      expect(found?.code).toContain('parking-permit');
    } finally {
      await server.close();
    }
  });

  it('serves on while the contract is saved halfway', async () => {
    const contract = join(root, 'schemas/api/openapi.json');
    const server = await createServer({
      ...options(),
      server: { middlewareMode: true, ws: false },
    });
    try {
      write('schemas/api/openapi.json', '{');
      expect(() => server.watcher.emit('all', 'change', contract)).not.toThrow();
      write('schemas/api/openapi.json', JSON.stringify(parkingContract));
      server.watcher.emit('all', 'change', contract);
      const found = await server.transformRequest('virtual:journey/start');
      expect(found?.code).toContain('parking-permit');
    } finally {
      await server.close();
    }
  });
});
