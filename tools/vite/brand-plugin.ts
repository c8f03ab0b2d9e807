import { readFileSync } from 'node:fs';
import { join, parse, resolve, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { brandCss } from './brand-css';
import { brandFolder, type ReadBrand, readBrand } from './read-brand';
import { recoloured } from './recoloured';

export interface BrandPluginOptions {
  /** Folder that holds `journey-config` and `schemas`. */
  readonly root: string;
  /** Folder name under `brands`. */
  readonly brand: string;
  /** Folder of the configuration, from the root; the shipped one when absent. */
  readonly configuration?: string;
  /** Whether a built page chooses among several brands when it starts: then its head says none. */
  readonly isChosen?: boolean;
}

const cssId = 'virtual:brand.css';
const dataId = 'virtual:brand';
/** Vite tells a style sheet by the end of its id. */
const resolved: Readonly<Record<string, string>> = {
  [cssId]: '\0virtual-brand.css',
  [dataId]: '\0virtual-brand-data',
};

/** One brand of several in a build, by its name. */
const perBrand = /^virtual:brand(\.css)?\/([\w-]+)$/;
const perBrandData = /^\0virtual-brand-data-([\w-]+)$/;
const perBrandCss = /^\0virtual-brand-([\w-]+)\.css$/;

/**
 * `virtual:brand.css` and `virtual:brand` for one brand; with `/<brand>` behind them for another. A
 * fault in its file stops the build.
 */
export function brandPlugin({
  root,
  brand,
  configuration = 'journey-config',
  isChosen = false,
}: BrandPluginOptions): Plugin {
  const home = resolve(root, configuration);
  const folder = brandFolder(root, home, brand);
  const watched = [folder + sep, join(folder, '../../pictograms') + sep];
  let base = '/';
  let serving = false;
  /** What a recoloured drawing is in the code: a file of the build, or itself. */
  const expressionOf =
    (build: Rolldown.PluginContext): Drawn =>
    (name, source) =>
      serving
        ? JSON.stringify(`data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`)
        : `import.meta.ROLLUP_FILE_URL_${build.emitFile({ type: 'asset', name: `${name}.svg`, source })}`;
  return {
    name: 'changeover:brand',
    resolveId(id) {
      const [, css, of] = perBrand.exec(id) ?? [];
      if (of === undefined) return resolved[id];
      return css === undefined ? `\0virtual-brand-data-${of}` : `\0virtual-brand-${of}.css`;
    },
    load(id) {
      const css = perBrandCss.exec(id)?.[1];
      if (css !== undefined) return brandCss(readBrand(root, css, home).file, (path) => path);
      const data = perBrandData.exec(id)?.[1];
      if (data !== undefined) return chosenModule(readBrand(root, data, home), expressionOf(this));
      if (!Object.values(resolved).includes(id)) return null;
      const read = readBrand(root, brand, home);
      this.addWatchFile(join(read.folder, 'brand.json'));
      return id === resolved[cssId]
        ? brandCss(read.file, (path) => path)
        : brandModule(read, expressionOf(this));
    },
    configResolved(config) {
      base = config.base;
      serving = config.command === 'serve';
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        isChosen && bundle !== undefined
          ? [noIcon]
          : [...headTags(readBrand(root, brand, home), Object.keys(bundle ?? {}), base)],
    },
    handleHotUpdate({ file, server }) {
      if (!watched.some((folder) => file.startsWith(folder))) return undefined;
      for (const id of Object.values(resolved)) {
        const module = server.moduleGraph.getModuleById(id);
        if (module) server.moduleGraph.invalidateModule(module);
      }
      server.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

interface HeadTag {
  readonly tag: string;
  readonly attrs: Record<string, string>;
}

/** The tab's mark, the colour of the browser's own bars, and the fonts before the style sheet asks. */
export function headTags(
  { file, folder }: ReadBrand,
  built: readonly string[],
  base: string,
): readonly HeadTag[] {
  const mark = readFileSync(join(folder, file.graphics['favicon'] ?? ''));
  const icon = `data:image/svg+xml;base64,${mark.toString('base64')}`;
  const own = [file.fonts.head, file.fonts.body].map((font) => parse(font.file).name);
  const fonts = built.filter(
    (name) => name.endsWith('.woff2') && own.some((font) => parse(name).name.startsWith(font)),
  );
  return [
    { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: icon } },
    ...file.themes.map((theme) => ({
      tag: 'meta',
      attrs: {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${theme})`,
        content: file.tokens[theme]['band'] ?? '',
      },
    })),
    ...fonts.map((name) => ({
      tag: 'link',
      attrs: {
        ...{ rel: 'preload', as: 'font', type: 'font/woff2' },
        ...{ href: base + name, crossorigin: '' },
      },
    })),
  ];
}

/** Until the brand is chosen, so that the browser asks the server for no icon. */
const noIcon = { tag: 'link', attrs: { rel: 'icon', href: 'data:,' } };

/** A brand that the page chooses when it starts brings what the page's head says of it. */
const chosenModule = (read: ReadBrand, drawn: Drawn): string =>
  `${brandModule(read, drawn)}\nexport const head = ${JSON.stringify(headTags(read, [], '/'))};`;

type Drawn = (name: string, source: string) => string;

function brandModule({ file, folder, pictograms }: ReadBrand, inColour: Drawn): string {
  const imports: string[] = [];
  const address = (path: string) => {
    const name = `drawing${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${path}?url`)};`);
    return name;
  };
  const drawn = Object.entries(file.graphics)
    .filter(([, path]) => path.endsWith('.svg'))
    .map(([name, svg]) => `${JSON.stringify(name)}: ${address(join(folder, svg))}`);
  const { pictogramColours: colours } = file;
  const pictured = Object.entries(pictograms).map(([name, path]) => {
    const isItself = colours === undefined || path.startsWith(folder);
    const picture = isItself
      ? address(path)
      : inColour(name, recoloured(readFileSync(path, 'utf8'), colours));
    return `${JSON.stringify(name)}: ${picture}`;
  });
  const { id, name, phone, email, links, notice, disclaimers, assurances } = file;
  const data = {
    ...{ id, name, phone, email, notice, disclaimers, assurances },
    footer: file.footer.map((link) => links[link]),
    settings: {
      ...file.settings,
      brandName: name,
      brand: { id, name, phone: phone.number, hours: phone.hours, email },
      ...Object.fromEntries(Object.entries(links).map(([key, { href }]) => [`${key}Url`, href])),
    },
  };
  return [
    ...imports,
    `export const brand = { ...${JSON.stringify(data)},`,
    `  graphics: { ${drawn.join(', ')} }, pictograms: { ${pictured.join(', ')} } };`,
  ].join('\n');
}
