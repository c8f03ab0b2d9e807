// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListView, SectionView } from '../../../engine';
import { drawSection } from '../testing/draw';
import { sectionView } from '../testing/views';

const wordsOf = (what: string, one: string): ListView['words'] => ({
  add: [`Add a ${what}`],
  save: [`Save this ${what}`],
  cancel: [`Cancel this ${what}`],
  change: ['Change'],
  remove: ['Remove'],
  one: [one],
});
const list = (words: ListView['words'], names: readonly string[]): ListView => ({
  items: names.map((name, index) => ({ index, summary: [name] })),
  max: 9,
  canAdd: true,
  words,
  draft: null,
  editing: null,
});
const opened = (shown: ListView, draft: SectionView, editing: number | null = null): ListView => ({
  ...shown,
  ...{ draft, editing, canAdd: false },
});

const person = (error: string | null = null): SectionView => ({
  ...sectionView([{ name: 'called', label: ['Called'], error }]),
  id: 'person',
  title: ['A person'],
});
const people = (...names: readonly string[]) => list(wordsOf('person', 'person'), names);
const dwelling = (shown: ListView, error: string | null = null): SectionView => ({
  ...sectionView([
    { name: 'door', label: ['Door'] },
    {
      name: 'people',
      label: ['People'],
      type: 'array',
      ui: { 'ui:widget': 'list' },
      list: shown,
      error,
    },
  ]),
  id: 'dwelling',
  title: ['A dwelling'],
});
const dwellings = (...names: readonly string[]) => list(wordsOf('dwelling', 'Dwelling'), names);
const homes = (shown: ListView) => ({
  ...sectionView([
    {
      name: 'dwellings',
      label: ['Dwellings'],
      type: 'array',
      ui: { 'ui:widget': 'list' },
      list: shown,
    },
  ]),
  id: 'homes',
});

async function draw(shown: ListView) {
  const drawn = drawSection(homes(shown));
  await screen.findAllByRole('button');
  return drawn;
}
const button = (name: string) => screen.findByRole('button', { name });
const at = { section: 'dwelling', field: 'people' };

describe('a list in a list', () => {
  it('says at the head of what is open where it is, and by how many levels', async () => {
    await draw(opened(dwellings('One'), dwelling(opened(people('Ann'), person()))));
    const outer = await screen.findByRole('group', { name: 'Dwelling 2 A dwelling' });
    const inner = await within(outer).findByRole('group', {
      name: 'Dwelling 2, person 2 A person',
    });
    expect(within(inner).getByRole('heading', { level: 4 })).toHaveTextContent(
      'Dwelling 2, person 2 A person',
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Dwelling 2 A dwelling');
    expect(within(inner).getByLabelText('Called')).toBeVisible();
  });

  it('says the number of an item that is changed', async () => {
    await draw(
      opened(dwellings('One', 'Two'), dwelling(opened(people('Ann', 'Ben', 'Cy'), person(), 1)), 0),
    );
    expect(
      await screen.findByRole('group', { name: 'Dwelling 1, person 2 A person' }),
    ).toBeVisible();
  });

  it('leads the focus into the inner form, and back to the card of whom was saved, saying where', async () => {
    const { user, events, change } = await draw(opened(dwellings(), dwelling(people())));
    await user.click(await button('Add a person'));
    expect(events).toEqual([{ type: 'itemOpened', ...at, index: null }]);
    change(homes(opened(dwellings(), dwelling(opened(people(), person())))));
    expect(
      await screen.findByRole('heading', { name: 'Dwelling 1, person 1 A person' }),
    ).toHaveFocus();
    await user.click(await button('Save this person'));
    change(homes(opened(dwellings(), dwelling(people('Ann')))));
    expect(screen.getByText('Ann').closest('li')).toHaveFocus();
    expect(screen.getByText('Dwelling 1. Saved: Ann')).toHaveAttribute('role', 'status');
  });

  it('saves the inner item by Enter in its form, and the outer one by Enter in its own', async () => {
    const { user, events } = await draw(opened(dwellings(), dwelling(opened(people(), person()))));
    await user.type(await screen.findByLabelText('Called'), '{Enter}');
    expect(events.at(-1)).toEqual({ type: 'itemSaved', ...at });
    await user.type(screen.getByLabelText('Door'), '{Enter}');
    expect(events.at(-1)).toEqual({ type: 'itemSaved', section: 'homes', field: 'dwellings' });
  });

  it('asks within the inner list before somebody is removed', async () => {
    const { user, events, change } = await draw(
      opened(dwellings(), dwelling(people('Ann', 'Ben'))),
    );
    await user.click(await button('Remove Ann'));
    expect(await button('Keep it')).toHaveFocus();
    await user.click(await button('Remove'));
    expect(events).toEqual([{ type: 'itemRemoved', ...at, index: 0 }]);
    change(homes(opened(dwellings(), dwelling(people('Ben')))));
    expect(screen.getByText('Ben').closest('li')).toHaveFocus();
  });

  it('leads who saves the outer item to the inner one that holds it up', async () => {
    const { user, events, change } = await draw(
      opened(dwellings(), dwelling(opened(people(), person()))),
    );
    await user.click(await button('Save this dwelling'));
    expect(events).toEqual([{ type: 'itemSaved', section: 'homes', field: 'dwellings' }]);
    change(homes(opened(dwellings(), dwelling(opened(people(), person()), 'Save the person'))));
    expect(screen.getByRole('heading', { name: 'Dwelling 1, person 1 A person' })).toHaveFocus();
  });
});
