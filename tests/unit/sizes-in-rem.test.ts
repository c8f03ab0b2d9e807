import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Every stylesheet of the household's page, with what it says of the size of letters and lines. */
const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

it('WCAG 1.4.4 letters and lines grow with the size that a household has chosen: none is in pixels', () => {
  expect(styles.length).toBeGreaterThan(50);
  const fixed = styles.flatMap(({ name, text }) =>
    [...text.matchAll(/\b(?:font|font-size|line-height|letter-spacing|word-spacing)\s*:[^;}]*/g)]
      .filter(([said]) => /\dpx\b/.test(said))
      .map(([said]) => `${name}: ${said.replaceAll(/\s+/g, ' ')}`),
  );
  expect(fixed).toEqual([]);
});

it('WCAG 1.4.4 layouts go by that size too: no question for the width of the page is in pixels', () => {
  const fixed = styles.flatMap(({ name, text }) =>
    [...text.matchAll(/@media[^{]*/g)]
      .filter(([said]) => /\dpx\b/.test(said))
      .map(([said]) => `${name}: ${said}`),
  );
  expect(fixed).toEqual([]);
});

it('and no style forbids to zoom', () => {
  const [viewport = ''] =
    /<meta name="viewport"[^>]*>/.exec(readFileSync('index.html', 'utf8')) ?? [];
  expect(viewport).toContain('width=device-width');
  expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
});
