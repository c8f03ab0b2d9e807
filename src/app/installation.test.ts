import { describe, expect, it } from 'vitest';
import { readInstallation } from './installation';
import { BrokenSettings } from './read-settings';

const good = {
  api: 'https://api.partner.example/v2',
  timeouts: { answer: 20, token: 10 },
  features: { gbData: true },
};

/** A page whose server answers so. */
const page = (text: string, status = 200, host = 'switch.example:8080') => ({
  location: { host, hostname: host.replace(/:.*/, '') },
  fetch: (address: RequestInfo | URL) => {
    expect(address).toBe('/settings.json');
    return Promise.resolve(new Response(text, { status }));
  },
});

describe('SET-11 the settings of the installation', () => {
  it('are read from the server', async () => {
    expect(await readInstallation(page(JSON.stringify(good)))).toEqual(good);
  });

  it.each([
    ['no JSON', '<!doctype html>'],
    ['nothing', 'null'],
    ['no address', JSON.stringify({ ...good, api: undefined })],
    ['an address of nothing', JSON.stringify({ ...good, api: 'partner' })],
    ['telemetry that leads nowhere', JSON.stringify({ ...good, telemetry: 'events' })],
    ['a brand that is no name', JSON.stringify({ ...good, brands: { 'a.example': 1 } })],
    ['no brands', JSON.stringify({ ...good, brands: null })],
    ['an address with a slash at its end', JSON.stringify({ ...good, api: '/api/' })],
    ['no time', JSON.stringify({ ...good, timeouts: { answer: 20 } })],
    ['a time that is none', JSON.stringify({ ...good, timeouts: { answer: 0, token: 10 } })],
    ['a feature that is neither on nor off', JSON.stringify({ ...good, features: { gbData: 1 } })],
    [
      'a feature that the journey does not have',
      JSON.stringify({ ...good, features: { x: true } }),
    ],
    ['a setting that is no feature', JSON.stringify({ ...good, features: { privacyUrl: true } })],
  ])('cannot be used with %s', async (_, text) => {
    await expect(readInstallation(page(text))).rejects.toThrow(BrokenSettings);
  });

  it('may say where the page tells what happens in it', async () => {
    const telling = { ...good, telemetry: 'https://events.supplier.example/changeover' };
    expect(await readInstallation(page(JSON.stringify(telling)))).toEqual(telling);
  });

  it.each(['switch.example', 'switch.example:8080'])('may name the brand of %s', async (host) => {
    const branded = { ...good, brands: { [host]: 'fernhill', 'other.example': 'tidewater' } };
    expect(await readInstallation(page(JSON.stringify(branded)))).toEqual(branded);
  });

  it('cannot be used where they name a brand that the build does not have', async () => {
    const branded = { ...good, brands: { 'switch.example': 'tidewater' } };
    await expect(readInstallation(page(JSON.stringify(branded)))).rejects.toThrow(
      'does not have the brand tidewater',
    );
  });

  it('cannot be used where the server has none', async () => {
    await expect(readInstallation(page('Not found', 404))).rejects.toThrow(BrokenSettings);
  });

  it('are not broken where there is no connection', async () => {
    const offline = {
      ...page(''),
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    await expect(readInstallation(offline)).rejects.toThrow(TypeError);
  });
});
