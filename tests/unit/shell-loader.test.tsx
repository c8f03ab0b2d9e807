// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answerFirstStep,
  choosePlan,
  openShell,
  partnerLine,
  seePlans,
  type ShellVisit,
} from './shell-visit';

const line = partnerLine();
let visit: ShellVisit;

beforeAll(() => {
  line.begin();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  visit.leave();
  cleanup();
  window.localStorage.clear();
  line.release();
});
afterAll(async () => {
  await line.end();
});

const stopTheClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const loader = () => screen.queryByText('Still working on it. Thank you for waiting.');

/** The place that waits shows it at once; the page says so after two seconds, not before. */
async function expectWaiting(place: () => void): Promise<void> {
  await pass(100);
  place();
  expect(loader()).toBeNull();
  await pass(1890);
  expect(loader()).toBeNull();
  await pass(20);
  expect(loader()).toBeVisible();
  // ROU-12: it stands beside the routed view, and nothing else does.
  const [view, ...others] = document.querySelectorAll(
    'body > div:not([data-live-announcer]) > *:not([data-commit-announcer])',
  );
  expect(view).toContainElement(screen.getByRole('contentinfo'));
  expect(others).toEqual([loader()]);
}

describe('ROU-28 the page loader, and what shows before it (decision 26)', () => {
  it('waits for a quote: the button is busy', async () => {
    visit = await openShell('/switch/home-energy');
    await answerFirstStep(visit);
    line.hold(/\/request\/switch\/v2\//);
    stopTheClock();
    act(() => screen.getByRole('button', { name: 'View Your Quotes' }).click());
    await expectWaiting(() => {
      const button = screen.getByRole('button', { name: /^View Your Quotes/ });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(within(button).getByRole('status')).toHaveTextContent('One moment');
    });
  });

  it('waits for the plans: they stand there as bones', async () => {
    visit = await openShell('/switch/home-energy');
    await answerFirstStep(visit);
    await seePlans(visit);
    await screen.findAllByRole('article');
    visit.leave();
    line.hold(/\/request\/results\//);
    stopTheClock();
    visit = await openShell('/results/home-energy');
    await expectWaiting(() => {
      const plans = screen.getByRole('main').querySelector('[aria-busy="true"]');
      expect(plans?.querySelector('.skeleton')).toBeVisible();
    });
  });

  it('waits for the sign-up: the new tariff stands there as bones', async () => {
    visit = await openShell('/switch/home-energy');
    await answerFirstStep(visit);
    await choosePlan(visit, await seePlans(visit));
    await screen.findByRole('region', { name: /Your New Tariff/i });
    visit.leave();
    line.hold(/\/switch-plan/);
    stopTheClock();
    visit = await openShell('/details');
    await expectWaiting(() => {
      const tariff = screen.getByRole('region', { name: /Your New Tariff/i });
      expect(tariff).toHaveAttribute('aria-busy', 'true');
    });
  });

  it('goes as soon as the answer is there', async () => {
    visit = await openShell('/switch/home-energy');
    line.hold(/\/address\//);
    stopTheClock();
    visit.send({
      type: 'fieldAnswered',
      section: 'yourHome',
      field: 'postcode',
      value: 'LS8 4JW',
    });
    visit.send({ type: 'fieldLeft', section: 'yourHome', field: 'postcode' });
    visit.send({ type: 'actionPressed', section: 'yourHome', action: 'findAddress' });
    await pass(2010);
    expect(loader()).toBeVisible();
    line.release();
    await pass(10);
    expect(loader()).toBeNull();
  });
});
