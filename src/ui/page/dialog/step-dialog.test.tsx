// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DialogView, FieldView, JourneyEvent, SectionView } from '../../../engine';
import { plain, WordsProvider } from '../../parts/words';
import { StepDialog } from './step-dialog';
import { openModalDialogs } from '../../parts/testing/modal-dialogs';
import { section } from '../testing/views';
import { words } from '../../parts/testing/words';

beforeAll(openModalDialogs);
const field = (name: string, over: Partial<FieldView> = {}): FieldView => ({
  name,
  key: `find.${name}`,
  target: `find-${name}`,
  label: [`Question ${name}`],
  hint: [],
  reason: [],
  value: null,
  shown: true,
  required: true,
  disabled: false,
  disabledReason: [],
  noun: [],
  unlisted: null,
  whole: null,
  optionsFrom: null,
  options: null,
  optionsStatus: 'ready',
  bounds: null,
  error: null,
  breaks: null,
  parts: null,
  list: null,
  ...over,
});
const option = (value: string) => ({
  value,
  label: value,
  hint: [],
  pictogram: null,
  unavailable: false,
  unavailableReason: [],
});
const options = ['Small', 'Large'].map(option);
const asked = section('find', {
  status: 'open',
  title: ['Find it'],
  fields: { size: field('size', { options, value: 'Large' }), age: field('age', { options }) },
});
const dialog = (over: Partial<DialogView> = {}): DialogView => ({
  section: asked,
  field: 'age',
  position: 2,
  count: 5,
  previous: 'size',
  continues: false,
  button: [],
  busy: false,
  failed: null,
  ...over,
});

/** Radios as the form draws them, without the form. */
function form({ fields, lookups }: SectionView, onEvent: (event: JourneyEvent) => void): ReactNode {
  const said = lookups.map(({ name, text }) => <p key={name}>{plain(text)}</p>);
  const drawn = Object.values(fields)
    .filter(({ shown }) => shown)
    .map((view) => (
      <fieldset key={view.name} data-field={view.key} data-error={view.error ?? undefined}>
        <legend>{plain(view.label)}</legend>
        {view.options?.map(({ label }) => (
          <label key={label}>
            <input type="radio" name={view.key} />
            {label}
          </label>
        )) ?? (
          <input
            aria-label={view.name}
            onKeyDown={({ key }) =>
              key === 'Enter' && onEvent({ type: 'sectionContinued', section: 'find' })
            }
          />
        )}
      </fieldset>
    ));
  return [...said, ...drawn];
}

async function draw(first: DialogView | null, opener = false) {
  const events: JourneyEvent[] = [];
  let show: (view: DialogView | null) => void = () => undefined;
  const onEvent = (event: JourneyEvent) => void events.push(event);
  function Page() {
    const [view, setView] = useState(first);
    show = setView;
    return (
      <WordsProvider value={words}>
        <button type="button" onClick={() => setView(dialog())}>
          Help me
        </button>
        {view && <StepDialog dialog={view} renderForm={form} onEvent={onEvent} />}
      </WordsProvider>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  if (opener) await user.click(screen.getByRole('button', { name: 'Help me' }));
  await screen.findByRole('dialog', { name: 'Find it' });
  return { events, user, change: (view: DialogView | null) => act(() => show(view)) };
}

describe('a dialog of questions', () => {
  it('is named, asks one question, and says how far it is', async () => {
    await draw(dialog());
    expect(screen.getByRole('group', { name: 'Question age' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Question size' })).not.toBeInTheDocument();
    const progress = screen.getByRole('progressbar', { name: 'Question 2 of 5' });
    expect(progress).toHaveAttribute('value', '2');
    expect(progress).toHaveAttribute('max', '5');
  });

  it('leads the focus to its question, and to the next one', async () => {
    const { change } = await draw(dialog({ field: 'size', previous: null }));
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    change(dialog());
    expect(screen.getByRole('group', { name: 'Question age' })).toContainElement(
      screen.getAllByRole('radio')[0] ?? null,
    );
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  });

  it('closes by no key that was meant for a question that is still loading', async () => {
    const loading = dialog();
    const { user, events } = await draw({
      ...loading,
      section: { ...loading.section, fields: {} },
    });
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.keyboard(' {Enter}');
    expect(events).toEqual([]);
  });

  it('walks answers with the arrow keys and chooses none of them', async () => {
    const { user } = await draw(dialog());
    await user.keyboard('{ArrowDown}');
    const [small, large] = screen.getAllByRole('radio');
    expect(large).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(small).toHaveFocus();
    expect(small).not.toBeChecked();
    expect(large).not.toBeChecked();
    await user.keyboard(' ');
    expect(small).toBeChecked();
  });

  it('says the last answer, and leads back to it', async () => {
    const { user, events } = await draw(dialog());
    expect(screen.getByText(/You said: large\./)).toBeVisible();
    expect(screen.getByText(/Choosing an answer takes you/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change Question size' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(events).toEqual([
      { type: 'dialogPaged', to: 'size' },
      { type: 'dialogPaged', to: 'size' },
    ]);
  });

  it('has a button where an answer does not lead on; Enter means it', async () => {
    const typed = section('find', {
      title: ['Find it'],
      fields: { age: field('age'), size: field('size') },
    });
    const { user, events, change } = await draw(
      dialog({ section: typed, continues: true, previous: null }),
    );
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Choosing an answer/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.type(screen.getByRole('textbox', { name: 'age' }), '{Enter}');
    expect(events).toEqual([{ type: 'dialogContinued' }, { type: 'dialogContinued' }]);
    change(dialog({ section: typed, continues: true, button: ['Work it out'] }));
    expect(screen.getByRole('button', { name: 'Work it out' })).toBeVisible();
  });

  it('leads back to an answer that is wrong after the press', async () => {
    const wrong = section('find', {
      title: ['Find it'],
      fields: { age: field('age', { error: 'Say how old' }) },
    });
    const { user } = await draw(dialog({ section: wrong, continues: true }));
    const next = screen.getByRole('button', { name: 'Next' });
    await user.click(next);
    expect(screen.getByRole('textbox', { name: 'age' })).toHaveFocus();
  });

  it('says that it waits, and what failed with a way to try again', async () => {
    const { user, events, change } = await draw(dialog({ busy: true, continues: true }));
    expect(screen.getByText('One moment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    change(
      dialog({ failed: { name: 'guess', status: 'failed', text: ['We could not work it out.'] } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('We could not work it out.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'lookupRetried', lookup: 'guess' }]);
  });

  it('says once what failed, and leaves to its section what that alone knows', async () => {
    const lookup = (name: string) => ({ name, status: 'failed' as const, text: [`No ${name}.`] });
    const section = { ...asked, lookups: [lookup('guess'), lookup('choices')] };
    await draw(dialog({ section, failed: lookup('guess') }));
    expect(screen.getAllByText('No guess.')).toHaveLength(1);
    expect(screen.getByText('No choices.')).toBeVisible();
  });

  it('leaves closing to the journey, by its button and by Escape', async () => {
    const { user, events } = await draw(dialog());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(events).toEqual([{ type: 'dialogClosed' }, { type: 'dialogClosed' }]);
  });

  it('gives the focus back to what opened it', async () => {
    const { change } = await draw(null, true);
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    change(null);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Help me' })).toHaveFocus();
  });

  it('draws all fields and no progress when it is not paged', async () => {
    await draw(dialog({ field: null, continues: true, button: ['Done'] }));
    expect(screen.getAllByRole('group')).toHaveLength(2);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Find it' })).toBeVisible();
  });
});
