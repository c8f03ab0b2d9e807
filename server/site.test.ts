import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { startSandbox } from '../sandbox/testing/start-sandbox';
import { readSettings } from './settings';
import { createSite } from './site';
import { builtPages, LONG, OWN } from './testing/built-pages';

async function startSite(settings = OWN) {
  const { sandbox } = await startSandbox();
  const site = createSite({ folder: builtPages(), partner: sandbox, settings });
  return (path: string, accept = '*/*', encoding = 'identity') => {
    const headers = { accept, 'accept-encoding': encoding };
    return site.fetch(new Request(`http://site.test${path}`, { headers }));
  };
}

describe('the site', () => {
  it.each(['/', '/switch/home-energy', '/tariff-details/12030101'])(
    'answers the address %s with the page',
    async (path) => {
      const visit = await startSite();
      const response = await visit(path, 'text/html');
      expect(await response.text()).toContain('Journey');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('answers an address with the page whoever asks, and a missing file with the page to nobody', async () => {
    const visit = await startSite();
    const found = await visit('/switch/home-energy');
    expect(found.status).toBe(200);
    expect(found.headers.get('content-type')).toContain('text/html');
    expect((await visit('/switch/home-energy', 'application/json')).status).toBe(404);
    for (const path of ['/robots.txt', '/favicon.ico', '/assets/gone.js'])
      expect((await visit(path)).status, path).toBe(404);
  });

  it('keeps assets for good and does not answer a missing one with the page', async () => {
    const visit = await startSite();
    const asset = await visit('/assets/main-1a2b.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    const gone = await visit('/assets/gone.js');
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toBeNull();
    // A page that stands there because somebody opened its address is not what was built.
    const opened = await visit('/assets/gone.js', 'text/html');
    expect(opened.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('hands out what is packed to who accepts “%s” as %s', async (accepted, encoding) => {
    const visit = await startSite();
    const long = await visit('/assets/long-3c4d.js', '*/*', accepted);
    expect(long.headers.get('content-encoding')).toBe(encoding);
    expect(long.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await long.arrayBuffer());
    expect(Number(long.headers.get('content-length'))).toBe(body.byteLength);
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, none: (same: Buffer) => same };
    expect(unpacked[(encoding ?? 'none') as keyof typeof unpacked](body).toString()).toBe(LONG);
    const short = await visit('/assets/main-1a2b.js', '*/*', accepted);
    expect(short.headers.get('content-encoding')).toBeNull();
    expect((await visit('/assets/long-3c4d.js.br')).status).toBe(404);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%'])(
    'reads nothing outside its folder for %s',
    async (path) => {
      const visit = await startSite();
      expect((await visit(path)).status).toBe(404);
    },
  );

  it('SET-11 gives the page the settings of the installation, which nobody keeps', async () => {
    const visit = await startSite();
    const response = await visit('/settings.json');
    expect(await response.json()).toEqual({ api: '/api' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('SET-11 lets the page call where the settings say', async () => {
    const elsewhere = { ...OWN, partner: 'https://api.partner.example' };
    const { headers } = await (await startSite(elsewhere))('/', 'text/html');
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.partner.example;",
    );
  });

  it('lets the page tell what happens where the settings say, each origin once', async () => {
    const told = async (telemetry: string) => {
      const settings = JSON.stringify({ api: 'https://api.partner.example/v2', telemetry });
      const { headers } = await (await startSite(readSettings(settings)))('/', 'text/html');
      return /connect-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0];
    };
    const partner = "connect-src 'self' https://api.partner.example";
    expect(await told('https://events.supplier.example/changeover')).toBe(
      `${partner} https://events.supplier.example`,
    );
    expect(await told('https://api.partner.example/events')).toBe(partner);
    expect(await told('/events')).toBe(partner);
    expect(() => readSettings('{"api":"/api","telemetry":7}')).toThrow('telemetry');
  });

  it('answers no call where the settings send them elsewhere', async () => {
    const settings = { ...OWN, partner: 'https://api.partner.example' };
    const site = createSite({ folder: builtPages(), partner: null, settings });
    const answer = await site.fetch(new Request('http://site.test/api/addresses'));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'Calls are not answered here.' });
    expect((await site.fetch(new Request('http://site.test/'))).status).toBe(200);
  });

  it('says that it is there, to whoever looks after it', async () => {
    const visit = await startSite();
    const answer = await visit('/health');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('sends the security headers with pages and API alike', async () => {
    const visit = await startSite();
    for (const path of ['/', '/api/request/ev/make']) {
      const { headers } = await visit(path, 'text/html');
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=(), microphone=()');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
  });
});

describe('the page of a host', () => {
  const hosts = { 'switch.river.test': 'river', 'localhost:81': 'moor', 'gone.test': 'harbour' };
  /** A build with two brands, of which the first is `moor`. */
  function ofTwo(brands: Readonly<Record<string, string>> = hosts) {
    const folder = builtPages();
    mkdirSync(join(folder, 'first'));
    writeFileSync(join(folder, 'first/brands.json'), '["moor","river"]');
    for (const brand of ['moor', 'river'])
      writeFileSync(join(folder, `first/${brand}.html`), `<script>early()</script>${brand}`);
    const site = createSite({ folder, partner: null, settings: { ...OWN, brands } });
    return (address: string, headers: Readonly<Record<string, string>> = {}) =>
      site.fetch(new Request(address, { headers: { accept: 'text/html', ...headers } }));
  }
  const textAt = async (address: string, headers = {}) => (await ofTwo()(address, headers)).text();

  it.each([
    ['http://switch.river.test/', 'river'],
    ['http://switch.river.test:8080/switch/home', 'river'],
    ['http://localhost:81/', 'moor'],
    ['http://localhost:82/', 'moor'],
    ['http://other.test/', 'moor'],
  ])('SET-07 at %s is that of %s', async (address, brand) => {
    expect(await textAt(address)).toBe(`<script>early()</script>${brand}`);
  });

  it('is that of no brand where the settings name one that was not built', async () => {
    expect(await textAt('http://gone.test/')).toContain('Journey');
  });

  it('goes by the host that the browser asked for, also behind another server', async () => {
    const headers = { 'x-forwarded-host': 'switch.river.test, proxy.test' };
    expect(await textAt('http://10.0.0.7/', headers)).toContain('river');
  });

  it('is the only one of a build with one brand', async () => {
    const visit = await startSite({ ...OWN, brands: hosts });
    expect(await (await visit('/', 'text/html')).text()).toContain('Journey');
  });

  it('may run the script that stands in it, once by its text, and no other', async () => {
    const sent = await ofTwo()('http://switch.river.test/');
    const sum = createHash('sha256').update('early()').digest('base64');
    expect(sent.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${sum}'; style-src`,
    );
    expect(readSettings('{"api":"/api","brands":{"a.test":"river"}}').brands).toEqual({
      'a.test': 'river',
    });
  });
});

describe('the settings of the installation', () => {
  it.each([
    ['/api', null],
    ['https://api.partner.example/v2', 'https://api.partner.example'],
  ])('SET-11 say that calls go to %s', (api, partner) => {
    const text = JSON.stringify({ api });
    expect(readSettings(text)).toEqual({ text, partner, telemetry: null, brands: {} });
  });

  it.each(['', '[]', '{"api": 3}', '{"api": "partner"}'])('stop the server as %s', (text) => {
    expect(() => readSettings(text)).toThrow();
  });

  it('that are shipped are as their schema says', () => {
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
    const valid = new Ajv({ strictTypes: false }).compile(read('settings.schema.json') as object);
    expect(valid(read('settings.json'))).toBe(true);
    expect(readSettings(JSON.stringify(read('settings.json'))).partner).toBeNull();
  });
});
