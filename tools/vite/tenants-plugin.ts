import type { Plugin, Rolldown } from 'vite';
import { localesModule, type NamedLocale } from './journey-plugin';
import { chunksFrom, isPage, type Link, linkTo, mainModule } from './start-chunks';

const tenantsId = 'virtual:tenants';
const nothingId = 'virtual:tenants/nothing';
const byHost = '/src/app/by-host.ts';

/** What the page imports of its journey and brand, and what it then gets: that of the chosen brand. */
const ofChosen: Readonly<Record<string, string>> = {
  'virtual:journey/start': 'export const { journey, shapeValidators } = chosen();',
  'virtual:journey/later': 'export const { later, locales } = chosen();',
  'virtual:brand': 'export const { brand } = chosen();',
};

/**
 * A build with several brands. Each is a part of its own with its journey, and so is what its later
 * steps need; the page loads those of the brand that the settings of the installation name for its
 * host, and of no other.
 */
export function tenantsPlugin({
  brands,
  locales = [],
}: {
  readonly brands: readonly string[];
  /** Languages of the journey, beside its own. */
  readonly locales?: readonly NamedLocale[];
}): Plugin {
  const ours = new Map([
    [tenantsId, tenantsModule(brands, locales)],
    [nothingId, 'export {};'],
    ...Object.entries(ofChosen).map(
      ([id, code]) => [id, `import { chosen } from '${tenantsId}';\n${code}`] as const,
    ),
    ...brands.map((brand) => [`virtual:tenant/${brand}`, tenantModule(brand)] as const),
  ]);
  let base = '/';
  return {
    name: 'changeover:tenants',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    resolveId(id) {
      if (id === 'virtual:brand.css') return `\0${nothingId}`;
      return ours.has(id) ? `\0${id}` : null;
    },
    load: (id) => (id.startsWith('\0') ? (ours.get(id.slice(1)) ?? null) : null),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(mainModule, byHost),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const tags = startOf(bundle).map((link) => linkTo(base, link));
        page.source = String(page.source).replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
      },
    },
  };
}

const tenantModule = (brand: string): string =>
  [
    `import 'virtual:brand.css/${brand}';`,
    `export { brand, head } from 'virtual:brand/${brand}';`,
    `export { journey, shapeValidators } from 'virtual:journey/start-${brand}';`,
  ].join('\n');

const tenantsModule = (brands: readonly string[], locales: readonly NamedLocale[]): string => {
  const loads = (id: string) =>
    brands.map((brand) => `${JSON.stringify(brand)}: () => import('${id}${brand}')`).join(', ');
  return [
    `export const brands = ${JSON.stringify(brands)};`,
    `const tenants = { ${loads('virtual:tenant/')} };`,
    `const locales = { ${brands.map((brand) => `${JSON.stringify(brand)}: ${localesModule(locales, brand)}`).join(', ')} };`,
    `const later = { ${loads('virtual:journey/rest-')} };`,
    'let present;',
    'export const chosen = () => present;',
    'export async function choose(brand) {',
    '  present = { ...(await tenants[brand]()), later: later[brand], locales: locales[brand] };',
    '  return present.head;',
    '}',
  ].join('\n');
};

/** What every brand's page is made of comes while the settings are asked for, not after them. */
function startOf(bundle: Rolldown.OutputBundle): readonly Link[] {
  const chunks = [...chunksFrom(bundle, isPage)].filter(({ isEntry }) => !isEntry);
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...chunks.map(({ fileName }) => ({ rel: 'modulepreload', href: fileName })),
    ...styles.map((href) => ({ rel: 'stylesheet', href })),
  ];
}
