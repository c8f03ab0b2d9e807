// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { optionView, sectionView } from '../testing/views';

const bank = (over = {}) =>
  sectionView([
    {
      name: 'branch',
      label: ['Branch'],
      ui: { 'ui:widget': 'select', 'ui:options': { chosen: 'tile', detail: 'Current account' } },
      options: [optionView(1, 'Leeds'), optionView(2, 'Hull')],
      ...over,
    },
  ]);
const list = () => screen.queryByRole('combobox', { name: 'Branch' });

describe('a select whose choice stands as a tile', () => {
  it('is a list until something is chosen, then the name and its line in a group of its label', () => {
    const { change } = drawSection(bank());
    expect(list()).toBeInTheDocument();
    change(bank({ value: 2 }));
    expect(list()).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Branch' })).toHaveTextContent('HullCurrent account');
  });

  it('stays a list under the keys that choose, until it is left', async () => {
    const { user, last, events } = drawSection(bank());
    await user.tab();
    await user.selectOptions(list() ?? document.body, 'Leeds');
    expect(last('branch')).toBe(1);
    expect(list()).toHaveFocus();
    await user.selectOptions(list() ?? document.body, 'Hull');
    expect(last('branch')).toBe(2);
    await user.tab();
    expect(list()).not.toBeInTheDocument();
    expect(events.at(-1)).toEqual({ type: 'fieldLeft', section: 'bank', field: 'branch' });
  });

  it('is a tile that says what it waits for while the list of what is chosen loads', () => {
    const loading = { optionsStatus: 'loading', options: [] } as const;
    const { container, change } = drawSection(bank({ ...loading, value: 2 }));
    expect(container.querySelector('.f-chosen')).toHaveTextContent('Loading the list');
    expect(screen.getByRole('group', { name: 'Branch' })).toHaveAttribute('aria-busy', 'true');
    change(bank(loading));
    expect(container.querySelector('.f-chosen'), 'where a list will be, no tile is').toBeNull();
  });

  it('is a list again when what was chosen is taken away, or is not offered any more', () => {
    const { change } = drawSection(bank({ value: 2 }));
    change(bank());
    expect(list()).toBeInTheDocument();
    change(bank({ value: 9 }));
    expect(list()).toBeInTheDocument();
  });
});
