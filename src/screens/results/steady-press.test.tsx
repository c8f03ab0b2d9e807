// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { beginSteadyPress } from './steady-press';

afterEach(cleanup);

const at = (top: number): DOMRect => new DOMRect(0, top, 100, 40);

/** A press at (50, 20) of a button that stands there, and what becomes of it. */
function press(ends: (button: HTMLElement) => void): number {
  const onClick = vi.fn();
  render(<button type="button" onClick={onClick} onPointerDown={beginSteadyPress} />);
  const button = screen.getByRole('button');
  const place = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(at(0));
  fireEvent.pointerDown(button, { pointerId: 1, button: 0, clientX: 50, clientY: 20 });
  place.mockReturnValue(at(200));
  ends(button);
  return onClick.mock.calls.length;
}

const up = (parts: PointerEventInit = {}) =>
  fireEvent.pointerUp(document.body, { pointerId: 1, clientX: 52, clientY: 22, ...parts });

it('RES-35 a press counts for the button that moved away under it, once', () => {
  expect(press(() => void [up(), up()])).toBe(1);
});

it('is none of its own where the button is still there: the browser clicks', () => {
  const stays = (button: HTMLElement) => {
    vi.mocked(button.getBoundingClientRect).mockReturnValue(at(0));
    up();
  };
  expect(press(stays)).toBe(0);
});

it.each([
  ['slides away, as one who thinks better of it', () => up({ clientX: 80 })],
  ['ends as a scroll', () => void [fireEvent.pointerCancel(document.body, { pointerId: 1 }), up()]],
  ['is of another finger', () => up({ pointerId: 2 })],
])('is none where it %s', (_, ends) => {
  expect(press(ends)).toBe(0);
});
