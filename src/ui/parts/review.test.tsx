// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AnswerLine, ContentView, FieldReference, RowView } from '../../engine';
import { LoadedReview } from './loaded-review';
import { words } from './testing/words';
import { WayToFieldProvider } from './way-to-field';
import { WordsProvider } from './words';

const block = (kind: ContentView['kind'], more: Partial<ContentView> = {}): ContentView => ({
  ...{ id: kind, kind, title: [], text: [], items: [], under: null },
  ...more,
});
const wayTo = (section: string, field: string): FieldReference => ({
  ...{ section, field, target: `${section}-${field}`, text: `Your ${field}` },
});
const line = (field: string, said: AnswerLine['said'], agrees = false): AnswerLine => ({
  ...{ reference: wayTo('you', field), said, agrees },
});
const heading = (title: string) => block('heading', { id: title, title: [title] });
const row = (title: string, text: string, more: Partial<RowView> = {}) =>
  block('row', {
    ...{ id: title, title: [title], text: [text] },
    row: { note: [], inFull: [], tone: null, way: null, ...more },
  });
const listed = (...lines: readonly AnswerLine[]) =>
  block('answers', { answers: [{ section: 'you', title: [], lines }] });

function draw(...content: readonly ContentView[]) {
  const go = vi.fn();
  const actionsOf = (id: string) => (id === 'Plan' ? [<button key="other">Other</button>] : []);
  render(
    <WordsProvider value={words}>
      <WayToFieldProvider value={go}>
        <LoadedReview content={content} actionsOf={actionsOf} />
      </WayToFieldProvider>
    </WordsProvider>,
  );
  return go;
}
const said = (role: 'term' | 'definition' | 'heading') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);
const changes = () =>
  screen.queryAllByRole('button', { name: /^Change/ }).map((one) => one.getAttribute('aria-label'));

it('stands in groups, each a list under its heading, with the buttons of its blocks', () => {
  draw(
    ...[heading('Plan'), row('Price', '£1'), row('Length', 'A year')],
    ...[heading('You'), row('Name', 'Ada')],
  );
  expect(said('heading')).toEqual(['Plan', 'You']);
  expect(said('term')).toEqual(['Price', 'Length', 'Name']);
  expect(screen.getByRole('button', { name: 'Other' })).toBeDefined();
  expect(changes(), 'what nobody was asked cannot be changed').toEqual([]);
});

it('CUS-42 has one Change for a group of one sheet, which leads to its first question', async () => {
  const go = draw(
    heading('You'),
    row('Name', 'Ada', { way: wayTo('you', 'name') }),
    listed(line('age', '7')),
  );
  expect(changes()).toEqual(['Change You']);
  await userEvent.click(screen.getByRole('button', { name: 'Change You' }));
  expect(go.mock.calls).toEqual([[wayTo('you', 'name')]]);
});

it('CUS-42 has a Change at each row of a group that several sheets ask', async () => {
  const go = draw(
    heading('You'),
    row('Name', 'Ada', { way: wayTo('you', 'name') }),
    row('Told', 'Nothing'),
    row('Street', 'High', { way: wayTo('home', 'street') }),
  );
  expect(changes()).toEqual(['Change Your name', 'Change Your street']);
  await userEvent.click(screen.getByRole('button', { name: 'Change Your street' }));
  expect(go.mock.calls).toEqual([[wayTo('home', 'street')]]);
});

it('says of a box yes or no, of a consent whether it was given, and None of boxes without a tick', () => {
  draw(
    heading('You'),
    listed(line('a', true), line('b', false), line('c', true, true), line('d', false, true)),
    listed(line('e', null)),
  );
  expect(said('definition')).toEqual(['Yes', 'No', 'Agreed', 'Not agreed', 'None']);
});

it('has the answers of each section under its title where they stand alone', () => {
  const lines = [line('a', 'x')];
  draw(block('answers', { answers: [{ section: 'you', title: ['About you'], lines }] }));
  expect(said('heading')).toEqual(['About you']);
  expect(changes()).toEqual(['Change About you']);
});

it('MET-30 shows in full what is hidden, all at once, and hides it again', async () => {
  draw(
    heading('Meters'),
    row('Gas', '••34', { inFull: ['1234'], note: ['Of the home'] }),
    row('Power', '••78', { inFull: ['5678'] }),
  );
  const power = screen.getByText('Power').parentElement ?? document.body;
  await userEvent.click(within(power).getByRole('button', { name: 'Show the full numbers' }));
  expect(screen.getByText('1234')).toBeDefined();
  expect(screen.getByText('5678')).toBeDefined();
  expect(screen.getByText('Of the home')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the full numbers' }));
  expect(screen.queryByText('1234')).toBeNull();
});
