// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WordsProvider } from '../ui/parts/words';
import { CompareBar, CompareBox } from './compare-bar';
import { testWords } from './testing/words';

const plans = [{ supplierName: 'Brightwell', tariffName: 'Steady' }];
const nothing = () => undefined;
const at = (top: number, bottom: number) =>
  ({ top, bottom, left: 0, right: 0, width: 0, height: 0, x: 0, y: 0 }) as DOMRect;

const draw = (picked: number) => (
  <WordsProvider value={testWords()}>
    <CompareBox
      plan={plans[0] ?? {}}
      checked={picked > 0}
      full={false}
      onTick={nothing}
      picked={picked}
      onCompare={nothing}
    />
    {picked > 0 && <CompareBar plans={plans} onCompare={nothing} onClear={nothing} />}
  </WordsProvider>
);

it.each([
  ['covers', 640, 96],
  ['does not cover', 500, null],
])('WCAG 2.4.11 the bar %s what has just been ticked', (_, bottom, scrolled) => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(nothing);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.className === 's-compare-bar' ? at(560, 664) : at(bottom - 24, bottom);
  });
  const page = render(draw(0));
  screen.getByRole('checkbox').focus();
  page.rerender(draw(1));
  if (scrolled === null) expect(scrollBy).not.toHaveBeenCalled();
  else expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: scrolled });
  vi.restoreAllMocks();
});

it('and scrolls nothing where the focus is elsewhere', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(nothing);
  render(draw(1));
  expect(scrollBy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
