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

test('the dark theme is written only when the brand draws it, and not for paper', () => {
  for (const file of brands) {
    const light = brandCss({ ...file, themes: ['light'] }, (path) => path);
    const both = brandCss({ ...file, themes: ['light', 'dark'] }, (path) => path);
    expect(light).not.toContain('prefers-color-scheme');
    expect(both).toContain(
      `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--page:${file.tokens.dark['page'] ?? ''}`,
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
