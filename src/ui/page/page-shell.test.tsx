// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PageShell } from './page-shell';
import { Pictogram } from '../parts/brand';
import { draw, stages } from './testing/draw';
import { brand } from './testing/views';

function drawShell(stage: number | null) {
  const said: string[] = [];
  draw(
    <PageShell
      brand={brand}
      stages={stages}
      stage={stage}
      title={['Hello']}
      lead={['A lead']}
      scene="tall"
      skip={{ to: 'page-title', label: 'Skip to the title' }}
      start={<button type="button">A way within</button>}
      aside={<p>Beside</p>}
      onNavigate={(href) => said.push(href)}
      onClear={() => said.push('cleared')}
    >
      <input aria-label="Name" />
      <Pictogram name="house" />
      <Pictogram name="unknown" />
    </PageShell>,
  );
  return said;
}

test('ROU-16 the stages stand in order, the present one is marked', () => {
  drawShell(1);
  const list = within(screen.getByRole('navigation', { name: 'Steps of your switch' }));
  const items = list.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['First (done)', '2. Second', '3. Third']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('only a stage behind that has an address is a link, and it does not load the page anew', async () => {
  const said = drawShell(2);
  expect(screen.queryByRole('link', { name: 'Second' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'First' }));
  expect(said).toEqual(['/first']);
});

test('outside the stages there is no stepper', () => {
  drawShell(null);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('ROU-17 the help line can be called, with its hours', () => {
  drawShell(0);
  const call = screen.getByRole('link', { name: 'Call us on 0800 000 001. Every day, 9am to 5pm' });
  expect(call).toHaveAttribute('href', 'tel:0800000001');
});

test('ROU-13 ROU-14 ROU-15 the footer has the email, the terms and the privacy page', () => {
  drawShell(0);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'help@brand.example' })).toHaveAttribute(
    'href',
    'mailto:help@brand.example',
  );
  expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    'https://brand.example/terms',
  );
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    'https://brand.example/privacy',
  );
});

test('ROU-20 ROU-21 ROU-22 the footer says what the brand must say', () => {
  drawShell(0);
  const footer = within(screen.getByRole('contentinfo'));
  for (const text of [...brand.disclaimers, 'Not for real.']) {
    expect(footer.getByText(text)).toBeVisible();
  }
});

test('Clear my details stands in the footer', async () => {
  const said = drawShell(0);
  await userEvent.click(screen.getByRole('button', { name: 'Clear my details' }));
  expect(said).toEqual(['cleared']);
});

test('the skip link leads to the title, which stands before the main part', () => {
  drawShell(0);
  expect(screen.getByRole('link', { name: 'Skip to the main part' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('heading', { level: 1 }).id}`,
  );
});

test('from the title, what is to be filled in comes before the ways within the page', async () => {
  drawShell(null);
  screen.getByRole('heading', { level: 1 }).focus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'A way within' })).toHaveFocus();
});

test('what a page names can be skipped to, at the same address', async () => {
  drawShell(0);
  const before = window.location.href;
  Element.prototype.scrollIntoView = () => undefined;
  await userEvent.click(screen.getByRole('link', { name: 'Skip to the title' }));
  expect(screen.getByRole('heading', { name: 'Hello' })).toHaveFocus();
  expect(window.location.href).toBe(before);
});

test('a pictogram that the brand does not have is not drawn', () => {
  drawShell(0);
  const drawings = screen.getByRole('main').querySelectorAll('img');
  expect([...drawings].map((image) => image.getAttribute('src'))).toEqual(['house.svg']);
});
