// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openModalDialogs } from '../../parts/testing/modal-dialogs';
import { drawSection } from '../testing/draw';
import { optionView, sectionView } from '../testing/views';

beforeAll(openModalDialogs);
const picture = 'data:image/png;base64,iVBORw0KGgo=';
const shown = { picture, place: 'Leeds', text: 'Forty oaks.', more: 'Planted by a school.' };

const parks = (over: Partial<typeof shown> = {}, value: string | null = null) =>
  sectionView([
    {
      name: 'park',
      label: ['Park'],
      value,
      ui: { 'ui:widget': 'pictureCards' },
      options: [
        optionView('1', 'Mill Park', { shows: { ...shown, ...over } }),
        optionView('2', 'Hill Park', { shows: shown }),
      ],
    },
  ]);

/** The card of the first park. */
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Mill Park' });
  const found = heading.closest('article');
  if (found === null) throw new Error('The heading stands in a card.');
  return found;
};
const imageIn = (box: HTMLElement) => box.querySelector('img');

describe('a choice by cards with pictures (CAR-05, CAR-06)', () => {
  it('shows picture, place and words, and is chosen by its radio', async () => {
    const { user, last } = drawSection(parks());
    const first = await card();
    expect(imageIn(first)).toHaveAttribute('src', picture);
    expect(within(first).getByText('Leeds')).toBeVisible();
    const radio = screen.getByRole('radio', { name: 'Select Mill Park' });
    expect(radio).toHaveAccessibleDescription('Forty oaks.');
    await user.click(radio);
    expect(last('park')).toBe('1');
    expect(screen.getByRole('radio', { name: 'Selected Mill Park' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Select Hill Park' })).not.toBeChecked();
  });

  it.each([
    'https://pictures.example/a.png',
    'data:text/html;base64,PHA+',
    'data:image/svg+xml,<svg/>',
    'data:image/png;base64,AA" onerror="x',
    'javascript:alert(1)',
    '',
  ])('fetches nothing: %j is no picture', async (other) => {
    drawSection(parks({ picture: other }));
    expect(imageIn(await card())).toBeNull();
  });

  it('tells more in a dialog, chooses nothing by it, and gives the focus back', async () => {
    const { user, events } = drawSection(parks());
    const more = await screen.findByRole('button', { name: 'More Info: Mill Park' });
    await user.click(more);
    const dialog = screen.getByRole('dialog', { name: 'Mill Park' });
    expect(within(dialog).getByText('Planted by a school.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(more).toHaveFocus();
    expect(events.filter(({ type }) => type === 'fieldAnswered')).toEqual([]);
  });

  it('cannot be chosen where the question is locked', async () => {
    const view = parks();
    const { park } = view.fields;
    if (park === undefined) throw new Error('The section asks for a park.');
    drawSection({ ...view, fields: { park: { ...park, disabled: true } } });
    expect(await screen.findByRole('radio', { name: 'Select Mill Park' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Select Hill Park' })).toBeDisabled();
  });

  it('cannot be chosen where one is not to be had, and says why', async () => {
    const view = parks();
    const { park } = view.fields;
    if (park === undefined) throw new Error('The section asks for a park.');
    const options = [
      optionView('1', 'Mill Park', { shows: shown }),
      optionView('2', 'Hill Park', {
        shows: shown,
        unavailable: true,
        unavailableReason: ['All its trees are paid for'],
      }),
    ];
    drawSection({ ...view, fields: { park: { ...park, options } } });
    const gone = await screen.findByRole('radio', { name: 'Select Hill Park' });
    expect(gone).toBeDisabled();
    expect(gone).toHaveAccessibleDescription('All its trees are paid for Forty oaks.');
    expect(screen.getByText('All its trees are paid for')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Select Mill Park' })).toBeEnabled();
  });

  it('has no button where there is no more to tell, and no description without words', async () => {
    drawSection(parks({ more: '', text: '', place: '' }));
    const first = await card();
    expect(within(first).queryByRole('button')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Select Mill Park' })).not.toHaveAttribute(
      'aria-describedby',
    );
  });
});
