// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { optionView, sectionView } from '../testing/views';

// The first drawing would otherwise wait for it.
beforeAll(() => import('./loaded-combobox'));

const streets = ['14 Alder Row', '114 Foundry Lane', '14A Alder Row', '3 Mill Yard'];
const draw = async (over = {}, labels: readonly string[] = streets) => {
  const drawn = drawSection(
    sectionView([
      {
        name: 'address',
        label: ['Address'],
        hint: ['Start typing'],
        noun: ['addresses'],
        ui: { 'ui:widget': 'combobox' },
        options: labels.map((label, index) => optionView(index, label)),
        ...over,
      },
    ]),
  );
  await screen.findByRole('combobox', { name: 'Address' });
  return drawn;
};
const box = () => screen.getByRole('combobox', { name: 'Address' });
const drawnOptions = () => within(screen.getByRole('listbox')).getAllByRole('option');

describe('combobox', () => {
  it('is named and described, and carries the id that links lead to', async () => {
    await draw({ error: 'Choose your address' });
    expect(box()).toHaveAccessibleDescription('Start typing Choose your address');
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(box()).toHaveAttribute('id', 'bank-address');
  });

  it('filters as one types, counts, and puts those that begin with it first', async () => {
    const { user, last } = await draw();
    await user.type(box(), '14');
    expect(screen.getByText('3 of 4 addresses')).toBeInTheDocument();
    expect(drawnOptions().map((option) => option.textContent)).toEqual([
      '14 Alder Row',
      '14A Alder Row',
      '114 Foundry Lane',
    ]);
    expect(last('address')).toBeUndefined();
  });

  it('leaves the page to a screen reader while its list is open, and a press there closes it', async () => {
    const { user } = await draw();
    const heading = document.createElement('h1');
    document.body.append(heading);
    await user.type(box(), '14');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(screen.getByRole('heading')).toBe(heading);
    await user.pointer({ keys: '[TouchA>]', target: heading });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(document.querySelector('[data-react-aria-top-layer]')).toBeNull();
    heading.remove();
  });

  it('hands up the option that is chosen with the keyboard', async () => {
    const { user, last } = await draw();
    await user.type(box(), '114');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(last('address')).toBe(1);
    expect(box()).toHaveValue('114 Foundry Lane');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('hands up the option that is pressed', async () => {
    const { user, last } = await draw();
    await user.type(box(), 'mill');
    await user.click(screen.getByRole('option', { name: '3 Mill Yard' }));
    expect(last('address')).toBe(3);
  });

  it("HOM-27 says '0 matches for' and the typed text", async () => {
    const { user } = await draw();
    await user.type(box(), 'zzz');
    expect(screen.getByText('0 matches for zzz')).toBeInTheDocument();
  });

  it('goes back to the chosen option when the typed text chose nothing', async () => {
    const { user, events, last } = await draw({ value: 3 });
    expect(box()).toHaveValue('3 Mill Yard');
    await user.clear(box());
    expect(last('address')).toBeNull();
    await user.type(box(), '14');
    await user.tab();
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(events.at(-1)).toEqual({ type: 'fieldLeft', section: 'bank', field: 'address' });
  });

  it('keeps its answer when another text was tried and left', async () => {
    const { user, last } = await draw({ value: 3 });
    await user.type(box(), ' zzz');
    await user.click(document.body);
    expect(box()).toHaveValue('3 Mill Yard');
    expect(last('address')).toBeUndefined();
  });

  it('can be cleared, and stays cleared', async () => {
    const { user, last } = await draw({ value: 3 });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(last('address')).toBeNull();
    expect(box()).toHaveValue('');
  });

  it('draws the first fifty of a long list and says that there are more', async () => {
    const many = Array.from({ length: 400 }, (_, index) => `${index + 1} Long Street`);
    const { user } = await draw({}, many);
    await user.type(box(), 'long');
    expect(screen.getByText('400 of 400 addresses')).toBeInTheDocument();
    expect(drawnOptions()).toHaveLength(50);
    expect(screen.getByText('Type more to see the rest')).toBeInTheDocument();
    await user.type(box(), ' street');
    await user.clear(box());
    await user.type(box(), '399');
    expect(drawnOptions()).toHaveLength(1);
  });

  describe('with a last line for what is not in the list', () => {
    const unlisted = { label: ['Mine is not here'], text: ['Call us'] };

    it('has it after all that match, and where nothing does', async () => {
      const { user } = await draw({ unlisted });
      await user.type(box(), '114');
      expect(drawnOptions().map((option) => option.textContent)).toEqual([
        '114 Foundry Lane',
        'Mine is not here',
      ]);
      expect(screen.getByText('1 of 4 addresses')).toBeInTheDocument();
      await user.type(box(), 'zzz');
      expect(drawnOptions().map((option) => option.textContent)).toEqual(['Mine is not here']);
    });

    it('takes it for no answer, empties the field, closes the list and says what to do', async () => {
      const { user, last } = await draw({ unlisted, value: 3 });
      await user.click(box());
      expect(screen.queryByText('Call us')).not.toBeInTheDocument();
      await user.click(screen.getByRole('option', { name: 'Mine is not here' }));
      expect(last('address')).toBeNull();
      expect(box()).toHaveValue('');
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(screen.getByText('Call us').closest('[role=status]')).not.toBeNull();
    });

    it('is reached with the keyboard, and what it said goes with the next choice', async () => {
      const { user, last } = await draw({ unlisted });
      await user.type(box(), 'mill');
      await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      expect(screen.getByText('Call us')).toBeInTheDocument();
      await user.type(box(), 'mill');
      await user.keyboard('{ArrowDown}{Enter}');
      expect(last('address')).toBe(3);
      expect(screen.queryByText('Call us')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      expect(screen.queryByText('Call us')).not.toBeInTheDocument();
    });
  });

  it('is locked when the journey says so', async () => {
    await draw({ disabled: true, value: 3 });
    expect(box()).toBeDisabled();
    expect(box()).toHaveValue('3 Mill Yard');
  });
});
