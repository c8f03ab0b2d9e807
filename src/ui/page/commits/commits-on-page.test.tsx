// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { StepView } from '../../../engine';
import { drawStep } from '../testing/draw';
import { brand, commit, run, said, section, step, submit } from '../testing/views';

const form: StepView = step({
  open: null,
  sections: [section('a', { verdict: 'valid' })],
  submit: submit({ deliberate: true }),
});
const withCommit = (...commits: StepView['commits']): StepView => ({ ...form, commits });
const heading = () => screen.getByRole('heading', { level: 1 });
const live = () => document.querySelector('[data-commit-announcer]')?.textContent;

describe('a panel', () => {
  test('stands instead of the form, its sentence as the heading and in the tab', () => {
    drawStep(withCommit(commit()));
    expect(heading()).toHaveTextContent('We do not know yet');
    expect(document.title).toBe('We do not know yet – Example Brand');
    expect(screen.queryByText(/Question a/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
    expect(document.body).toHaveFocus();
  });

  test('takes the focus when it appears; the form that comes back catches what went', async () => {
    const { become, acts } = drawStep(form);
    become(withCommit(commit({ actions: ['leave'] })));
    expect(heading()).toHaveFocus();
    // The panel's own look takes the place of the plain one, buttons and all, when it has come.
    await screen.findByRole('link', { name: brand.phone.number });
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(acts).toEqual([['order', 'leave']]);
    become(form);
    expect(heading()).toHaveTextContent('Your home');
    expect(heading()).toHaveFocus();
  });

  test('gives way to the heading of the form, not to that of a save that failed before', async () => {
    const failed = { ...form, submit: submit({ run: run('failed', 1) }) };
    const unsent = commit({ says: [said('unsent', 'It was not sent')], actions: ['change'] });
    const { become, acts } = drawStep({ ...failed, commits: [unsent] });
    await screen.findByRole('link', { name: brand.phone.number });
    await userEvent.click(screen.getByRole('button', { name: 'Change my details' }));
    expect(acts).toEqual([['order', 'change']]);
    become(failed);
    expect(screen.getByText('The bank said no.')).toBeVisible();
    expect(heading()).toHaveTextContent('Your home');
    expect(heading()).toHaveFocus();
  });

  test('that goes by itself leaves the focus to what has just failed', () => {
    const { become } = drawStep(withCommit(commit()));
    become({ ...form, submit: submit({ run: run('failed', 1) }) });
    expect(screen.getByRole('heading', { name: /was not saved/ })).toHaveFocus();
  });

  test('is announced when the kind of answer changes, and not when only a time does', () => {
    const at = (time: string, kind: string) =>
      withCommit(commit({ kind, says: [said('doubt', 'Hm', `Asked at ${time}.`)] }));
    const { become } = drawStep(form);
    become(at('10:47', 'no'));
    expect(live()).toBe('');
    become(at('10:48', 'no'));
    expect(live()).toBe('');
    expect(screen.getByText('Asked at 10:48.')).toBeVisible();
    become(at('10:49', 'unreached'));
    expect(live()).toBe('Hm Asked at 10:49.');
    become(at('10:50', 'unreached'));
    expect(live()).toBe('Hm Asked at 10:49.');
  });

  test('wins over a run that failed', () => {
    drawStep({ ...withCommit(commit()), submit: submit({ run: run('failed', 2) }) });
    expect(heading()).toHaveTextContent('We do not know yet');
    expect(screen.queryByText('The bank said no.')).toBeNull();
  });
});

describe('while it is saved and sent', () => {
  const saving = (id: 'saving' | 'sending', text: string): StepView => ({
    ...withCommit(commit({ says: [said(id, '', text)], actions: [], kind: id })),
    submit: submit({ run: run('running', 1) }),
  });

  test('the run stands step by step with what is true of the whole', () => {
    const { become } = drawStep(saving('saving', 'It has not been sent yet.'));
    expect(screen.getByRole('heading', { name: 'Saving step 2 of 3' })).toBeVisible();
    expect(screen.getByText('It has not been sent yet.')).toBeVisible();
    become(saving('sending', 'Sending it now.'));
    expect(screen.getByRole('heading', { name: 'Saving step 2 of 3' })).toBeVisible();
    expect(screen.queryByText('It has not been sent yet.')).toBeNull();
    expect(live()).toBe('Sending it now.');
  });

  test('without a run of its own the panel says it', () => {
    drawStep({ ...saving('sending', 'Sending it now.'), submit: submit() });
    expect(screen.getByText('Sending it now.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  });
});

describe('a banner', () => {
  const banner = commit({
    place: 'banner',
    says: [said('banner', '', 'It is not settled yet.')],
    actions: ['open'],
  });

  test('stands above the page and leaves the form as it is', async () => {
    const { acts } = drawStep(withCommit(banner));
    const strip = within(screen.getByRole('region', { name: 'Your switch' }));
    expect(strip.getByText('It is not settled yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go' })).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: 'Open it' }));
    expect(acts).toEqual([['order', 'open']]);
  });

  test('is announced when it appears, and takes no focus', () => {
    const { become } = drawStep(form);
    become(withCommit(banner));
    expect(live()).toBe('It is not settled yet.');
    expect(document.body).toHaveFocus();
  });
});

describe('beside the button', () => {
  const beside = (more: Parameters<typeof commit>[0] = {}) =>
    commit({
      place: 'beside',
      says: [said('notKept', 'Nothing is kept', 'Note 2077 3164.')],
      actions: [],
      ...more,
    });

  test('what is to be known before the press stands right above it', () => {
    drawStep(withCommit(beside()));
    const note = screen.getByText('Note 2077 3164.');
    const button = screen.getByRole('button', { name: 'Go' });
    expect(note.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('where nothing can be sent there is no button, and nobody is asked to check the answers', () => {
    const text = 'It is sent in another tab.';
    drawStep({
      ...withCommit(beside({ kind: 'otherTab', says: [said('otherTab', '', text)] })),
      verdict: 'valid',
      submit: submit({ available: false }),
    });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
    expect(screen.queryByText('Please check your answers above.')).toBeNull();
  });

  test('what is known of a refusal stands with the message of the step and one Try again', () => {
    drawStep({
      ...withCommit(beside({ says: [said('refused', '', 'At 10:47 there was none.')] })),
      submit: submit({ run: run('failed', 2) }),
    });
    expect(screen.getByText('The bank said no.')).toBeVisible();
    expect(screen.getByText('At 10:47 there was none.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  test.each([
    ['after a run that failed', submit({ run: run('failed', 2) })],
    ['after a press that began no run', submit()],
  ])('its own Try again takes the place of every other button: %s', (_, shown) => {
    drawStep({
      ...withCommit(
        beside({ says: [said('notSent', '', 'Nothing was sent.')], actions: ['tryAgain'] }),
      ),
      submit: shown,
    });
    expect(screen.getByText('Nothing was sent.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  });

  test('several things of one commit are drawn and announced once each', () => {
    const complaints = vi.spyOn(console, 'error');
    const both = (number: string) =>
      withCommit(
        beside({ kind: 'notKept', says: [said('notKept', '', `Note ${number}.`)] }),
        beside({ kind: 'otherTab', says: [said('otherTab', '', 'It is sent in another tab.')] }),
      );
    const { become } = drawStep(form);
    become(both('1'));
    expect(live()).toBe('Note 1. It is sent in another tab.');
    become(both('2'));
    expect(screen.getByText('Note 2.')).toBeVisible();
    expect(live()).toBe('Note 1. It is sent in another tab.');
    expect(complaints).not.toHaveBeenCalled();
  });

  test('a hint can be asked about', async () => {
    const hint = beside({ says: [said('hint', '', 'It may be done.')], actions: ['askNow'] });
    const { acts } = drawStep(withCommit(hint));
    await userEvent.click(screen.getByRole('button', { name: 'Ask now' }));
    expect(acts).toEqual([['order', 'askNow']]);
  });
});
