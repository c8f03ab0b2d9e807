// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine';
import { drawSection } from '../testing/draw';
import { optionView, sectionView, type FakeField } from '../testing/views';
import { checkboxesPart } from './late-widgets';

const offered = [
  optionView('plot', 'A plot'),
  optionView('water', 'Water', { hint: ['From the well.'] }),
  optionView('none', 'None of these'),
];

async function draw(over: Partial<FakeField> = {}, options: JsonObject = { alone: 'none' }) {
  await checkboxesPart.load();
  return drawSection(
    sectionView([
      {
        name: 'which',
        label: ['Which do you want?'],
        type: 'array',
        options: offered,
        ui: { 'ui:widget': 'checkboxes', 'ui:options': options },
        ...over,
      },
    ]),
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const status = () => screen.getAllByRole('status')[0];

describe('checkboxes', () => {
  it('stand in a group that its legend names, with hint and error at it', async () => {
    await draw({ hint: ['Choose at most 2.'], error: 'Choose at most 2.' });
    const group = screen.getByRole('group', { name: 'Which do you want?' });
    expect(group).toHaveAccessibleDescription(/^Choose at most 2\. .*Choose at most 2\.$/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(box('A plot')).toBeInvalid();
    expect(box('Water')).toHaveAccessibleDescription('From the well.');
  });

  it('hand up what is ticked in the order of the options', async () => {
    const { user, last } = await draw();
    await user.click(box('Water'));
    expect(last('which')).toEqual(['water']);
    await user.click(box('A plot'));
    expect(last('which')).toEqual(['plot', 'water']);
    await user.click(box('Water'));
    expect(last('which')).toEqual(['plot']);
  });

  it('hand up nothing once nothing is ticked', async () => {
    const { user, last } = await draw({ value: ['plot'] });
    expect(box('A plot')).toBeChecked();
    await user.click(box('A plot'));
    expect(last('which')).toBeNull();
  });

  it('untick all others for the one that goes alone, and say so', async () => {
    const { user, last } = await draw({ value: ['plot', 'water'] });
    expect(status()).toBeEmptyDOMElement();
    await user.click(box('None of these'));
    expect(last('which')).toEqual(['none']);
    expect(box('A plot')).not.toBeChecked();
    expect(status()).toHaveTextContent('Nothing else is ticked any more');
  });

  it('untick the one that goes alone for any other, and say so', async () => {
    const { user, last } = await draw({ value: ['none'] });
    await user.click(box('Water'));
    expect(last('which')).toEqual(['water']);
    expect(status()).toHaveTextContent('None of these: not ticked any more');
    await user.click(box('A plot'));
    expect(status()).toBeEmptyDOMElement();
  });

  it('let all stand together where none goes alone', async () => {
    const { user, last } = await draw({ value: ['plot'] }, {});
    await user.click(box('None of these'));
    expect(last('which')).toEqual(['plot', 'none']);
  });

  it('leave out what is chosen and not to be had any more, once somebody chooses', async () => {
    const { user, last } = await draw({
      value: ['plot', 'gold'],
      options: [
        optionView('plot', 'A plot', { unavailable: true, unavailableReason: ['Gone'] }),
        ...offered.slice(1),
      ],
    });
    expect(box('A plot')).toBeDisabled();
    expect(box('A plot')).toHaveAccessibleDescription('Gone');
    await user.click(box('Water'));
    expect(last('which')).toEqual(['water']);
  });

  it('are left once the focus is outside of all of them', async () => {
    const { user, events } = await draw();
    const left = () => events.filter(({ type }) => type === 'fieldLeft').length;
    await user.click(box('A plot'));
    await user.tab();
    expect(left()).toBe(0);
    await user.click(document.body);
    expect(left()).toBe(1);
  });
});
