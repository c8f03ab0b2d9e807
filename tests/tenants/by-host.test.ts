import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandPlugin } from '../../tools/vite/brand-plugin';
import { journeyPlugin } from '../../tools/vite/journey-plugin';
import { tenantsPlugin } from '../../tools/vite/tenants-plugin';

const brands = ['fernhill', 'tidewater'];
let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** By its name, what is built of a page that says its brand and journey and starts as the shipped one does. */
async function built(): Promise<Files> {
  const made = await build({
    ...{ root, configFile: false, logLevel: 'silent' },
    plugins: [
      journeyPlugin({ root, configuration: 'journey-config', brand: 'fernhill' }),
      brandPlugin({ root, brand: 'fernhill', isChosen: true }),
      tenantsPlugin({ brands }),
    ],
    build: { write: false, minify: false, assetsInlineLimit: 0, target: 'es2022' },
  });
  const { output } = made as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('latin1'),
    ]),
  );
}
type Files = ReadonlyMap<string, string>;

/** What belongs to one brand alone. */
const partsOf = (files: Files, brand: string): Files =>
  new Map([...files].filter(([name]) => name.includes(`${brand}-`)));

let first: Files;
beforeAll(async () => {
  // Inside the project, so that what the modules import is found.
  root = mkdtempSync(join(process.cwd(), 'node_modules', '.by-host-'));
  for (const folder of ['journey-config', 'schemas'])
    cpSync(folder, join(root, folder), { recursive: true });
  for (const file of [
    ...['by-host.ts', 'brand-of-host.ts', 'read-settings.ts', 'unstarted.ts', 'unstarted.css'],
    ...['first-screen/end-first-screen.ts', 'release/release-watch.ts'],
    ...['../state/storage/device-storage.ts'],
  ])
    cpSync(join('src/app', file), join(root, 'src/app', file));
  write(
    'src/app/main.tsx',
    [
      "import 'virtual:brand.css';",
      "import { brand } from 'virtual:brand';",
      "import { later } from 'virtual:journey/later';",
      "import { journey } from 'virtual:journey/start';",
      'document.title = `${brand.name} ${journey.id}`;',
      'later().then(({ rest }) => console.log(rest.steps));',
    ].join('\n'),
  );
  write(
    'index.html',
    '<html><head></head><body><script type="module" src="/src/app/main.tsx"></script></body></html>',
  );
  first = await built();
});
afterAll(() => rmSync(root, { recursive: true }));

it.each(brands)(
  'what belongs to %s is in parts of its own, and no word of it elsewhere',
  (brand) => {
    const own = partsOf(first, brand);
    // The style sheet; its look with the first step; what later steps need.
    const kinds = [...own.keys()].map((name) => name.replace(/^.*\./, ''));
    expect(kinds.sort()).toEqual(['css', 'js', 'js']);
    const said = [...first].filter(([, text]) => text.includes(`help@${brand}.example`));
    expect(said).toHaveLength(1);
    expect(own.has(said[0]?.[0] ?? '')).toBe(true);
  },
);

it('the pictograms of a brand are drawn in its colours alone', () => {
  const homes = [...first].filter(([name]) => /\bhome-[^/]+\.svg$/.test(name));
  const named = homes.map(([name, svg]) => {
    const brand = brands.find((one) =>
      [...partsOf(first, one).values()].some((text) => text.includes(name.replace('assets/', ''))),
    );
    return [brand, /fill="(#[0-9A-F]{6})"/.exec(svg)?.[1]];
  });
  expect(Object.fromEntries(named)).toEqual({ fernhill: '#15352A', tidewater: '#061A2B' });
});

it('the page names no brand before it knows its own', () => {
  const page = first.get('index.html') ?? '';
  expect(page).toContain('rel="modulepreload"');
  for (const brand of brands) expect(page).not.toContain(brand);
});

it('another word of one brand changes the parts of no other, byte for byte', async () => {
  write(
    'journey-config/brands/tidewater/steps/current-tariff/your-home.json',
    '{ "lead": "Tell us where you live." }',
  );
  const second = await built();
  expect(partsOf(second, 'tidewater')).not.toEqual(partsOf(first, 'tidewater'));
  expect(partsOf(second, 'fernhill')).toEqual(partsOf(first, 'fernhill'));
});
