// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { JourneyEvent, StepView } from '../../engine';
import { drawStep } from './testing/draw';
import { run, section, step, submit } from './testing/views';

const withOpen = (open: string | null): StepView =>
  step({
    open,
    submit: submit(),
    sections: ['a', 'b', 'c'].map((id) =>
      section(id, { status: id === open ? 'open' : 'folded', verdict: 'valid' }),
    ),
  });
const after = { a: 'b', b: 'c', c: null } as const;
const next = (event: JourneyEvent, view: StepView): StepView => {
  if (event.type === 'sectionOpened') return withOpen(event.section);
  return event.type === 'sectionContinued' && event.section in after
    ? withOpen(after[event.section as keyof typeof after])
    : view;
};
const title = (id: string) => screen.getByRole('heading', { name: `Question ${id}` });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

beforeEach(() => {
  window.history.pushState(null, '', '/before');
  window.history.pushState({ key: 'here' }, '', '/step');
});

test('back leads to the sheet before, and forward on again', async () => {
  const { events } = drawStep(withOpen('a'), next);
  await goOn();
  await goOn();
  window.history.back();
  await waitFor(() => expect(title('b')).toHaveFocus());
  window.history.back();
  await waitFor(() => expect(title('a')).toHaveFocus());
  window.history.forward();
  await waitFor(() => expect(title('b')).toHaveFocus());
  expect(events.slice(2)).toEqual(
    ['b', 'a', 'b'].map((of) => ({ type: 'sectionOpened', section: of })),
  );
  expect(window.location.pathname).toBe('/step');
  expect(window.history.state).toMatchObject({ key: 'here' });
});

test('back from where all is answered leads to the last sheet; one opened there takes its place', async () => {
  drawStep(withOpen('c'), next);
  await goOn();
  const { length } = window.history;
  await userEvent.click(screen.getByRole('button', { name: 'Change Question a' }));
  expect(title('a')).toHaveFocus();
  expect(window.history).toHaveLength(length);
  window.history.back();
  await waitFor(() => expect(title('c')).toHaveFocus());
});

test('what opens by itself is nowhere to go back from', async () => {
  const { become, events } = drawStep(withOpen('a'), next);
  become(withOpen('b'));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
  expect(events).toEqual([]);
});

test.each([
  ['a sequence runs', { ...withOpen(null), submit: submit({ run: run('running', 0) }) }],
  ['the sheets are gone', { ...withOpen(null), sections: [] }],
])('back leaves the step while %s', async (_, view) => {
  const { become, events } = drawStep(withOpen('a'), next);
  await goOn();
  await goOn();
  become(view);
  events.length = 0;
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
  expect(events).toEqual([]);
});
