// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldView } from '../../engine';
import { drawSection } from './testing/draw';
import { fieldView, optionView, sectionView } from './testing/views';

describe('a field', () => {
  it('has its label as name, and hint, error and reason for a lock as description', () => {
    drawSection(
      sectionView([
        {
          name: 'holder',
          label: ['Name on the account'],
          hint: ['As on your card'],
          error: 'Name on the account is required',
          disabled: true,
          disabledReason: ['Taken from your details'],
        },
      ]),
    );
    const box = screen.getByRole('textbox', { name: 'Name on the account' });
    expect(box).toHaveAccessibleDescription(
      'As on your card Name on the account is required Taken from your details',
    );
    expect(box).toBeInvalid();
    expect(box).toBeDisabled();
    expect(box).toHaveAttribute('id', 'bank-holder');
  });

  it('says that it is optional, and nothing when it is required', () => {
    drawSection(sectionView([{ name: 'a', required: false }, { name: 'b' }]));
    expect(screen.getByRole('textbox', { name: 'a (optional)' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'b' })).toBeRequired();
  });

  it('says nothing of it where another answer will do as well', () => {
    const ui = { 'ui:options': { needed: false } };
    drawSection(sectionView([{ name: 'a', required: false, ui }]));
    expect(screen.getByRole('textbox', { name: 'a' })).toBeInTheDocument();
  });

  it('is not drawn while it is not shown, and comes with what was typed', () => {
    const hidden = sectionView([{ name: 'a' }, { name: 'b', shown: false, value: 'kept' }]);
    const { change } = drawSection(hidden);
    expect(screen.queryByRole('textbox', { name: 'b' })).not.toBeInTheDocument();
    change({ ...hidden, fields: { ...hidden.fields, b: fieldView('b', { value: 'kept' }) } });
    expect(screen.getByRole('textbox', { name: 'b' })).toHaveValue('kept');
  });

  it('reports that it was left once', async () => {
    const { user, events } = drawSection(sectionView([{ name: 'a' }, { name: 'b' }]));
    await user.click(screen.getByRole('textbox', { name: 'a' }));
    await user.tab();
    expect(events).toEqual([{ type: 'fieldLeft', section: 'bank', field: 'a' }]);
  });

  it('explains why it is asked on request', () => {
    drawSection(sectionView([{ name: 'a', reason: ['To find your account'] }]));
    expect(screen.getByText('Why do you ask?')).toBeInTheDocument();
    expect(screen.getByText('To find your account')).not.toBeVisible();
  });

  it('keeps the order of ui:order', () => {
    const section = sectionView([{ name: 'a' }, { name: 'b' }]);
    drawSection({ ...section, uiSchema: { ...section.uiSchema, 'ui:order': ['b', 'a'] } });
    const boxes = screen.getAllByRole('textbox').map((box) => box.id);
    expect(boxes).toEqual(['bank-b', 'bank-a']);
  });
});

describe('a list of options', () => {
  const select = { name: 'day', ui: { 'ui:widget': 'select' }, options: [] };

  it('says that it is loading', () => {
    drawSection(sectionView([{ ...select, optionsStatus: 'loading', optionsFrom: 'days' }]));
    const state = screen.getByRole('group', { name: 'day' });
    expect(state).toHaveAttribute('aria-busy', 'true');
    expect(within(state).getByRole('status')).toHaveTextContent('Loading the list');
  });

  it('offers to try again when it could not be loaded, in one place', async () => {
    const { user, events } = drawSection(
      sectionView([{ ...select, optionsStatus: 'failed', optionsFrom: 'days' }], {
        lookups: [{ name: 'days', status: 'failed', text: ['No days'] }],
      }),
    );
    expect(within(screen.getByRole('group', { name: 'day' })).getByText('No days')).toBeVisible();
    expect(screen.getAllByText('No days')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'lookupRetried', lookup: 'days' }]);
  });
});

describe('the section', () => {
  it('leaves each list to its own field, in words of its own, and tells of the rest itself', () => {
    const list = { ui: { 'ui:widget': 'select' }, options: [], optionsStatus: 'loading' } as const;
    drawSection(
      sectionView(
        [
          { ...list, name: 'branch', optionsFrom: 'branches' },
          { ...list, name: 'day', optionsFrom: 'days' },
        ],
        {
          lookups: [
            { name: 'branches', status: 'loading', text: ['Finding branches'] },
            { name: 'days', status: 'loading', text: ['Finding days'] },
            { name: 'rate', status: 'loading', text: ['Finding the rate'] },
          ],
        },
      ),
    );
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toEqual(['Finding branches', 'Finding days', 'Finding the rate']);
  });

  it('puts a button into the alert that it is the way out of, and nowhere else', async () => {
    const { user, events } = drawSection(
      sectionView([{ name: 'a' }], {
        content: [
          { id: 'x', kind: 'information', title: ['Closed'], text: [], items: [], under: null },
        ],
        actions: [
          {
            id: 'other',
            label: ['Take the other'],
            beside: null,
            block: 'x',
            look: 'first',
            busy: false,
          },
        ],
      }),
    );
    const button = screen.getByRole('button', { name: 'Take the other' });
    expect(button.closest('.p-alert')).toHaveTextContent('Closed');
    await user.click(button);
    expect(events).toEqual([{ type: 'actionPressed', section: 'bank', action: 'other' }]);
  });

  it('stands fields of a set together under their heading while one of them is shown', () => {
    const ui = { 'ui:options': { set: 'first' } };
    const fields = [
      { name: 'a', ui },
      { name: 'b', ui: { 'ui:options': { set: 'first' } } },
      { name: 'c' },
    ];
    const groups = { first: { title: ['First account'], text: ['The one that you use.'] } };
    const { change } = drawSection(sectionView(fields, { groups }));
    const set = screen.getByRole('group', { name: 'First account' });
    expect(
      within(set)
        .getAllByRole('textbox')
        .map(({ id }) => id),
    ).toEqual(['bank-a', 'bank-b']);
    change(
      sectionView(
        fields.map((field) => ({ ...field, shown: field.name !== 'a' })),
        { groups },
      ),
    );
    const smaller = screen.getByRole('group', { name: 'First account' });
    expect(smaller).toHaveTextContent('The one that you use.');
    change(
      sectionView(
        fields.map((field) => ({ ...field, shown: field.name === 'c' })),
        { groups },
      ),
    );
    expect(screen.queryByText('First account')).not.toBeInTheDocument();
  });

  it('draws the fields of a long section in order, and parts no set', () => {
    const names = Array.from({ length: 80 }, (_, order) => `f${order}`);
    const isInSet = (order: number) => order >= 30 && order < 70;
    drawSection(
      sectionView(
        names.map((name, order) => ({
          name,
          ...(isInSet(order) && { ui: { 'ui:options': { set: 'all' } } }),
        })),
        { groups: { all: { title: ['Together'], text: [] } } },
      ),
    );
    const idsIn = (boxes: readonly HTMLElement[]) => boxes.map(({ id }) => id);
    const ids = names.map((name) => `bank-${name}`);
    expect(idsIn(screen.getAllByRole('textbox'))).toEqual(ids);
    const set = screen.getByRole('group', { name: 'Together' });
    expect(idsIn(within(set).getAllByRole('textbox'))).toEqual(ids.filter((_, at) => isInSet(at)));
  });

  it('draws anew the field that changed and no other', () => {
    const drawn: string[] = [];
    const noted = (name: string): FieldView => ({
      ...fieldView(name),
      get label() {
        drawn.push(name);
        return [name];
      },
    });
    const names = Array.from({ length: 80 }, (_, order) => `f${order}`);
    const section = {
      ...sectionView(names.map((name) => ({ name }))),
      fields: Object.fromEntries(names.map((name) => [name, noted(name)])),
    };
    const { change } = drawSection(section);
    expect(new Set(drawn)).toEqual(new Set(names));
    drawn.length = 0;
    change({ ...section, fields: { ...section.fields, f40: noted('f40') } });
    expect(new Set(drawn)).toEqual(new Set(['f40']));
  });

  it('says which lookup it waits for and retries the one that failed', async () => {
    const { user, events } = drawSection(
      sectionView([{ name: 'a' }], {
        lookups: [
          { name: 'one', status: 'loading', text: ['Finding your branch'] },
          { name: 'two', status: 'failed', text: ['No branches'] },
        ],
      }),
    );
    const waits = screen.getByRole('status');
    expect(waits).toHaveTextContent('Finding your branch');
    const above = waits.compareDocumentPosition(screen.getByRole('textbox', { name: 'a' }));
    expect(above, 'it moves no field').toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'lookupRetried', lookup: 'two' }]);
  });

  it('draws alerts at its head and under the field that they are about', () => {
    const { container } = drawSection(
      sectionView([{ name: 'a' }], {
        content: [
          { id: 'x', kind: 'information', title: ['Head'], text: [], items: [], under: null },
          { id: 'y', kind: 'error', title: [], text: ['Wrong'], items: [['One']], under: 'a' },
        ],
      }),
    );
    expect(screen.getByText('Head')).toBeInTheDocument();
    const field = container.querySelector('[data-field="bank.a"]');
    expect(field).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('WrongOne');
  });

  const find = {
    id: 'find',
    label: ['Find address'],
    beside: 'a',
    block: null,
    look: 'second' as const,
    busy: false,
  };

  it('SUB-06 goes on with Enter in a field that has no action, after the field was left', async () => {
    const { user, events } = drawSection(sectionView([{ name: 'a' }]));
    await user.type(screen.getByRole('textbox', { name: 'a' }), 'x{Enter}');
    expect(events.slice(-2)).toEqual([
      { type: 'fieldLeft', section: 'bank', field: 'a' },
      { type: 'sectionContinued', section: 'bank' },
    ]);
  });

  it('an Enter that ends a word of an input method goes on to nothing, and presses nothing', () => {
    const { events } = drawSection(sectionView([{ name: 'a' }], { actions: [find] }));
    const box = screen.getByRole('textbox', { name: 'a' });
    expect(fireEvent.keyDown(box, { key: 'Enter', keyCode: 229, isComposing: true })).toBe(true);
    // Safari says that the word is put together before it says which key did it.
    expect(fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })).toBe(true);
    expect(events).toEqual([]);
  });

  it('presses the action beside a field with Enter, after the field was left', async () => {
    const { user, events } = drawSection(sectionView([{ name: 'a' }], { actions: [find] }));
    await user.type(screen.getByRole('textbox', { name: 'a' }), 'x{Enter}');
    expect(events.map((event) => event.type)).toEqual([
      'fieldAnswered',
      'fieldLeft',
      'actionPressed',
    ]);
  });

  it('leads from an action to the answer that stops it, and stays where none does', async () => {
    const draw = (error: string | null) =>
      drawSection(sectionView([{ name: 'a', error }], { actions: [find] }));
    const wrong = draw('Not a postcode.');
    await wrong.user.click(screen.getByRole('button', { name: 'Find address' }));
    expect(wrong.events.at(-1)).toMatchObject({ type: 'actionPressed' });
    expect(screen.getByRole('textbox', { name: 'a' })).toHaveFocus();
    cleanup();
    const { user } = draw(null);
    await user.click(screen.getByRole('button', { name: 'Find address' }));
    expect(screen.getByRole('button', { name: 'Find address' })).toHaveFocus();
  });

  it('presses no action that is busy', async () => {
    const { user, events } = drawSection(
      sectionView([{ name: 'a' }], { actions: [{ ...find, busy: true, beside: null }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Find address' }));
    expect(events).toEqual([]);
  });

  it('refuses a widget that does not exist', () => {
    expect(() => drawSection(sectionView([{ name: 'a', ui: { 'ui:widget': 'sliders' } }]))).toThrow(
      /no widget "sliders"/i,
    );
  });

  it('draws an answer that keeps an object as one field', () => {
    drawSection(
      sectionView([
        {
          name: 'plan',
          type: 'object',
          ui: { 'ui:widget': 'select' },
          options: [optionView('p1', 'Plan one'), optionView('p2', 'Plan two')],
          value: 'p2',
        },
      ]),
    );
    expect(screen.getByRole('combobox', { name: 'plan' })).toHaveDisplayValue('Plan two');
  });
});
