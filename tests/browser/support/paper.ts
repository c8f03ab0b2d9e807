import { expect } from '@playwright/test';
import type { Visit } from './visit';

/** Red, green and blue of a colour as the brand writes it. */
const partsOf = (colour: string): readonly number[] => {
  const digits = colour.trim().slice(1);
  const [one = '', two = '', three = ''] =
    digits.length === 3
      ? (digits.replaceAll(/./g, '$&$&').match(/../g) ?? [])
      : (digits.match(/../g) ?? []);
  return [one, two, three].map((part) => Number.parseInt(part, 16));
};

/** On paper the page is pale and its letters are dark, whatever the screen is; it stays on paper. */
export async function expectLightOnPaper({ page }: Visit, where: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const [paper = '', ink = ''] = await page.evaluate(() => {
    const said = getComputedStyle(document.documentElement);
    return ['--page', '--ink'].map((name) => said.getPropertyValue(name));
  });
  expect(Math.min(...partsOf(paper)), `pale paper: ${where}`).toBeGreaterThan(220);
  expect(Math.max(...partsOf(ink)), `dark letters: ${where}`).toBeLessThan(80);
}
