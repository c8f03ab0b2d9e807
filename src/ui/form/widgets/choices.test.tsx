// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { optionView, sectionView } from '../testing/views';

const options = [
  optionView('both', 'Both', {
    unavailable: true,
    unavailableReason: ['These two need one each'],
  }),
  optionView('one', 'One', { hint: ['The other stays as it is'] }),
  optionView('two', 'Two'),
];
const plans = (widget: string, over = {}) =>
  sectionView([
    { name: 'what', label: ['What to plan'], ui: { 'ui:widget': widget }, options, ...over },
  ]);

describe.each(['choiceCards', 'radios', 'segmented', 'tabs'])('%s', (widget) => {
  it('is a named group in which nothing is chosen beforehand', () => {
    drawSection(plans(widget));
    expect(screen.getByRole('radiogroup', { name: 'What to plan' })).toBeRequired();
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(3);
    for (const radio of radios) expect(radio).not.toBeChecked();
  });

  it('keeps a chosen option in reach of the keyboard when it is not to be had any more', async () => {
    const { user } = drawSection(plans(widget, { value: 'both' }));
    expect(screen.getByRole('radio', { name: 'Both' })).toBeChecked();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Both' })).toHaveFocus();
  });

  it('hands up the value of the chosen option', async () => {
    const { user, last } = drawSection(plans(widget));
    await user.click(screen.getByRole('radio', { name: 'Two' }));
    expect(last('what')).toBe('two');
    expect(screen.getByRole('radio', { name: 'Two' })).toBeChecked();
  });

  it('can be cleared from outside and stays cleared', () => {
    const { change } = drawSection(plans(widget, { value: 'two' }));
    expect(screen.getByRole('radio', { name: 'Two' })).toBeChecked();
    change(plans(widget));
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('describes the group with its error', () => {
    drawSection(plans(widget, { error: 'Choose one' }));
    const group = screen.getByRole('radiogroup', { name: 'What to plan' });
    expect(group).toHaveAccessibleDescription('Choose one');
    expect(group).toBeInvalid();
  });

  it('is left once, when the focus goes outside of the group', async () => {
    const { user, events } = drawSection(plans(widget, { value: 'two' }));
    await user.click(screen.getByRole('radio', { name: 'One' }));
    await user.click(screen.getByRole('radio', { name: 'Two' }));
    await user.click(document.body);
    expect(events.filter((event) => event.type === 'fieldLeft')).toHaveLength(1);
  });
});

describe('choiceCards', () => {
  it('says why a card cannot be chosen, in place of its line', async () => {
    const { user, events } = drawSection(plans('choiceCards'));
    const card = screen.getByRole('radio', { name: 'Both' });
    expect(card).toBeDisabled();
    expect(card).toHaveAccessibleDescription('These two need one each');
    await user.click(screen.getByText('Both'));
    expect(events).toEqual([]);
  });

  it('describes a card with its line', () => {
    drawSection(plans('choiceCards'));
    expect(screen.getByRole('radio', { name: 'One' })).toHaveAccessibleDescription(
      'The other stays as it is',
    );
  });
});

describe('select', () => {
  it('shows no option as chosen until one is', async () => {
    const { user, last } = drawSection(plans('select'));
    const select = screen.getByRole('combobox', { name: 'What to plan' });
    expect(select).toHaveDisplayValue('Choose');
    await user.selectOptions(select, 'Two');
    expect(last('what')).toBe('two');
    await user.selectOptions(select, 'Choose');
    expect(last('what')).toBeNull();
  });

  it('keeps numbers and booleans what they are', async () => {
    const { user, last } = drawSection(
      plans('select', { options: [optionView(7, 'Seven'), optionView(false, 'No')] }),
    );
    const select = screen.getByRole('combobox', { name: 'What to plan' });
    await user.selectOptions(select, 'Seven');
    expect(last('what')).toBe(7);
    await user.selectOptions(select, 'No');
    expect(last('what')).toBe(false);
  });
});

describe('checkbox', () => {
  const terms = {
    name: 'terms',
    type: 'boolean',
    label: ['I accept the ', { href: 'https://terms.example', text: 'terms' }],
    hint: ['Read them first'],
  } as const;

  it('is named by its label, which may hold a link, and starts unticked', () => {
    drawSection(sectionView([{ ...terms, error: 'Accept the terms' }]));
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    expect(box).not.toBeChecked();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Read them first Accept the terms');
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('target', '_blank');
  });

  it('hands up true and false', async () => {
    const { user, last } = drawSection(sectionView([terms]));
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    await user.click(box);
    expect(last('terms')).toBe(true);
    await user.click(box);
    expect(last('terms')).toBe(false);
  });
});
