// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListView, SectionView } from '../../../engine';
import { drawSection } from '../testing/draw';
import { fieldView, sectionView } from '../testing/views';

const words: ListView['words'] = {
  add: ['Add a bicycle'],
  save: ['Save this bicycle'],
  cancel: ['Cancel'],
  change: ['Change'],
  remove: ['Remove'],
};
const list = (names: readonly string[], over: Partial<ListView> = {}): ListView => ({
  items: names.map((name, index) => ({ index, summary: [name] })),
  max: 3,
  canAdd: names.length < 3,
  words,
  draft: null,
  editing: null,
  ...over,
});
const draft = (error: string | null = null): SectionView => {
  const view = sectionView([{ name: 'frame', label: ['Frame number'], error }]);
  return { ...view, id: 'bicycle', title: ['A bicycle'] };
};
const shed = (shown: ListView) =>
  sectionView([
    {
      name: 'bicycles',
      label: ['Bicycles'],
      type: 'array',
      ui: { 'ui:widget': 'list' },
      list: shown,
    },
  ]);
const open = { draft: draft(), canAdd: false };

async function draw(shown: ListView) {
  const drawn = drawSection(shed(shown));
  await screen.findAllByRole('button');
  return drawn;
}
const add = () => screen.getByRole('button', { name: 'Add a bicycle' });
const card = (name: string) => screen.getByText(name).closest('li');

describe('list', () => {
  it('is a named group whose items can be changed and removed by name', async () => {
    await draw(list(['Red', 'Blue']));
    expect(screen.getByRole('group', { name: 'Bicycles' })).toContainElement(add());
    expect(screen.getByRole('list', { name: 'Bicycles' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change Red' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Blue' })).toBeVisible();
    expect(add()).toHaveAttribute('id', 'bank-bicycles');
  });

  it('opens a new item in place of its button, and leads the focus to the form', async () => {
    const { user, events, change } = await draw(list(['Red']));
    await user.click(add());
    expect(events).toEqual([
      { type: 'itemOpened', section: 'bank', field: 'bicycles', index: null },
    ]);
    change(shed(list(['Red'], open)));
    const title = screen.getByRole('heading', { name: 'A bicycle' });
    expect(title).toHaveFocus();
    expect(title).toHaveAttribute('id', 'bank-bicycles');
    expect(screen.queryByRole('button', { name: 'Add a bicycle' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  });

  it('asks for an item in the place of its card', async () => {
    const { user, events, change } = await draw(list(['Red', 'Blue']));
    await user.click(screen.getByRole('button', { name: 'Change Red' }));
    expect(events).toMatchObject([{ type: 'itemOpened', index: 0 }]);
    change(shed(list(['Red', 'Blue'], { ...open, editing: 0 })));
    const [first] = screen.getAllByRole('listitem');
    expect(within(first ?? document.body).getByLabelText('Frame number')).toBeVisible();
    expect(screen.queryByText('Red')).not.toBeInTheDocument();
  });

  it('hands up what is typed under the name of the section of the item; Enter saves', async () => {
    const { user, events } = await draw(list([], open));
    await user.type(await screen.findByLabelText('Frame number'), 'A{Enter}');
    expect(events).toEqual([
      { type: 'fieldAnswered', section: 'bicycle', field: 'frame', value: 'A' },
      { type: 'fieldLeft', section: 'bicycle', field: 'frame' },
      { type: 'itemSaved', section: 'bank', field: 'bicycles' },
    ]);
  });

  it('leads a saved item to its card, and says it', async () => {
    const { user, change } = await draw(list(['Red'], open));
    await user.click(await screen.findByRole('button', { name: 'Save this bicycle' }));
    change(shed(list(['Red', 'Blue'])));
    expect(card('Blue')).toHaveFocus();
    expect(screen.getByText('Saved: Blue')).toHaveAttribute('role', 'status');
  });

  it('leads an item that cannot be saved to what is wrong in it', async () => {
    const { user, change } = await draw(list([], open));
    await user.click(await screen.findByRole('button', { name: 'Save this bicycle' }));
    change(shed(list([], { ...open, draft: draft('Frame number is required') })));
    expect(screen.getByLabelText('Frame number')).toHaveFocus();
    expect(screen.getByLabelText('Frame number')).toBeInvalid();
  });

  it('gives the focus back to where a form that was cancelled began', async () => {
    const { user, events, change } = await draw(list(['Red'], open));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(events).toMatchObject([{ type: 'itemDismissed', section: 'bank', field: 'bicycles' }]);
    change(shed(list(['Red'])));
    expect(add()).toHaveFocus();
  });

  it('asks before it removes, and keeps the item when told so', async () => {
    const { user, events } = await draw(list(['Red', 'Blue']));
    await user.click(screen.getByRole('button', { name: 'Remove Red' }));
    expect(screen.getByRole('group', { name: 'Remove Red?' })).toBeVisible();
    const keep = screen.getByRole('button', { name: 'Keep it' });
    expect(keep).toHaveFocus();
    await user.click(keep);
    expect(card('Red')).toHaveFocus();
    expect(events).toEqual([]);
  });

  it('removes on the second press; the focus goes to what took its place', async () => {
    const { user, events, change } = await draw(list(['Red', 'Blue']));
    await user.click(screen.getByRole('button', { name: 'Remove Red' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(events).toEqual([{ type: 'itemRemoved', section: 'bank', field: 'bicycles', index: 0 }]);
    change(shed(list(['Blue'])));
    expect(card('Blue')).toHaveFocus();
    expect(screen.getByText('Removed: Red')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Blue' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    change(shed(list([])));
    expect(add()).toHaveFocus();
  });

  it('says why there is no more room', async () => {
    drawSection(shed(list(['Red', 'Blue', 'Green'])));
    expect(await screen.findByText('You can add up to 3.')).toBeVisible();
  });

  it('has as many as another answer says: what is too many stays, and says so', async () => {
    const { change } = await draw(list(['Red'], { max: 2, canAdd: true }));
    expect(add()).toBeVisible();
    const names = ['Red', 'Blue'];
    change(shed(list(names, { max: 2, canAdd: false })));
    expect(screen.getByText('You can add up to 2.')).toBeVisible();
    const over = list(names, { max: 1, canAdd: false });
    const error = 'Bicycles: at most 1. Take out 1.';
    const wrong = fieldView('bicycles', { label: ['Bicycles'], list: over, error });
    change({ ...shed(over), fields: { bicycles: wrong } });
    expect(screen.queryByRole('button', { name: 'Add a bicycle' })).not.toBeInTheDocument();
    expect(screen.getByText('You can add up to 1.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Red' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Remove Blue' })).toBeEnabled();
    expect(screen.getByRole('group', { name: 'Bicycles' })).toHaveAccessibleDescription(error);
  });

  it('leaves the focus alone when it changes by itself', async () => {
    const { change } = await draw(list(['Red']));
    act(() => add().focus());
    change(shed(list(['Red', 'Blue'])));
    expect(add()).toHaveFocus();
  });

  it('is described by its own error', async () => {
    const view = shed(list([]));
    const wrong = fieldView('bicycles', { list: list([]), error: 'Add a bicycle first' });
    drawSection({ ...view, fields: { bicycles: wrong } });
    expect(await screen.findByRole('group', { name: 'bicycles' })).toHaveAccessibleDescription(
      'Add a bicycle first',
    );
  });
});
