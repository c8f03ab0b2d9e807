// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SubmitButton } from './submit-button';
import { draw } from './testing/draw';

let time = 0;
let presses = 0;
const now = () => time;
const press = () => {
  presses += 1;
};
beforeEach(() => {
  time = 5000;
  presses = 0;
});

const drawButton = (deliberate = true) =>
  draw(<SubmitButton label="Pay" busy={false} deliberate={deliberate} onPress={press} now={now} />);
const button = () => screen.getByRole('button', { name: 'Pay' });

test('a usual button takes a press at once', async () => {
  drawButton(false);
  await userEvent.click(button());
  expect(presses).toBe(1);
});

test.each([
  ['pointer', () => userEvent.click(button())],
  ['Enter', () => userEvent.type(button(), '{Enter}', { skipClick: true })],
  ['Space', () => userEvent.type(button(), ' ', { skipClick: true })],
  ['screen reader', () => Promise.resolve(fireEvent.click(button()))],
])('a press in the first second is not taken, one after it at once: %s', async (_, act) => {
  drawButton();
  button().focus();
  time += 999;
  await act();
  expect(presses).toBe(0);
  expect(button()).toBeEnabled();
  expect(button()).not.toHaveAttribute('aria-disabled');
  time += 1;
  await act();
  expect(presses).toBe(1);
});

test('a press that begins too early and ends later is not taken', () => {
  drawButton();
  fireEvent.pointerDown(button());
  fireEvent.keyDown(button(), { key: ' ' });
  time += 1500;
  fireEvent.click(button(), { detail: 1 });
  expect(presses).toBe(0);
  fireEvent.keyDown(button(), { key: ' ' });
  fireEvent.click(button());
  expect(presses).toBe(1);
});

test('a key that is still held presses nothing, however long', () => {
  drawButton();
  time += 3000;
  expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false);
  fireEvent.click(button());
  expect(presses).toBe(0);
});

test('a button that appears again counts anew, also when the browser brings the page back', async () => {
  const { unmount } = drawButton();
  time += 2000;
  unmount();
  drawButton();
  await userEvent.click(button());
  expect(presses).toBe(0);
  time += 1000;
  const back = new Event('pageshow');
  Object.defineProperty(back, 'persisted', { value: true });
  window.dispatchEvent(back);
  await userEvent.click(button());
  expect(presses).toBe(0);
  time += 1000;
  await userEvent.click(button());
  expect(presses).toBe(1);
});
