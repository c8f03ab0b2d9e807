// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawPage } from './draw-page';
import { inSignUp, person, withQuestions } from './households';
import { Player } from './player';
import { files, shipped, type Edit } from './shipped';

const inFile = (file: string, at: Edit['at'], value: Edit['value']): Edit => ({ file, at, value });
const firstPage = (...edits: readonly Edit[]) => drawPage(new Player(shipped(...edits)));

/** What the page says with the shipped files, and with some of them edited. */
describe('a change of a file alone changes the page', () => {
  it('a title', () => {
    firstPage();
    expect(screen.getByRole('heading', { name: 'Your Home' })).toBeVisible();
    cleanup();
    firstPage(inFile('steps/current-tariff/your-home.json', ['title'], 'Where do you live?'));
    expect(screen.getByRole('heading', { name: 'Where do you live?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your Home' })).not.toBeInTheDocument();
  });

  it('a rule: a choice that is no longer offered', () => {
    const draw = (...edits: readonly Edit[]) => drawPage(withQuestions(...edits).open('payGas'));
    draw();
    expect(screen.getByRole('radio', { name: /Cash or cheque/ })).toBeInTheDocument();
    cleanup();
    draw(
      inFile(
        'steps/current-tariff/pay-gas.json',
        ['fields', 'method', 'options', 2, 'when'],
        false,
      ),
    );
    expect(screen.queryByRole('radio', { name: /Cash or cheque/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Quarterly direct debit/ })).toBeInTheDocument();
  });

  it('a bound, with its message', async () => {
    const user = userEvent.setup();
    const type = async (...edits: readonly Edit[]) => {
      drawPage(withQuestions(...edits).open('usageGas'));
      const amount = screen.getByRole('textbox', { name: 'Gas used' });
      await user.clear(amount);
      await user.type(amount, '60000');
      await user.tab();
      return amount;
    };
    expect(await type()).not.toBeInvalid();
    cleanup();
    const amount = await type(
      inFile(
        'steps/current-tariff/usage-gas.json',
        ['fields', 'usage', 'bounds', 'cases', '1'],
        [1, 50_000],
      ),
    );
    expect(amount).toBeInvalid();
    expect(amount).toHaveAccessibleDescription(/must be between 1 & 50,?000\./);
  });

  it('the text of a consent', () => {
    const terms = (...edits: readonly Edit[]) => {
      const player = inSignUp(undefined, ...edits);
      player.answer('aboutYou', person).continue('aboutYou');
      player.answer('address', { years: 6, residentialStatusId: '1' }).continue('address');
      drawPage(player);
    };
    terms();
    expect(screen.getByRole('checkbox', { name: /^I accept Outfox Energy’s/ })).toBeVisible();
    cleanup();
    terms(
      inFile(
        'steps/personal-details/terms.json',
        ['fields', 'suppliersTermsAndConditionsAreAccepted', 'title'],
        'Yes, {facts.supplierName} may supply me.',
      ),
    );
    expect(
      screen.getByRole('checkbox', { name: 'Yes, Outfox Energy may supply me.' }),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^I accept/ })).not.toBeInTheDocument();
  });

  it('a question named `title`, which is not the title of its section', () => {
    const home = 'steps/current-tariff/your-home.json';
    firstPage(
      inFile(home, ['fields', 'title'], {
        answer: 'homeName',
        title: 'Name of the home',
        schema: { type: 'string' },
      }),
    );
    expect(screen.getByRole('textbox', { name: /Name of the home/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your Home' })).toBeVisible();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('the order of two sections', () => {
    const step = 'steps/current-tariff/step.json';
    const order = (...edits: readonly Edit[]) => {
      drawPage(withQuestions(...edits).continue('supplierGas'));
      const titles = within(screen.getByRole('main'))
        .getAllByRole('button', { name: /^Change / })
        .map((button) => button.getAttribute('aria-label'));
      cleanup();
      return titles.slice(-3);
    };
    expect(order()).toEqual([
      'Change Gas supplier and tariff',
      'Change How much gas do you use?',
      'Change YOUR NEW TARIFF',
    ]);
    const { sections } = JSON.parse(files.get(step) ?? '{}') as { sections: readonly string[] };
    const others: Readonly<Record<string, string>> = {
      'supplier-gas': 'usage-gas',
      'usage-gas': 'supplier-gas',
    };
    const swapped = inFile(
      step,
      ['sections'],
      sections.map((name) => others[name] ?? name),
    );
    expect(order(swapped)).toEqual([
      'Change How much gas do you use?',
      'Change Gas supplier and tariff',
      'Change YOUR NEW TARIFF',
    ]);
  });
});
