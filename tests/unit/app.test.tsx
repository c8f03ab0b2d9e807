// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox';
import { App } from '../../src/app/app';
import { openHousehold } from '../../src/app/household';
import { createNavigation } from '../../src/app/routing/navigation';
import { asInstalled } from './as-installed';

let id = 0;
const sandbox = createSandbox({
  database: ':memory:',
  clock: () => new Date('2026-11-21T10:00:00Z'),
  randomId: () => `id-${String((id += 1))}`,
});
const server = setupServer(http.all('*/api/*', ({ request }) => sandbox.fetch(request)));

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // jsdom scrolls nowhere, and says so on the console.
  window.scrollTo = () => undefined;
});
afterEach(() => {
  window.localStorage.clear();
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

async function open(address: string) {
  window.history.replaceState(null, '', address);
  const navigation = createNavigation();
  const household = await openHousehold(window, navigation.goTo, asInstalled);
  render(<App household={household} navigation={navigation} />);
  return userEvent.setup();
}

describe('the app over the real partner API', () => {
  it('ROU-01 leads an unknown address to the first step', async () => {
    await open('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Your Home' })).toBeVisible();
    expect(window.location.pathname).toBe('/switch/home-energy');
  });

  it('HOM-21 finds the addresses of a postcode', async () => {
    const user = await open('/switch/home-energy');
    await user.type(await screen.findByLabelText('Postcode'), 'cb99 1ad{Enter}');
    expect(await screen.findByLabelText('Address')).toBeEnabled();
  });

  it('ROU-32 leads a household without a quote from the results to the first step, and says why', async () => {
    await open('/results/home-energy');
    expect(await screen.findByRole('heading', { name: 'Your Home' })).toBeVisible();
    expect(screen.getByText(/Tell us about your energy first/)).toBeVisible();
  });
});
