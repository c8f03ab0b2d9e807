// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { expect, test, vi } from 'vitest';
import type { StepView } from '../../engine';
import { useWayToField } from '../parts/way-to-field';
import { StepPage, type StepPageProps } from './step-page';
import { draw, drawStep } from './testing/draw';
import { brand, reference, run, section, step, submit } from './testing/views';

const valid = step({
  sections: [
    section('a', { verdict: 'valid' }),
    section('b', { status: 'open', verdict: 'valid' }),
  ],
});
const folded: StepView = {
  ...valid,
  open: null,
  sections: valid.sections.map((one) => ({ ...one, status: 'folded' as const })),
  submit: submit(),
};
const withOpen = (id: string): StepView => ({
  ...valid,
  open: id,
  sections: valid.sections.map((one) => ({
    ...one,
    status: one.id === id ? ('open' as const) : ('folded' as const),
  })),
});

test('the first drawing leaves the focus where it is', () => {
  drawStep(step());
  expect(document.body).toHaveFocus();
});

test('a link of what is still missing focuses its field', async () => {
  drawStep(step({ missing: [reference('name', 'Type your name'), reference('x', 'Choose')] }));
  expect(screen.getByRole('heading', { name: 'Two things before we go on' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Type your name' }));
  expect(screen.getByRole('textbox', { name: 'Field of b' })).toHaveFocus();
});

test('a link to a folded section opens it first', async () => {
  const { events } = drawStep(
    step({ missing: [reference('name', 'Your name', 'a')] }),
    (event, view) => (event.type === 'sectionOpened' ? withOpen('a') : view),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Your name' }));
  expect(events).toEqual([{ type: 'sectionOpened', section: 'a' }]);
  expect(screen.getByRole('textbox', { name: 'Field of a' })).toHaveFocus();
});

test('another view draws nothing anew that only leads to fields', () => {
  let drawn = 0;
  const Leading = memo(function Leading() {
    useWayToField();
    drawn += 1;
    return null;
  });
  const props: Omit<StepPageProps, 'view'> = {
    name: 'Your home',
    brand,
    stages: [],
    stage: null,
    scene: 'none',
    aside: [],
    renderForm: () => <Leading />,
    onEvent: () => undefined,
    onAct: () => undefined,
    onClear: () => undefined,
  };
  const { rerender } = draw(<StepPage {...props} view={step()} />);
  rerender(<StepPage {...props} view={step({ verdict: 'pending' })} />);
  expect(drawn).toBe(1);
});

test('Change opens the section and moves the focus to its title', async () => {
  drawStep(step(), (event, view) => (event.type === 'sectionOpened' ? withOpen('a') : view));
  await userEvent.click(screen.getByRole('button', { name: 'Change Question a' }));
  expect(screen.getByRole('heading', { name: 'Question a' })).toHaveFocus();
});

test('Continue folds the section, and the focus follows to the button that sends all', async () => {
  const { events } = drawStep(valid, () => folded);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(events).toEqual([{ type: 'sectionContinued', section: 'b' }]);
  expect(screen.getByRole('heading', { name: 'That is all' })).toHaveFocus();
  expect(screen.getByText(/Question b: Answer b\./)).toHaveAttribute('aria-live', 'polite');
});

test('what nobody answered is asked about where the section is left', async () => {
  const asking = valid.sections.map((one) =>
    one.id === 'b' ? { ...one, confirm: ['We think you pay monthly. Is that right?'] } : one,
  );
  const { events } = drawStep({ ...valid, sections: asking });
  const panel = screen.getByRole('region', { name: 'We think you pay monthly. Is that right?' });
  const button = within(panel).getByRole('button', { name: 'Continue' });
  expect(button).toHaveAccessibleDescription('We think you pay monthly. Is that right?');
  expect(screen.queryByText('That is all for this part')).toBeNull();
  await userEvent.click(button);
  expect(events).toEqual([{ type: 'sectionContinued', section: 'b' }]);
});

test('what closes the step is entered at its heading', async () => {
  const closing = section('c', { status: 'open', verdict: 'valid' });
  drawStep(valid, () => ({ ...folded, sections: [...folded.sections, closing] }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('heading', { name: 'Question c' })).toHaveFocus();
});

test('a press right after Continue does not press a button that binds', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  const { events } = drawStep(valid, () => ({ ...folded, submit: submit({ deliberate: true }) }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(events).toEqual([{ type: 'sectionContinued', section: 'b' }]);
});

test('a section that opens by itself does not take the focus', async () => {
  drawStep(step({ notice: 'Hello.' }), () => ({ ...withOpen('a'), notice: 'Hello.' }));
  const dismiss = screen.getByRole('button', { name: 'Close this message' });
  await userEvent.click(dismiss);
  expect(screen.getByRole('textbox', { name: 'Field of a' })).toBeVisible();
  expect(dismiss).toHaveFocus();
});

test('that changes were stopped before their end is said at once, in plain words', () => {
  const { unmount } = drawStep({ ...folded, stuck: true });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Something went wrong on this page.*check your answers/,
  );
  unmount();
  drawStep(folded);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('SUB-01 the button is there only when nothing is missing', () => {
  const { unmount } = drawStep({
    ...folded,
    submit: submit({ available: false }),
    missing: [reference('name', 'Your name')],
  });
  expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'One thing left' })).toBeVisible();
  unmount();
  drawStep(folded);
  expect(screen.getByRole('button', { name: 'Go' })).toBeVisible();
});

test('SUB-02 while it runs a press does nothing', async () => {
  const { events } = drawStep({ ...folded, submit: submit({ run: run('running', 0, '') }) });
  const button = screen.getByRole('button', { name: /Go/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(events).toEqual([]);
});

test('SUB-03 errors appear first, take the focus and name the tab', async () => {
  const errors = [reference('name', 'Name is required')];
  drawStep(folded, (_, view) => ({ ...view, errors }));
  expect(document.title).toBe('Your home – Example Brand');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  const summary = screen.getByRole('alert', {
    name: 'Error: Please ensure you answered all required fields',
  });
  expect(summary).toHaveFocus();
  expect(within(summary).getByText(/^One answer needs another look/)).toBeVisible();
  expect(within(summary).getByRole('link', { name: 'Name is required' })).toBeVisible();
  expect(document.title).toBe('Error: Your home – Example Brand');
});

test('SUB-05 what the server said stands under the heading Error', () => {
  drawStep({ ...folded, submit: submit({ run: run('failed', 0, '') }) });
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { name: 'Error' })).toBeVisible();
  expect(within(alert).getByText('The bank said no.')).toBeVisible();
});

test('a titled run takes the place of the form and is told step by step', () => {
  drawStep({ ...folded, submit: submit({ run: run('running', 1) }) });
  expect(screen.getByRole('heading', { level: 1, name: 'Setting up' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Saving step 2 of 3' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
});

test('a failed step offers one way to try again', async () => {
  const { events } = drawStep({ ...folded, submit: submit({ run: run('failed', 1) }) });
  expect(screen.getByText('The bank said no.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(events).toEqual([{ type: 'stepSubmitted', step: 'home' }]);
});

test('a section that waits says for what, and leads to what failed, where the one way to try again is', async () => {
  const waits = (status: 'loading' | 'failed') =>
    step({
      sections: [
        section('b', {
          status: 'open',
          verdict: 'pending',
          lookups: [{ name: 'list', status, text: ['Looking it up'] }],
        }),
      ],
    });
  const { unmount } = drawStep(waits('loading'));
  expect(screen.getByText('Looking it up')).toBeVisible();
  unmount();
  const { events } = drawStep(waits('failed'));
  expect(
    screen.queryByRole('button', { name: 'Try again' }),
    'there is one, where it failed',
  ).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'What did not load, as said above' }));
  expect(events).toEqual([{ type: 'sectionOpened', section: 'b' }]);
});

test('what was lost and why the person was sent here are said, and can be acted on', async () => {
  const { events } = drawStep(
    step({ lost: [reference('name', 'Sort code')], notice: 'Choose first.' }),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Sort code' }));
  expect(screen.getByRole('textbox', { name: 'Field of b' })).toHaveFocus();
  expect(screen.getByText('Choose first.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(events).toEqual([{ type: 'noticeDismissed' }]);
});
