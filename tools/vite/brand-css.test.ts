import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandCss } from './brand-css';
import { readBrand } from './read-brand';

const brands = readdirSync('journey-config/brands').map((name) => readBrand('.', name).file);

test('every token, radius and font is a custom property', () => {
  for (const file of brands) {
    const css = brandCss(file, (path) => `/fonts/${path}`);
    for (const [name, value] of Object.entries(file.tokens.light)) {
      expect(css).toContain(`--${name}:${value};`);
    }
    expect(css).toContain(`--radius-sheet:${file.shapes['sheet'] ?? ''};`);
    expect(css).toContain(`url("/fonts/${file.fonts.body.file}")`);
    expect(css).toContain('font-display:swap');
  }
});

test('the dark theme is written only when the brand draws it', () => {
  for (const file of brands) {
    const light = brandCss({ ...file, themes: ['light'] }, (path) => path);
    const both = brandCss({ ...file, themes: ['light', 'dark'] }, (path) => path);
    expect(light).not.toContain('prefers-color-scheme');
    expect(both).toContain(
      `@media (prefers-color-scheme:dark){:root{--page:${file.tokens.dark['page'] ?? ''}`,
    );
  }
});

test('a font of several widths says which, and another does not', () => {
  for (const file of brands) {
    const { widths } = file.fonts.head;
    const css = brandCss(file, (path) => path);
    const said = widths === undefined ? [] : [`font-stretch:${widths}`];
    expect(css.match(/font-stretch:[^;]+/g) ?? []).toEqual(said);
  }
});

/** Text on its surfaces, as the pages set it. */
const textOn: readonly (readonly [text: string, surface: string])[] = [
  ['ink', 'page'],
  ['ink', 'sheet'],
  ['ink', 'sunk'],
  ['ink', 'tint'],
  ['ink', 'accent-soft'],
  ['ink', 'good-soft'],
  ['ink', 'info-soft'],
  ['ink', 'error-soft'],
  ['ink2', 'page'],
  ['ink2', 'sheet'],
  ['ink2', 'sunk'],
  ['ink2', 'foot'],
  ['band-ink', 'band'],
  ['band-ink', 'band-grey'],
  ['band-ink2', 'band'],
  ['band-ink2', 'band-grey'],
  ['link', 'page'],
  ['link', 'sheet'],
  ['link', 'tint'],
  ['link', 'accent-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-bar', 'good-bar'],
  ['good', 'sheet'],
  ['good', 'good-soft'],
  ['warn-ink', 'warn-soft'],
  ['error', 'sheet'],
  ['error', 'error-soft'],
  ['info', 'info-soft'],
  ['on-deep', 'deep'],
  ['on-deep2', 'deep'],
];

test.each(['light', 'dark'] as const)('in the %s theme text stands out by 4.5 or more', (theme) => {
  for (const { id, tokens } of brands) {
    const faint = textOn
      .map(([text, surface]) => ({
        brand: id,
        text,
        surface,
        ratio: contrast(tokens[theme][text] ?? '', tokens[theme][surface] ?? ''),
      }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(faint).toEqual([]);
  }
});

test.each(['light', 'dark'] as const)(
  'in the %s theme outlines stand out by 3 or more',
  (theme) => {
    for (const { tokens } of brands) {
      for (const surface of ['page', 'sheet']) {
        for (const line of ['edge', 'primary', 'focus']) {
          const ratio = contrast(tokens[theme][line] ?? '', tokens[theme][surface] ?? '');
          expect(ratio, `${line} on ${surface}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  },
);

/** WCAG 2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
