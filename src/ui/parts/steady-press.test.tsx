// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beginSteadyPress } from './steady-press';

const at = (top: number): DOMRect => new DOMRect(0, top, 100, 40);

/** A press at (50, 20) of a button that stands there, and what becomes of it. */
function press(ends: () => void, moves = 200): number {
  const onClick = vi.fn();
  render(<button type="button" onClick={onClick} onPointerDown={beginSteadyPress} />);
  const button = screen.getByRole('button');
  let top = 0;
  vi.spyOn(button, 'getBoundingClientRect').mockImplementation(() => at(top));
  fireEvent.pointerDown(button, { pointerId: 1, button: 0, clientX: 50, clientY: 20 });
  top = moves;
  ends();
  return onClick.mock.calls.length;
}

const up = (parts: PointerEventInit = {}): void => {
  fireEvent.pointerUp(document.body, { pointerId: 1, clientX: 52, clientY: 22, ...parts });
};

it('RES-35 a press counts for the button that moved away under it, once', () => {
  const twice = () => {
    up();
    up();
  };
  expect(press(twice)).toBe(1);
});

it('is none of its own where the button is still there: the browser clicks', () => {
  expect(press(up, 0)).toBe(0);
});

const scrolled = () => {
  fireEvent.pointerCancel(document.body, { pointerId: 1 });
  up();
};

it.each([
  ['slides away, as one who thinks better of it', () => up({ clientX: 80 })],
  ['ends as a scroll', scrolled],
  ['is of another finger', () => up({ pointerId: 2 })],
])('is none where it %s', (_, ends) => {
  expect(press(ends)).toBe(0);
});
