// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testWords } from '../testing/words';
import { WordsProvider } from '../../ui/parts/words';
import { CostBars } from './cost-bars';

/** Of a household that pays £1,567.71 a year; the parts that are drawn after each other. */
function bars(cost: number, fee: number, explained = false): string {
  const saving = Math.round((1567.71 - cost) * 100) / 100;
  const { container } = render(
    <WordsProvider value={testWords()}>
      <CostBars
        cost={cost}
        saving={{ waits: false, saving, fee, firstYear: saving - fee, leaving: 'British Gas' }}
        scale={1700}
        explained={explained}
      />
    </WordsProvider>,
  );
  return [...container.querySelectorAll('.s-bars__row:last-child .s-bars__track > *')]
    .map(({ className }) => /--(\w+)|__(mark)/.exec(className)?.slice(1).join(''))
    .join(' ');
}
const picture = (): string => screen.getByRole('img').getAttribute('aria-label') ?? '';

const cap = { cost: 1360, from: '2026-07-01', until: '2026-09-30' };

describe('the price cap', () => {
  const drawn = (explained: boolean) =>
    render(
      <WordsProvider value={testWords()}>
        <CostBars
          cost={1454.18}
          saving={{ waits: false, saving: 113.53, fee: 0, firstYear: 113.53, leaving: '' }}
          scale={1700}
          cap={cap}
          explained={explained}
        />
      </WordsProvider>,
    ).container;

  it('is a line over both bars, at its share of the longest, and is said with them', () => {
    const lines = drawn(false).querySelectorAll('.s-bars__cap');
    expect([...lines].map((line) => line.getAttribute('style'))).toEqual(['left: 80%;']);
    expect(picture()).toMatch(/£113\.53 less\. At the price cap a year would cost £1,360\.00\.$/);
    expect(screen.queryByText(/Dotted line/)).not.toBeInTheDocument();
  });

  it('has its key where the bars are explained: how much, and of which days', () => {
    drawn(true);
    expect(
      screen.getByText(
        'Dotted line: the price cap of 1 July to 30 September 2026, £1,360.00 a year for your use.',
      ),
    ).toBeVisible();
  });
});

describe('the two bars', () => {
  it('are not drawn of sums that are no numbers any more', () => {
    expect(bars(1.7e308, 1.7e308)).toBe('');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('RES-10 a first year that saves after the fee: all three figures are said', () => {
    expect(bars(1454.18, 100)).toBe('new fee less');
    expect(picture()).toBe(
      'Staying costs £1,567.71 over the next 12 months. This plan costs £1,454.18. With the £100 fee to leave British Gas your first year costs £1,554.18, which is £13.53 less.',
    );
    expect(screen.getByText('£1,568')).toBeVisible();
    expect(screen.getByText(/^£1,454 \+ £100 fee/)).toHaveTextContent('£1,454 + £100 fee = £1,554');
    expect(screen.getByText('£100 fee to leave British Gas, paid once')).toBeVisible();
  });

  it('RES-10 a fee that makes the first year dearer: what is paid now is marked', () => {
    expect(bars(1481.54, 100)).toBe('new fee mark');
    expect(picture()).toMatch(/your first year costs £1,581\.54, which is £13\.83 more\.$/);
  });

  it('RES-10 a plan that is dearer by itself has the colour of now', () => {
    expect(bars(1590.2, 100)).toBe('now more fee mark');
    expect(picture()).toMatch(/your first year costs £1,690\.20, which is £122\.49 more\.$/);
  });

  it('RES-10 without a fee nothing is said of one', () => {
    expect(bars(1454.18, 0)).toBe('new less');
    expect(picture()).toBe(
      'Staying costs £1,567.71 over the next 12 months. This plan costs £1,454.18, which is £113.53 less.',
    );
    expect(screen.getByText('£1,454')).toBeVisible();
    expect(screen.queryByText(/fee/)).not.toBeInTheDocument();
  });

  it('RES-10 a sum in the bar adds up: with a fee of pounds and pence it is said to the penny', () => {
    bars(1454.48, 37.5);
    expect(screen.getByText(/^£1,454\.48 \+/)).toHaveTextContent(
      '£1,454.48 + £37.50 fee = £1,491.98',
    );
  });

  it('RES-10 on the page of the plan the key says what the dashed line is', () => {
    bars(1481.54, 100, true);
    expect(
      screen.getByText(
        '£100 fee to leave British Gas, paid once. The dashed line is what staying costs.',
      ),
    ).toBeVisible();
  });
});
