// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openModalDialogs } from '../../ui/parts/testing/modal-dialogs';
import { Showcase } from './showcase';

beforeAll(() => {
  openModalDialogs();
  window.scrollBy = () => undefined;
});
beforeEach(() => {
  render(<Showcase />);
});
const sheet = (name: string) => within(screen.getByRole('region', { name }));

describe('ROU-24 the page of all components', () => {
  it('has buttons, one of them busy', () => {
    const buttons = sheet('Buttons');
    expect(buttons.getByRole('button', { name: 'Switch Now' })).toBeEnabled();
    expect(buttons.getByRole('button', { name: /^Saving/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('has alerts of every kind', () => {
    const alerts = sheet('Alerts');
    for (const title of ['Information', 'Take care', 'Error'])
      expect(alerts.getByText(title)).toBeVisible();
  });

  it('has what is said of a commit in doubt', () => {
    const doubt = sheet('In doubt');
    expect(doubt.getByText('It is not settled yet.')).toBeVisible();
    expect(doubt.getAllByRole('button', { name: 'Ask now' })).toHaveLength(1);
  });

  it('has tabs that can be chosen', async () => {
    const tabs = within(screen.getByRole('radiogroup', { name: /^Tabs/ }));
    expect(tabs.getByRole('radio', { name: 'Actual Figures' })).toBeChecked();
    await userEvent.click(tabs.getByRole('radio', { name: 'Estimate' }));
    expect(tabs.getByRole('radio', { name: 'Estimate' })).toBeChecked();
    expect(tabs.getByRole('radio', { name: 'Actual Figures' })).not.toBeChecked();
  });

  it('has a modal that opens, asks and closes', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open the questions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Estimate your usage' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Flat' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Two' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has fields that are wrong, locked, waiting and not to be had', async () => {
    expect(screen.getByLabelText('Electricity used')).toHaveAccessibleDescription(
      'Electricity usage is required',
    );
    expect(screen.getByLabelText('Period')).toBeDisabled();
    const lists = sheet('Lists from elsewhere');
    expect(lists.getByRole('group', { name: /^A list on its way/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(await lists.findByRole('button', { name: 'Try again' }));
    expect(
      await lists.findByRole('combobox', { name: /^A list that could not be loaded/ }),
    ).toHaveTextContent('15th day of the month');
  });
});
