import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { brandCss } from './brand-css';
import { brandFolder, type ReadBrand, readBrand } from './read-brand';

export interface BrandPluginOptions {
  /** Folder that holds `journey-config` and `schemas`. */
  readonly root: string;
  /** Folder name under `brands`. */
  readonly brand: string;
  /** Folder of the configuration, from the root; the shipped one when absent. */
  readonly configuration?: string;
}

const cssId = 'virtual:brand.css';
const dataId = 'virtual:brand';
/** Vite tells a style sheet by the end of its id. */
const resolved: Readonly<Record<string, string>> = {
  [cssId]: '\0virtual-brand.css',
  [dataId]: '\0virtual-brand-data',
};

/** `virtual:brand.css` and `virtual:brand` for one brand. A fault in its file stops the build. */
export function brandPlugin({
  root,
  brand,
  configuration = 'journey-config',
}: BrandPluginOptions): Plugin {
  const home = resolve(root, configuration);
  const folder = brandFolder(root, home, brand) + sep;
  let base = '/';
  return {
    name: 'changeover:brand',
    resolveId: (id) => resolved[id],
    load(id) {
      if (!Object.values(resolved).includes(id)) return null;
      const read = readBrand(root, brand, home);
      this.addWatchFile(join(read.folder, 'brand.json'));
      return id === resolved[cssId] ? brandCss(read.file, (path) => path) : brandModule(read);
    },
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        headTags(readBrand(root, brand, home), Object.keys(bundle ?? {}), base),
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return undefined;
      for (const id of Object.values(resolved)) {
        const module = server.moduleGraph.getModuleById(id);
        if (module) server.moduleGraph.invalidateModule(module);
      }
      server.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** The tab's mark, the colour of the browser's own bars, and the fonts before the style sheet asks. */
function headTags({ file, folder }: ReadBrand, built: readonly string[], base: string) {
  const mark = readFileSync(join(folder, file.graphics['favicon'] ?? ''));
  const icon = `data:image/svg+xml;base64,${mark.toString('base64')}`;
  const fonts = built.filter((name) => name.endsWith('.woff2'));
  const tags: { tag: string; attrs: Record<string, string> }[] = [
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
  return tags;
}

function brandModule({ file, folder, pictograms }: ReadBrand): string {
  const imports: string[] = [];
  const address = (path: string) => {
    const name = `drawing${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${path}?url`)};`);
    return name;
  };
  const drawn = Object.entries(file.graphics)
    .filter(([, path]) => path.endsWith('.svg'))
    .map(([name, svg]) => `${JSON.stringify(name)}: ${address(join(folder, svg))}`);
  const pictured = Object.entries(pictograms).map(
    ([name, path]) => `${JSON.stringify(name)}: ${address(path)}`,
  );
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
