import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import settingsSchema from '../../../server/settings.schema.json';
import { type FirstPages, firstPages } from '../../../server/first-pages';
import { readSettings } from '../../../server/settings';
import { createSite } from '../../../server/site';
import { InputError } from '../../project';

/** Whose way of saying headers and the page of unknown addresses is written. */
export type Host = 'netlify' | 'nginx';

export interface HostedSite {
  /** The folder of a build, with `index.html` in it. */
  readonly build: string;
  /** The file with the settings of the installation. */
  readonly settings: string;
  /** Made here; it must not be there, or be empty. */
  readonly out: string;
  readonly host: Host;
}

/** Header → value, by the addresses that it goes with. */
type Headers = Readonly<Record<string, string>>;
interface SiteHeaders {
  readonly everywhere: Headers;
  readonly page: Headers;
  readonly assets: Headers;
  readonly settings: Headers;
}

/**
 * Writes one installation as files that any host can serve: the build as it is, its settings, and
 * the headers that the server sends, in the words of the host.
 * @returns the names of the files that were written beside the build's own.
 * @throws InputError where the build or the settings cannot be used, or the folder is not empty.
 */
export async function writeSite({ build, settings, out, host }: HostedSite): Promise<string[]> {
  if (!existsSync(join(build, 'index.html'))) {
    throw new InputError(
      `There is no build in ${build}.`,
      'run `npm run build`, or name its folder',
    );
  }
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw new InputError(`${out} is not empty.`, 'name a folder that is not there yet');
  }
  const text = readInstallation(settings);
  const headers = await headersOf(build, text);
  const pages = firstPages(build, readSettings(text));
  const files: Record<string, string> = {
    'settings.json': text,
    ...filesFor(host, headers, pages),
  };
  cpSync(build, out, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content);
  return Object.keys(files);
}

function readInstallation(path: string): string {
  if (!existsSync(path)) {
    throw new InputError(`There is no file ${path}.`, 'server/settings.json shows what it says');
  }
  const text = readFileSync(path, 'utf8');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw new InputError(`${path} is no JSON: ${(error as Error).message}`, 'mend it there');
  }
  const ajv = new Ajv({ strict: false });
  if (!ajv.validate(settingsSchema, read)) {
    const [first] = ajv.errors ?? [];
    const place = first?.instancePath === '' ? 'it' : (first?.instancePath ?? 'it');
    throw new InputError(
      `${path}: ${place} ${first?.message ?? 'is wrong'}.`,
      'server/settings.schema.json says what each key means',
    );
  }
  return text;
}

/** What the server itself would send, asked of it. */
async function headersOf(build: string, settings: string): Promise<SiteHeaders> {
  const site = createSite({ folder: build, partner: null, settings: readSettings(settings) });
  const sent = async (path: string): Promise<Headers> => {
    const headers = { accept: 'text/html', 'x-forwarded-proto': 'https' };
    const answer = await site.fetch(new Request(`http://localhost${path}`, { headers }));
    return Object.fromEntries(
      [...answer.headers].filter(([name]) => !name.startsWith('content-') || name === policy),
    );
  };
  const asset = readdirSync(join(build, 'assets')).find((name) => name.endsWith('.js'));
  const [page, assets, itself] = [
    await sent('/'),
    await sent(`/assets/${asset ?? ''}`),
    await sent('/settings.json'),
  ];
  const cache = (of: Headers): Headers => ({ 'cache-control': of['cache-control'] ?? '' });
  const everywhere = Object.fromEntries(
    Object.entries(page).filter(([name]) => !['cache-control', 'vary'].includes(name)),
  );
  return { everywhere, page: cache(page), assets: cache(assets), settings: cache(itself) };
}

const policy = 'content-security-policy';

const filesFor = (host: Host, headers: SiteHeaders, pages: FirstPages): Record<string, string> =>
  host === 'netlify'
    ? { _headers: headersFile(headers), _redirects: redirectsFile(pages) }
    : { 'site.conf': nginxFile(headers, pages) };

/**
 * The page of each host, of the others last. A file that is there goes before; the page of none,
 * which is what stands at `/`, does not where a host has its own.
 */
function redirectsFile({ usual, byHost }: FirstPages): string {
  const rules = (from: string, page: string) => [
    ...(page === '/index.html' ? [] : [`${from}/ ${page} 200!`]),
    `${from}/* ${page} 200`,
  ];
  const hosts = [...byHost].flatMap(([host, page]) => rules(`https://${host}`, page));
  return [...hosts, ...rules('', usual), ''].join('\n');
}

/** As Netlify and Cloudflare Pages read it. */
function headersFile({ everywhere, page, assets, settings }: SiteHeaders): string {
  const rule = (address: string, headers: Headers) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
      '\n',
    );
  return [
    rule('/*', everywhere),
    rule('/', page),
    rule('/index.html', page),
    rule('/assets/*', assets),
    rule('/settings.json', settings),
  ].join('\n');
}

/** To be included in a `server` of nginx whose `root` is the folder. */
function nginxFile(
  { everywhere, page, assets, settings }: SiteHeaders,
  { usual, byHost }: FirstPages,
): string {
  // A `location` with headers of its own takes none from outside, so each says all.
  const said = (headers: Headers, when: string) =>
    Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}"${when};`);
  const location = (address: string, headers: Headers, rest: string) =>
    [
      `location ${address} {`,
      ...said(everywhere, ' always'),
      // Not with what is missing: nobody is to keep that for a year.
      ...said(headers, ''),
      `  ${rest}`,
      '}',
      '',
    ].join('\n');
  const chosen = [...byHost].map(([host, address]) => {
    const asked = host.includes(':') ? '$http_host' : '$host';
    return `if (${asked} = "${host}") { set $changeover_page ${address}; }\n`;
  });
  return [
    `set $changeover_page ${usual};\n`,
    // The last that is true counts: a host with its port goes before the host.
    ...chosen.toSorted((a, b) => Number(a.includes('$http_')) - Number(b.includes('$http_'))),
    location('/assets/', assets, 'gzip_static on;'),
    location('= /settings.json', settings, 'try_files $uri =404;'),
    location('/', page, 'gzip_static on; try_files $uri $changeover_page;'),
  ].join('\n');
}
