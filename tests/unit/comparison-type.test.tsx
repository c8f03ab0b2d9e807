// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { journey } from 'virtual:journey/start';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox';
import { App } from '../../src/app/app';
import { openHousehold } from '../../src/app/household';
import { addressOf } from '../../src/app/routing/addresses';
import { createNavigation } from '../../src/app/routing/navigation';
import { asInstalled } from './as-installed';

let id = 0;
const sandbox = createSandbox({
  database: ':memory:',
  clock: () => new Date('2026-11-21T10:00:00Z'),
  randomId: () => `id-${String((id += 1))}`,
});
const asked: string[] = [];
const server = setupServer(
  http.all('*/api/*', ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return sandbox.fetch(request);
  }),
);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  window.scrollTo = () => undefined;
});
afterEach(() => {
  window.localStorage.clear();
  asked.length = 0;
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const navigation = createNavigation();
  const household = await openHousehold(window, navigation.goTo, asInstalled);
  render(<App household={household} navigation={navigation} />);
}

const chargeTypes = '/api/request/ev/charge-types';

describe('the address of the first step', () => {
  it.each(['/switch/boat-home-energy', '/switch/Home-Energies', '/switch', '/switch/a/b', '/'])(
    'ROU-27 ROU-01 %s leads to home energy',
    async (address) => {
      await open(address);
      expect(await screen.findByRole('heading', { name: 'Your Home' })).toBeVisible();
      expect(window.location.pathname).toBe('/switch/home-energy');
      expect(asked).not.toContain(chargeTypes);
    },
  );

  it('ROU-27 EV-01 EV-02 HOM-05 stays with the car, and loads how it can be charged', async () => {
    await open('/switch/vehicle-home-energy');
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('See what your home and car could save');
    expect(window.location.pathname).toBe('/switch/vehicle-home-energy');
    await expect.poll(() => asked).toContain(chargeTypes);
  });

  it('ROU-27 is that of what the household compares, in every link that leads back', () => {
    const answers = { comparisonType: 'vehicle-home-energy' };
    const step = journey.entry;
    expect(addressOf(journey, step)).toBe('/switch/home-energy');
    expect(addressOf(journey, step, {}, answers)).toBe('/switch/vehicle-home-energy');
    expect(addressOf(journey, step, { comparisonType: 'home-energy' }, answers)).toBe(
      '/switch/home-energy',
    );
    expect(addressOf(journey, 'no such step', {}, answers)).toBe('/switch/vehicle-home-energy');
  });
});
