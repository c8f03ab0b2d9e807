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
    expect([...new Set(css.match(/font-stretch:[^;]+/g))]).toEqual(said);
  }
});

test('letters beyond those of English come from a file of their own, loaded for them alone', () => {
  for (const file of brands) {
    const css = brandCss(file, (path) => path);
    for (const { family, further } of Object.values(file.fonts)) {
      const faces = css.split('\n').filter((line) => line.includes(`font-family:"${family}"`));
      const ranges = faces.map((face) => /unicode-range:([^;}]+)/.exec(face)?.[1]);
      expect(ranges.slice(-2)).toEqual([undefined, further?.characters]);
      expect(faces.at(-1)).toContain(`url("${further?.file ?? ''}")`);
    }
  }
});

test('the font that stands in is there on Linux too, where no Arial is', () => {
  for (const file of brands)
    expect(brandCss(file, (path) => path)).toContain(
      'src:local("Arial"),local("Liberation Sans");',
    );
});
