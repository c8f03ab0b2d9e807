import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin, Rolldown } from 'vite';
import type { RenderedFirstScreen } from '../../src/app/first-screen/render-first-screen';
import { headTags } from './brand-plugin';
import { importNatively } from './native-import';
import { readBrand } from './read-brand';
import { chunksFrom, type Link, linkTo } from './start-chunks';

export interface FirstScreenPluginOptions {
  /** Folder that holds `journey-config` and `schemas`. */
  readonly root: string;
  /** Folder of the configuration. */
  readonly configuration: string;
  /** Of the build; the first is that of a host whose brand nobody has said. */
  readonly brands: readonly string[];
}

const entry = 'src/app/first-screen/render-first-screen.tsx';

/**
 * Puts the first screen into the page as the page itself will draw it, so that it is seen and may be
 * typed in before any script has come. In a build with several brands `index.html` stays without
 * one, as it is nobody's; each brand has a page of its own, `first/<brand>.html`, and
 * `first/brands.json` names them in order.
 */
export function firstScreenPlugin({
  root,
  configuration,
  brands,
}: FirstScreenPluginOptions): Plugin {
  let base = '/';
  let drawn: ReadonlyMap<string, Promise<RenderedFirstScreen>> = new Map();
  return {
    name: 'changeover:first-screen',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    buildStart() {
      // Beside the build itself: it takes as long.
      drawn = new Map(brands.map((brand) => [brand, render(root, brand)]));
      for (const one of drawn.values()) one.catch(() => 'It is told of where it is awaited.');
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        for (const [brand, rendering] of drawn) {
          const rendered = await rendering;
          const missing = filesNamedIn(rendered.screen, base).find((name) => !(name in bundle));
          if (missing !== undefined) this.error(`The first screen of ${brand} names ${missing}.`);
          if (brands.length === 1) page.source = withFirstScreen(html, rendered);
          else
            this.emitFile({
              type: 'asset',
              fileName: `first/${brand}.html`,
              source: withFirstScreen(html, rendered, {
                brand,
                head: headOf(root, configuration, brand, bundle, base),
              }),
            });
        }
        if (brands.length > 1)
          this.emitFile({
            type: 'asset',
            fileName: 'first/brands.json',
            source: JSON.stringify(brands),
          });
      },
    },
  };
}

/** The page of one brand, drawn by a build of its own that Node can run. */
async function render(root: string, brand: string): Promise<RenderedFirstScreen> {
  // Inside the project, so that what it imports is found.
  const folder = await mkdtemp(join(root, 'node_modules', '.first-screen-'));
  try {
    const vite = resolve(root, 'node_modules/vite/bin/vite.js');
    const how = ['--configLoader', 'runner', '--ssr', entry, '--outDir', folder];
    await promisify(execFile)(process.execPath, [vite, 'build', ...how, '--logLevel', 'error'], {
      cwd: root,
      env: { ...process.env, BRAND: brand, NODE_ENV: 'production' },
    });
    const { renderFirstScreen } = (await importNatively(
      pathToFileURL(join(folder, 'render-first-screen.js')).href,
    )) as { readonly renderFirstScreen: () => Promise<RenderedFirstScreen> };
    return await renderFirstScreen();
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface OfBrand {
  readonly brand: string;
  /** Tags for the end of the head. */
  readonly head: string;
}

/** The built page with the first screen in it; `ofBrand` where the page does not know its brand yet. */
export function withFirstScreen(
  html: string,
  { locale, title, screen, notices, noScript, script }: RenderedFirstScreen,
  ofBrand: OfBrand | null = null,
): string {
  const marked = ofBrand === null ? '' : ` data-brand="${ofBrand.brand}"`;
  // As functions: what a journey says may hold what `replace` reads as its own.
  const changes: readonly (readonly [place: RegExp, text: (found: string) => string])[] = [
    [/<html[^>]*>/, () => `<html lang="${locale}"${marked}>`],
    // Before any style sheet, which it would wait for.
    [/<meta charset[^>]*>/, (found) => `${found}<script>${inScript(script)}</script>`],
    [/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`],
    [/<noscript>.*<\/noscript>/s, () => ''],
    [/<body>/, () => `<body><noscript>${noScript}</noscript>`],
    [
      /<div id="root"><\/div>/,
      () => `<div id="root" data-first>${plainHtml(screen)}</div>${notices}`,
    ],
    [/<\/head>/, () => `${ofBrand?.head ?? ''}</head>`],
    // What is seen comes first: style sheets, fonts and drawings.
    [
      /<(script type="module"|link rel="modulepreload")/g,
      (found) => `${found} fetchpriority="low"`,
    ],
  ];
  return changes.reduce((page, [place, text]) => page.replace(place, text), html);
}

/** Nothing that a journey says ends the script. */
const inScript = (script: string): string => script.replaceAll('</', '<\\/');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Without inline styles, which the policy forbids, and without what React asks for ahead. */
const plainHtml = (screen: string): string =>
  screen.replace(/<link rel="preload"[^>]*>/g, '').replace(/(<[^>]*) style="[^"]*"/g, '$1');

const filesNamedIn = (html: string, base: string): readonly string[] =>
  [...html.matchAll(/ (?:src|href)="([^"]+)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(`${base}assets/`))
    .map((address) => address.slice(base.length));

/** What the page of a brand asks for at once: its look, its fonts, its part of the script. */
function headOf(
  root: string,
  configuration: string,
  brand: string,
  bundle: Rolldown.OutputBundle,
  base: string,
): string {
  const own = [
    ...chunksFrom(
      bundle,
      ({ facadeModuleId }) => facadeModuleId?.endsWith(`virtual:tenant/${brand}`) === true,
    ),
  ];
  const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const links: readonly Link[] = [
    ...styles.map((href) => ({ rel: 'stylesheet', href })),
    ...own.map(({ fileName }) => ({ rel: 'modulepreload', href: fileName })),
  ];
  const tags = headTags(readBrand(root, brand, configuration), Object.keys(bundle), base);
  return [
    ...links.map((link) => linkTo(base, link)),
    ...tags.map(
      ({ tag, attrs }) =>
        `<${tag} ${Object.entries(attrs)
          .map(([name, value]) => `${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
          .join(' ')}>`,
    ),
  ].join('\n    ');
}
