// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { brand } from 'virtual:brand';
import { journey } from 'virtual:journey/start';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../../src/engine/testing';
import { drawPage } from './draw-page';
import { page } from './kept-page';
import { withQuestions } from './households';
import {
  answerFirstStep,
  choosePlan,
  openShell,
  partnerLine,
  seePlans,
  type ShellVisit,
} from './shell-visit';

const line = partnerLine();
const storageKey = `${journey.id}.journey`;
const visitorKey = `${journey.id}.visitor`;
/** What the device keeps of a household that came as far as the sign-up. */
let inSignUp = '';
/** Whom the partner knows it as. */
let visitor = '';
/** Every address that it called on its way. */
let asked: readonly string[] = [];
let visit: ShellVisit | null = null;

beforeAll(async () => {
  line.begin();
  window.scrollTo = () => undefined;
  const first = await openShell('/switch/home-energy');
  await answerFirstStep(first);
  await choosePlan(first, await seePlans(first));
  first.leave();
  asked = line.asked.map(({ address }) => address);
  inSignUp = window.localStorage.getItem(storageKey) ?? '';
  visitor = window.localStorage.getItem(visitorKey) ?? '';
  window.localStorage.clear();
});
afterEach(() => {
  if (visit === null) return;
  visit.leave();
  visit = null;
  window.localStorage.clear();
});
afterAll(async () => {
  await line.end();
});

/** What the ledger keeps of the same household's switch, once it is done. */
function keepSwitch(): void {
  const done = entry({
    ...{ commit: 'switch', subject: '1', state: 'done', ties: [], sentAt: Date.now() },
    record: { supplierName: 'Outfox Energy' },
    answer: { gas: 'GS-100' },
  });
  window.localStorage.setItem(`${journey.id}.commit.switch.1`, JSON.stringify(done));
}

// Whether anything around them hides them is not asked: on a page full of plans that takes seconds.
const footer = () => screen.getByRole('contentinfo', { hidden: true });
const head = () => screen.getAllByRole('banner', { hidden: true })[0] ?? document.body;

const addresses = [
  ['ROU-02', '/switch/home-energy', 'currentTariff', 'See what your home could save'],
  ['ROU-03', '/results/home-energy', 'quoteResults', /plans would cost you less$/],
  ['ROU-05', '/details', 'personalDetails', 'Sign up with Outfox Energy'],
  ['ROU-06', '/switch-complete', 'switchComplete', 'Thank you'],
  ['ROU-10', '/error/503', 'error', 'Sorry, something is wrong at our end'],
] as const;

describe.each(addresses)('%s %s', (_, address, step, heading) => {
  let here: ShellVisit;
  let arrived: HTMLElement;

  // One arrival for all that is looked at; nothing below changes the page.
  beforeAll(async () => {
    page.isKept = true;
    line.asked.length = 0;
    window.localStorage.setItem(storageKey, inSignUp);
    window.localStorage.setItem(visitorKey, visitor);
    if (address === '/switch-complete') keepSwitch();
    here = await openShell(address);
    arrived = await screen.findByRole('heading', { level: 1, name: heading });
  });
  afterAll(() => {
    page.isKept = false;
    here.leave();
    window.localStorage.clear();
  });

  it(`is the step ${step} and shows its page`, () => {
    expect(arrived).toBeVisible();
    expect(window.location.pathname).toBe(address);
    expect(here.state().progress.step).toBe(step);
  });

  it('ROU-12 is the routed view with its footer, and nothing else while nothing waits', async () => {
    const onPage = (): readonly Element[] => [
      ...document.querySelectorAll(
        'body > div:not([data-live-announcer]) > *:not([data-commit-announcer])',
      ),
    ];
    // The heading is there before the last call has ended.
    await waitFor(() => {
      expect(onPage().slice(1)).toEqual([]);
    });
    const [view] = onPage();
    expect(view).toContainElement(arrived);
    expect(view?.lastElementChild).toBe(footer());
  });

  it('ROU-20 ROU-21 ROU-22 ROU-23 says in its footer what the brand must say', () => {
    const said = within(footer());
    expect(said.getByText(/may not cover the whole market/)).toBeVisible();
    expect(
      said.getByText(/receives a commission from the supplier .* does not change the price/),
    ).toBeVisible();
    expect(said.getByText(/the supplier runs a credit check when you sign up/i)).toBeVisible();
  });

  it('ROU-26 asks nobody to log in, and tells the partner nothing but an id made by chance', () => {
    expect(document.querySelector('input[type="password"]')).toBeNull();
    expect(document.cookie).toBe('');
    const tokens = line.asked.filter((call) => call.address.endsWith('/auth/token'));
    expect(tokens.map(({ body }) => body)).toEqual([
      { uid: expect.stringMatching(/^[\da-f-]{36}$/) as string },
    ]);
  });

  it('ROU-30 stands under the name of the brand', () => {
    expect(within(head()).getByText(brand.name)).toBeVisible();
    expect(document.title).toContain(brand.name);
  });
});

describe('the error page', () => {
  it('ROU-10 takes the status from its address', async () => {
    visit = await openShell('/error/503');
    expect(head()).toHaveTextContent('503');
  });
});

describe('the first step', () => {
  it('HOM-01 shows four steps, the first of them active', async () => {
    visit = await openShell('/switch/home-energy');
    const steps = within(await screen.findByRole('navigation', { name: 'Steps of your switch' }));
    const items = steps.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      'step',
      null,
      null,
      null,
    ]);
    expect(items[0]).toHaveTextContent('1. Your Current Energy Information');
  });

  it('ROU-30 lets a household compare gas, electricity or both', () => {
    drawPage(withQuestions().open('compareFuel'));
    for (const name of [/^Gas & Electricity/, /^Gas Only/, /^Electricity Only/])
      expect(screen.getByRole('radio', { name })).toBeVisible();
    cleanup();
  });
});

describe('a page on which files alone were chosen', () => {
  it('is not loaded anew by itself for another release: what is being sent would be lost', async () => {
    visit = await openShell('/switch/home-energy');
    const { household } = visit;
    expect(household.isUntouched()).toBe(true);
    const place = { section: 'yourHome', field: 'postcode' };
    household.files?.send({ type: 'filesSending', ...place, names: ['a.pdf'] });
    expect(household.isUntouched()).toBe(false);
  });
});

describe('calls', () => {
  it('SET-07 go to the page’s own origin, under /api', () => {
    expect(asked.length).toBeGreaterThan(6);
    expect(asked.filter((address) => !address.startsWith('/api/'))).toEqual([]);
  });
});
