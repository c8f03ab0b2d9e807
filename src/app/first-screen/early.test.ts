// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { early, type EarlyOptions } from './early';

const options: EarlyOptions = {
  elsewhere: ['^/results/[^/]+/?$'],
  kept: { snapshot: 'permit.journey', aside: 'permit.aside', commits: 'permit.commit.' },
  startsAnew: true,
  slowMs: 15_000,
};

const body = [
  '<div id="root" data-first="">',
  '<div class="f-line"><input id="street"><button type="button">Find</button></div>',
  '<input id="alone"></div>',
  '<p id="first-working" data-says="One moment"></p>',
  '<div id="first-notice" hidden><button data-reload="">Try again</button></div>',
].join('');

let waits: { readonly work: () => void; readonly ms: number }[] = [];
const ends: (() => void)[] = [];

/** Runs the script in a page at this address that came about by `type`. */
function open(path = '/', type = 'navigate', given: Partial<EarlyOptions> = {}) {
  waits = [];
  const reload = vi.fn();
  const page: object = {
    document,
    localStorage,
    performance: { getEntriesByType: () => [{ type }] },
    setTimeout: (work: () => void, ms: number) => waits.push({ work, ms }),
    location: { pathname: path, reload },
  };
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((...heard) => {
    listen(...heard);
    ends.push(() => document.removeEventListener(...heard));
  });
  early(page as Window, { ...options, ...given });
  return { reload };
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const isHidden = () => document.documentElement.dataset['first'] === 'hidden';
const pressed = () => document.querySelector('[data-pressed]');
const enter = (selector: string) =>
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = body;
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  localStorage.clear();
  delete document.documentElement.dataset['first'];
  delete document.documentElement.dataset['unstyled'];
  delete document.documentElement.dataset['entered'];
});

it('notes when something was first entered, also once the page is drawn, and not the second time', () => {
  open();
  delete find('#root').dataset['first'];
  const input = (timeStamp: number) => {
    const event = new Event('input', { bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    find('#street').dispatchEvent(event);
  };
  expect(document.documentElement.dataset['entered']).toBeUndefined();
  input(812.3);
  input(900);
  expect(document.documentElement.dataset['entered']).toBe('812.3');
});

it('notes a press, says that it is under way, and forgets it when something else is typed', () => {
  open();
  find('.f-line button').click();
  expect(pressed()).toBe(find('.f-line button'));
  expect(pressed()?.getAttribute('aria-busy')).toBe('true');
  expect(find('#first-working').textContent).toBe('One moment');
  find('#street').dispatchEvent(new Event('input', { bubbles: true }));
  expect(pressed()).toBeNull();
  expect(find('.f-line button').hasAttribute('aria-busy')).toBe(false);
  expect(find('#first-working').textContent).toBe('');
});

it('takes Enter for a press of the button beside the box, and notes it at a box without one', () => {
  open();
  enter('#street');
  expect(pressed()).toBe(find('.f-line button'));
  enter('#alone');
  expect(pressed()).toBe(find('#alone'));
});

it('notes presses also while the script has come and has drawn nothing yet', () => {
  const { reload } = open();
  find('#root').dataset['first'] = 'started';
  find('.f-line button').click();
  expect(pressed()).toBe(find('.f-line button'));
  find('[data-reload]').click();
  expect(reload).not.toHaveBeenCalled();
});

it('notes nothing once the page itself is there', () => {
  open();
  delete find('#root').dataset['first'];
  find('.f-line button').click();
  enter('#alone');
  expect(pressed()).toBeNull();
});

it('is not shown where what is kept will be offered above it', () => {
  localStorage.setItem('permit.journey', '{"offered":true,"version":1}');
  open();
  expect(isHidden()).toBe(true);
});

it('says that the script is late in time, and that it cannot be had at once', () => {
  open();
  expect(waits.map(({ ms }) => ms)).toEqual([15_000]);
  expect(find('#first-notice').hidden).toBe(true);
  waits[0]?.work();
  expect(find('#first-notice').hidden).toBe(false);
  find('#first-notice').hidden = true;
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  expect(find('#first-notice').hidden).toBe(true);
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(find('#first-notice').hidden).toBe(false);
});

it('leaves it to the script to say what is late once that has come', () => {
  open();
  find('#root').dataset['first'] = 'started';
  waits[0]?.work();
  expect(find('#first-notice').hidden).toBe(true);
});

it('loads the page anew on demand', () => {
  const { reload } = open();
  find('[data-reload]').click();
  expect(reload).toHaveBeenCalledOnce();
});

it('notes a look that did not come', () => {
  open();
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  document.body.append(sheet);
  sheet.dispatchEvent(new Event('error'));
  expect(document.documentElement.dataset['unstyled']).toBe('');
});

it.each([
  ['the address of another step', '/results/all', 'navigate', null, {}, true],
  ['its own address', '/', 'navigate', null, {}, false],
  ['a reload without a journey on the device', '/', 'reload', null, {}, false],
  ['a reload with one', '/', 'reload', 'permit.journey', {}, true],
  ['the way back to one', '/', 'back_forward', 'permit.journey', {}, true],
  ['an address that begins anew', '/', 'navigate', 'permit.journey', {}, false],
  ['one that does not', '/', 'navigate', 'permit.journey', { startsAnew: false }, true],
  ['a journey that stands aside', '/', 'navigate', 'permit.aside', {}, true],
  ['a commit on the device', '/', 'navigate', 'permit.commit.order.1', {}, true],
] as const)(
  'at %s (%s, %s) the first screen is not shown: %5$s',
  (_, path, type, kept, given, hides) => {
    if (kept !== null) localStorage.setItem(kept, '{}');
    open(path, type, given);
    expect(isHidden()).toBe(hides);
  },
);
