// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { Brand } from 'virtual:brand';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/app/words-of';
import { SectionForm } from '../../src/ui/form';
import { StepPage } from '../../src/ui/page';
import { plain, WordsProvider } from '../../src/ui/parts/words';
import { brandCss } from '../../tools/vite/brand-css';
import { brandPlugin } from '../../tools/vite/brand-plugin';
import { readBrand } from '../../tools/vite/read-brand';
import { today } from './player';
import { shipped } from './shipped';

const name = 'fernhill';
type Change = readonly [path: string, value: string];

const pathOf = (path: string) =>
  path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** A project whose brand file says these things differently. */
function projectWith(...changes: readonly Change[]): string {
  const root = mkdtempSync(join(tmpdir(), 'brand-'));
  const folder = `journey-config/brands/${name}`;
  cpSync(folder, join(root, folder), { recursive: true });
  cpSync('schemas/brand.schema.json', join(root, 'schemas/brand.schema.json'));
  const path = join(root, folder, 'brand.json');
  const changed = changes.reduce(
    (text, [at, value]) => applyEdits(text, modify(text, pathOf(at), value, {})),
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, changed);
  return root;
}

/** What the page is built with; its drawings by their own names. */
async function brandOf(root: string): Promise<Brand> {
  const plugin = brandPlugin({ root, brand: name });
  const load = plugin.load as unknown as (this: object, id: string) => string;
  const code = load
    .call({ addWatchFile: () => undefined }, '\0virtual-brand-data')
    .replace(/^import (\w+) from "(.*)\?url";$/gm, 'const $1 = "$2";');
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  return ((await import(/* @vite-ignore */ address)) as { readonly brand: Brand }).brand;
}

/** The first step under a brand that says these things differently. */
async function drawFirstStep(...changes: readonly Change[]): Promise<Brand> {
  const brand = await brandOf(projectWith(...changes));
  const { journey, engine } = shipped();
  const started = engine.start({ today, settings: { ...brand.settings } });
  const { state } = engine.apply(started, {
    type: 'stepEntered',
    step: journey.entry,
    parameters: {},
    today,
    restored: false,
  });
  const words = wordsOf(
    () => journey.messages.texts,
    engine,
    () => state,
  );
  const nothing = () => undefined;
  render(
    <WordsProvider value={words}>
      <StepPage
        view={engine.view(state, journey.entry)}
        name="Your Current Energy Information"
        brand={brand}
        stages={[]}
        stage={null}
        scene="tall"
        aside={['assurances']}
        renderForm={(section) => <SectionForm section={section} onEvent={nothing} />}
        onEvent={nothing}
        onAct={nothing}
        onClear={nothing}
      />
    </WordsProvider>,
  );
  return brand;
}

const head = () => screen.getByRole('banner');
const footer = () => within(screen.getByRole('contentinfo'));

describe('a change of brand.json alone changes the page', () => {
  it('ROU-18 the help phone and its hours', async () => {
    await drawFirstStep(['phone.number', '0117 496 0001'], ['phone.hours', 'Every day till ten']);
    const call = within(head()).getByRole('link', {
      name: /^Call us on 0117 496 0001\. Every day/,
    });
    expect(call).toHaveAttribute('href', 'tel:01174960001');
    expect(footer().getByText('Help line 0117 496 0001, Every day till ten.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('0808 157 0142');
  });

  it('ROU-31 its name, its logo and where to write', async () => {
    await drawFirstStep(
      ['name', 'Larkspur Power'],
      ['graphics.logo', 'grove.svg'],
      ['email', 'hello@larkspur.example'],
    );
    const logo = within(head()).getByText('Larkspur Power').querySelector('img');
    expect(logo).toHaveAttribute('src', expect.stringMatching(/\/grove\.svg$/));
    expect(footer().getByRole('link', { name: 'hello@larkspur.example' })).toHaveAttribute(
      'href',
      'mailto:hello@larkspur.example',
    );
    expect(document.title).toBe('Your Current Energy Information – Larkspur Power');
  });

  it('ROU-31 its colours', () => {
    const root = projectWith(['tokens.light.primary', '#123456'], ['tokens.dark.page', '#010203']);
    const css = brandCss(readBrand(root, name).file, (path) => path);
    expect(css).toMatch(/:root\{[^}]*--primary:#123456;/);
    expect(css).toMatch(/prefers-color-scheme:dark\)\{:root\{[^}]*--page:#010203;/);
  });

  it('SET-08 where the supplier terms and the privacy page are', async () => {
    await drawFirstStep(
      ['links.supplierTerms.href', 'https://larkspur.example/suppliers'],
      ['links.privacy.href', 'https://larkspur.example/private'],
    );
    const home = within(screen.getByRole('region', { name: 'Your Home' }));
    expect(home.getByRole('link', { name: /supplier terms/i })).toHaveAttribute(
      'href',
      'https://larkspur.example/suppliers',
    );
    for (const place of [home, footer()])
      expect(place.getByRole('link', { name: /privacy/i })).toHaveAttribute(
        'href',
        'https://larkspur.example/private',
      );
  });

  it('SET-08 the phone for homes without a domestic meter', async () => {
    const { settings } = await brandOf(projectWith(['settings.nonDomesticPhone', '0117 496 0001']));
    const { journey, engine } = shipped();
    const help = journey.steps
      .flatMap(({ sections }) => sections.flatMap(({ content }) => content))
      .find(({ id }) => id === 'nonDomesticHelp');
    const said = engine.fill(engine.start({ today, settings: { ...settings } }), help?.text ?? []);
    expect(plain(said)).toMatch(/^Call us on 0117 496 0001, /);
  });

  it('ROU-23 what must be said of the market, the commission and the credit check', async () => {
    await drawFirstStep(['disclaimers.1', 'Whoever supplies you looks at your credit record.']);
    expect(footer().getByText('Whoever supplies you looks at your credit record.')).toBeVisible();
  });
});
