// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { AnswerLine, ContentView } from '../../engine';
import { ContentBlock } from './alert';
import { words } from './testing/words';
import { WayToFieldProvider } from './way-to-field';
import { WordsProvider } from './words';

afterEach(cleanup);

const block: ContentView = {
  id: 'all',
  kind: 'answers',
  title: [],
  text: [],
  items: [],
  under: null,
};
const line = (field: string, said: AnswerLine['said']): AnswerLine => ({
  reference: { section: 'you', field, target: `you-${field}`, text: `Your ${field}` },
  said,
});

function draw(content: ContentView) {
  const go = vi.fn();
  render(
    <WordsProvider value={words}>
      <WayToFieldProvider value={go}>
        <ContentBlock content={content} />
      </WayToFieldProvider>
    </WordsProvider>,
  );
  return go;
}

it('CUS-42 lists each answer under its section, and Change leads to its question', async () => {
  const lines = [line('name', 'Ada'), line('consent', true), line('paper', false)];
  const go = draw({ ...block, answers: [{ section: 'you', title: ['About you'], lines }] });
  expect(screen.getByRole('heading', { name: 'About you', level: 3 })).toBeDefined();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Your name',
    'Your consent',
    'Your paper',
  ]);
  expect(screen.getByText('Ada')).toBeDefined();
  expect(screen.getByText('Yes')).toBeDefined();
  expect(screen.getByText('No')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Change Your consent' }));
  expect(go.mock.calls).toEqual([[line('consent', true).reference]]);
});

it('says None of a set of boxes without a tick', () => {
  const lines = [line('offers', null)];
  draw({ ...block, answers: [{ section: 'you', title: ['About you'], lines }] });
  expect(screen.getByText('None')).toBeDefined();
});

it('draws a row as a term with what holds, and a heading over rows', () => {
  draw({ ...block, kind: 'row', title: ['Plan'], text: ['Fixed 12'] });
  expect(screen.getByRole('term').textContent).toBe('Plan');
  expect(screen.getByRole('definition').textContent).toBe('Fixed 12');
  draw({ ...block, kind: 'heading', title: ['Your plan'] });
  expect(screen.getByRole('heading', { name: 'Your plan', level: 3 })).toBeDefined();
});
