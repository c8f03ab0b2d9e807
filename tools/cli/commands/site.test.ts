import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtPages } from '../../../server/testing/built-pages';
import { runCli } from '../run-cli';
import { captureTerminal } from '../testing/capture-terminal';

describe('journey site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changeover-site-'));
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(elsewhere));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const elsewhere = {
    api: 'https://api.partner.example/v2',
    timeouts: { answer: 20, token: 10 },
    features: {},
  };
  const run = async (...parameters: readonly string[]) => {
    const terminal = captureTerminal({ cwd: folder });
    const code = await runCli(['site', '--build', builtPages(), ...parameters], terminal);
    return { code, output: terminal.output, errors: terminal.errors };
  };
  const written = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');
  const usual = ['--settings', 'settings.json', '--out', 'out'];

  it('SET-11 writes the build, the settings and what the server would send with each address', async () => {
    const { code, output } = await run(...usual);
    expect(code).toBe(0);
    expect(output).toBe(
      'wrote out: the build, and settings.json, _headers, _redirects for this installation\n',
    );
    expect(existsSync(join(folder, 'out', 'index.html'))).toBe(true);
    expect(JSON.parse(written('settings.json'))).toEqual(elsewhere);
    expect(written('_redirects')).toBe('/* /index.html 200\n');
    const [all, page, index, assets, settings] = written('_headers').trim().split('\n\n');
    expect(all).toMatch(/^\/\*\n {2}content-security-policy: default-src 'none';/);
    expect(all).toContain("connect-src 'self' https://api.partner.example;");
    expect(all).toContain('strict-transport-security: max-age=31536000');
    expect(all).not.toContain('cache-control');
    expect(page).toBe('/\n  cache-control: no-cache');
    expect(index).toBe('/index.html\n  cache-control: no-cache');
    expect(assets).toBe('/assets/*\n  cache-control: public, max-age=31536000, immutable');
    expect(settings).toBe('/settings.json\n  cache-control: no-store');
  });

  it('lets the page tell what happens where the settings say', async () => {
    const telling = { ...elsewhere, telemetry: 'https://events.supplier.example/changeover' };
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(telling));
    expect((await run(...usual)).code).toBe(0);
    expect(written('_headers')).toContain(
      "connect-src 'self' https://api.partner.example https://events.supplier.example;",
    );
  });

  it('writes them for nginx, each address with all', async () => {
    expect((await run(...usual, '--format', 'nginx')).code).toBe(0);
    const places = written('site.conf').split('location ').slice(1);
    expect(places.map((place) => place.split(' {')[0])).toEqual([
      '/assets/',
      '= /settings.json',
      '/',
    ]);
    for (const place of places) {
      expect(place).toContain('https://api.partner.example');
      expect(place).toContain('referrer-policy "strict-origin-when-cross-origin" always;');
      // Not `always`: a file that is missing is not to be kept.
      expect(place).toMatch(/cache-control "[^"]+";/);
    }
    expect(existsSync(join(folder, 'out', '_headers'))).toBe(false);
  });

  describe('of a build with several brands', () => {
    let build: string;
    beforeEach(() => {
      build = builtPages();
      mkdirSync(join(build, 'first'));
      writeFileSync(join(build, 'first/brands.json'), '["moor","river"]');
      const brands = { 'switch.river.test': 'river', 'localhost:81': 'moor', 'a.test': 'gone' };
      writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...elsewhere, brands }));
    });

    it('SET-07 sends each host its page', async () => {
      expect((await run(...usual, '--build', build)).code).toBe(0);
      expect(written('_redirects').trim().split('\n')).toEqual([
        'https://switch.river.test/ /first/river.html 200!',
        'https://switch.river.test/* /first/river.html 200',
        'https://localhost:81/ /first/moor.html 200!',
        'https://localhost:81/* /first/moor.html 200',
        'https://a.test/* /index.html 200',
        '/ /first/moor.html 200!',
        '/* /first/moor.html 200',
      ]);
    });

    it('SET-07 sends each host its page from nginx, a host with its port before the host', async () => {
      expect((await run(...usual, '--build', build, '--format', 'nginx')).code).toBe(0);
      const [chosen, ...places] = written('site.conf').split('location ');
      expect(chosen?.trim().split(/\n+/)).toEqual([
        'set $changeover_page /first/moor.html;',
        'if ($host = "switch.river.test") { set $changeover_page /first/river.html; }',
        'if ($host = "a.test") { set $changeover_page /index.html; }',
        'if ($http_host = "localhost:81") { set $changeover_page /first/moor.html; }',
      ]);
      expect(places.at(-1)).toContain('try_files $uri $changeover_page;');
    });
  });

  it.each([
    [['--out', 'out'], '`--settings` is missing.'],
    [['--settings', 'gone.json', '--out', 'out'], 'There is no file'],
    [['--settings', 'settings.json', '--out', '.'], 'is not empty.'],
    [[...usual, '--build', 'gone'], 'There is no build in'],
  ])('says what is wrong with %j, and writes nothing', async (parameters, message) => {
    const { code, errors } = await run(...parameters);
    expect(code).toBe(2);
    expect(errors).toContain(message);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it.each([
    ['{', 'is no JSON'],
    ['{}', "it must have required property 'api'"],
    [JSON.stringify({ ...elsewhere, api: 'api' }), '/api must match pattern'],
    [JSON.stringify({ ...elsewhere, apis: 1 }), 'it must NOT have additional properties'],
  ])('refuses settings of %s, and says where', async (text, message) => {
    writeFileSync(join(folder, 'settings.json'), text);
    const { code, errors } = await run(...usual);
    expect(code).toBe(2);
    expect(errors).toContain(message);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });
});
