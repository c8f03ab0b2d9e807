// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Text } from '../../engine';
import { Below, Paragraph } from './paragraph';

const mark = (name: 'formatted' | 'paragraph' | 'bullet' | 'number' | 'heading' | 'bold' | 'end') =>
  ({ mark: name, text: '' }) as const;
const formatted = (...parts: Text): Text => [mark('formatted'), ...parts];

it('a list is a list, its items in their order, and what follows is none of it', () => {
  render(
    <Paragraph
      text={formatted(
        ...[mark('paragraph'), 'Bring:', mark('bullet'), 'a pen', mark('bullet'), 'a card'],
        ...[mark('number'), 'Wait', mark('paragraph'), 'Done'],
      )}
    />,
  );
  const [first, second] = screen.getAllByRole('list');
  if (first === undefined || second === undefined) throw new Error('two lists');
  expect(first.tagName).toBe('UL');
  expect(within(first).getAllByRole('listitem')).toHaveLength(2);
  expect(second.tagName).toBe('OL');
  expect(second).toHaveTextContent(/^Wait$/);
  expect(screen.getByText('Done').tagName).toBe('P');
});

it('bold weighs more, also a link in it, and a value with marks is words', () => {
  render(
    <Paragraph
      text={formatted(
        ...[mark('paragraph'), 'Ask ', mark('bold'), { text: 'us', href: '/us' }, mark('end')],
        ...[' about **x**\n- y'],
      )}
    />,
  );
  expect(screen.getByRole('strong')).toContainElement(screen.getByRole('link', { name: 'us' }));
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('paragraph')).toHaveTextContent('Ask us about **x** - y');
});

it.each([1, 2, 3])('a heading is one level below the %i around it', (above) => {
  let drawn = <Paragraph text={formatted(mark('heading'), 'Costs')} />;
  for (let level = 1; level < above; level += 1) drawn = <Below>{drawn}</Below>;
  render(drawn);
  expect(screen.getByRole('heading', { level: above + 1 })).toHaveTextContent('Costs');
});

it('any other text is one paragraph, and one without words nothing', () => {
  const { container } = render(
    <>
      <Paragraph text={['Plain ', { text: 'here', href: '/' }]} className="quiet" />
      <Paragraph text={[]} />
    </>,
  );
  expect(container.children).toHaveLength(1);
  expect(screen.getByRole('paragraph')).toHaveClass('quiet');
});
