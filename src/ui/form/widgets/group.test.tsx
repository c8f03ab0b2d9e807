// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Json, PartView } from '../../../engine';
import { drawSection } from '../testing/draw';
import { sectionView, type FakeField } from '../testing/views';

const part = (name: string, over: Partial<PartView> = {}): PartView => ({
  name,
  type: 'number',
  target: `bank-size-${name}`,
  label: [name],
  value: null,
  required: true,
  invalid: false,
  ...over,
});
const size = (parts: readonly PartView[], over: Partial<FakeField> = {}) => {
  const value: Json = Object.fromEntries(parts.map((one) => [one.name, one.value]));
  return sectionView([
    {
      name: 'size',
      label: ['Size'],
      type: 'object',
      parts,
      value,
      ui: { 'ui:widget': 'group', 'ui:options': { each: { length: { unit: 'm' } } } },
      ...over,
    },
  ]);
};

describe('group', () => {
  it('names its parts inside one named group', async () => {
    drawSection(
      size([
        part('length', { target: 'bank-size' }),
        part('note', { type: 'string', required: false }),
      ]),
    );
    const length = await screen.findByRole('textbox', { name: 'length' });
    expect(screen.getByRole('group', { name: 'Size' })).toContainElement(length);
    expect(length).toBeRequired();
    expect(length).toHaveAttribute('id', 'bank-size');
    expect(screen.getByText('m')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'note (optional)' })).not.toBeRequired();
  });

  it('hands up the whole with every part, and null when all are empty', async () => {
    const { user, last } = drawSection(
      size([part('length', { value: 4 }), part('note', { type: 'string' })]),
    );
    const note = await screen.findByRole('textbox', { name: 'note' });
    await user.type(note, 'x');
    expect(last('size')).toEqual({ length: 4, note: 'x' });
    cleanup();
    const empty = drawSection(size([part('length', { value: 4 })]));
    await empty.user.clear(await screen.findByRole('textbox', { name: 'length' }));
    expect(empty.last('size')).toBeNull();
  });

  it('marks the part that is wrong and no other', async () => {
    drawSection(
      size([part('length', { invalid: true }), part('width')], { error: 'length is required' }),
    );
    expect(await screen.findByRole('textbox', { name: 'length' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'width' })).toBeValid();
    expect(screen.getByText('length is required')).toBeVisible();
  });

  it('is left once, when the focus is outside all parts', async () => {
    const { user, events } = drawSection(size([part('length'), part('width')]));
    await user.click(await screen.findByRole('textbox', { name: 'length' }));
    await user.tab();
    expect(events).toEqual([]);
    await user.tab();
    expect(events).toEqual([{ type: 'fieldLeft', section: 'bank', field: 'size' }]);
  });
});
