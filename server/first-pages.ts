import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings';

/** Which page of the build a host is sent; each is its address in the build. */
export interface FirstPages {
  /** Of a host that the settings do not name. */
  readonly usual: string;
  /** By a host, with its port or without, as the settings name it. */
  readonly byHost: ReadonlyMap<string, string>;
  /** What stands as script in the pages themselves, as the policy names it: `'sha256-…'`. */
  readonly scripts: readonly string[];
}

/** No brand's: the only page of a build with one brand, and of several where the brand is not known. */
const PAGE = '/index.html';

/**
 * A build with several brands has a page of each in `first`, and names them in order in
 * `first/brands.json`. A host whose brand was not built gets the page of none, which says so.
 */
export function firstPages(
  folder: string,
  { brands: hosts }: Pick<Settings, 'brands'>,
): FirstPages {
  const list = join(folder, 'first/brands.json');
  const brands = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  const pageOf = (brand: string): string =>
    brands.includes(brand) ? `/first/${brand}.html` : PAGE;
  return {
    usual: pageOf(brands[0] ?? ''),
    byHost: new Map(Object.entries(hosts).map(([host, brand]) => [host, pageOf(brand)])),
    scripts: scriptsOf(folder),
  };
}

function scriptsOf(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html'));
  const texts = pages.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/<script>([^]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
  );
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
