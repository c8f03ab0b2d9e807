// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommitView } from '../../../engine';
import { WordsProvider } from '../../parts/words';
import { draw } from '../testing/draw';
import { brand, commit, said } from '../testing/views';
import { words } from '../../parts/testing/words';
import type { JourneyAction } from './placed';
import { CommitPanel } from './commit-panel';

let time = 0;
const now = () => time;
let acts: (readonly [string, JourneyAction])[] = [];
beforeEach(() => {
  time = 5000;
  acts = [];
});

const panel = (view: CommitView) => (
  <CommitPanel
    view={view}
    brand={brand}
    onAct={(name, action) => acts.push([name, action])}
    now={now}
  />
);

async function drawPanel(view: CommitView) {
  const drawn = draw(panel(view));
  await screen.findByRole('link', { name: brand.phone.number });
  return drawn;
}

test('stands with every sentence, the last answer first, number and help line', async () => {
  await drawPanel(commit());
  const status = within(screen.getByRole('region', { name: 'What we know so far' }));
  expect(status.getByText('We asked at 10:47: there was none.')).toBeVisible();
  expect(status.getByRole('button', { name: 'Ask now' })).toBeVisible();
  expect(screen.getByText('At 10:42 we began to send it.')).toBeVisible();
  expect(screen.getByText('2077 3164')).toBeVisible();
  expect(screen.getByRole('link', { name: brand.email })).toBeVisible();
  expect(screen.getByText('Please give your quote number.')).toBeVisible();
});

test.each<[JourneyAction, string]>([
  ['askNow', 'Ask now'],
  ['change', 'Change my details'],
  ['leave', 'Leave it'],
  ['lookAround', 'Look at plans'],
  ['open', 'Open it'],
])('a press of %s is told at once, with the name of the commit', async (action, name) => {
  await drawPanel(commit({ actions: [action] }));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(acts).toEqual([['order', action]]);
});

test.each<[JourneyAction, string]>([
  ['sendAgain', 'Send it again'],
  ['tryAgain', 'Try again'],
])('a press of %s binds: it counts only after a second', async (action, name) => {
  await drawPanel(commit({ actions: [action] }));
  const button = screen.getByRole('button', { name });
  time += 999;
  await userEvent.click(button);
  expect(acts).toEqual([]);
  time += 1;
  await userEvent.click(button);
  expect(acts).toEqual([['order', action]]);
});

test('offers only what the view offers', async () => {
  await drawPanel(commit({ actions: [] }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('what else is said stands as a warning, also without a number', async () => {
  await drawPanel(
    commit({ says: [said('doubt', 'Hm'), said('notKept', '', 'Keep it open.')], subject: null }),
  );
  expect(screen.getByText('Keep it open.')).toBeVisible();
  expect(screen.queryByText('Your quote number')).toBeNull();
  expect(screen.queryByText('Please give your quote number.')).toBeNull();
});

test('the page is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await drawPanel(commit());
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
});

describe('the number is copied', () => {
  test('and that is said politely', async () => {
    const user = userEvent.setup();
    await drawPanel(commit());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('2077 3164');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(acts).toEqual([]);
  });

  test.each<[string, Pick<Clipboard, 'writeText'> | undefined]>([
    ['does not let the page', { writeText: () => Promise.reject(new Error('not allowed')) }],
    ['has no clipboard', undefined],
  ])('by hand where the browser %s: it is selected', async (_, clipboard) => {
    const user = userEvent.setup();
    await drawPanel(commit());
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Selected. Please copy it from here.')).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('2077 3164');
  });
});

test('a button that goes hands the focus to the heading', async () => {
  const page = (view: CommitView) => (
    <WordsProvider value={words}>
      <h1 id="page-title" tabIndex={-1}>
        Heading
      </h1>
      {panel(view)}
    </WordsProvider>
  );
  const { rerender } = render(page(commit()));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask now' }));
  rerender(page(commit({ actions: [], kind: 'done' })));
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Heading' })).toHaveFocus());
});
