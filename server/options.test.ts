import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions, shownHost } from './options';

const asBuilt = '{"api":"/api"}';

describe('what a start is asked for', () => {
  it.each([{}, { HOST: '', PORT: '', LATENCY: '', SANDBOX_KEY: '', SETTINGS: '' }])(
    'nothing: this machine alone, and what was built',
    (environment) => {
      expect(readOptions(environment, asBuilt)).toEqual({
        host: '127.0.0.1',
        port: 4173,
        latency: undefined,
        key: undefined,
        database: undefined,
        settings: { text: asBuilt, partner: null, telemetry: null, brands: {} },
      });
    },
  );

  it('everything', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'changeover-settings-')), 'settings.json');
    writeFileSync(file, '{"api":"https://api.partner.example/v2"}');
    const environment = {
      HOST: '0.0.0.0',
      PORT: '0',
      LATENCY: '20',
      SANDBOX_KEY: 'secret',
      DATABASE_URL: 'postgres://team@db.example/sandbox',
      SETTINGS: file,
    };
    expect(readOptions(environment, asBuilt)).toEqual({
      host: '0.0.0.0',
      port: 0,
      latency: 20,
      key: 'secret',
      database: 'postgres://team@db.example/sandbox',
      settings: {
        text: '{"api":"https://api.partner.example/v2"}',
        partner: 'https://api.partner.example',
        telemetry: null,
        brands: {},
      },
    });
  });

  it('a database that cannot be used, without repeating its password', () => {
    const secret = { DATABASE_URL: 'postgresl://team:hush@db.example/sandbox' };
    expect(() => readOptions(secret, asBuilt)).toThrow(/^(?!.*hush)DATABASE_URL is no address/);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT=70000 is not a port. Give a whole number up to 65535.'],
    [{ PORT: 'web' }, 'PORT=web is not a port. Give a whole number up to 65535.'],
    [
      { DATABASE_URL: 'mysql://db.example/sandbox' },
      'DATABASE_URL is no address of a PostgreSQL server. Give postgres://user:password@host:5432/name',
    ],
    [{ LATENCY: '-1' }, 'LATENCY=-1 is no time. Give whole milliseconds.'],
    [{ SETTINGS: '/no/such/file' }, 'SETTINGS=/no/such/file cannot be used: '],
  ])('%o cannot be used, and it says why', (environment, message) => {
    expect(() => readOptions(environment, asBuilt)).toThrow(message);
  });
});

it.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '[2001:db8::7]'],
])('HOST=%s is opened here as %s', (host, shown) => {
  expect(shownHost(host)).toBe(shown);
});
