import type { BrandFile, BrandFont } from './read-brand';

/**
 * The brand as custom properties: `--page` … as the tokens are named, `--radius-*`, `--shadow-*`,
 * `--font-*`. `fontAddress` gives what stands inside `url()` for a font file.
 */
export function brandCss(file: BrandFile, fontAddress: (path: string) => string): string {
  const { head, body } = file.fonts;
  const rest: Record<string, string> = {
    ...prefixed('radius', file.shapes),
    ...prefixed('shadow', file.shadows),
    'icon-ends': file.icons.ends,
    'icon-corners': file.icons.corners,
    'font-head': stack(head),
    'font-body': stack(body),
    'head-weight': String(head.weight),
    'head-width': head.width,
    'head-tracking': head.tracking,
    'body-weight': String(body.weight),
  };
  const dark = file.themes.includes('dark');
  return [
    face(head, fontAddress),
    face(body, fontAddress),
    `:root{color-scheme:light;${declared(file.tokens.light)}${declared(rest)}}`,
    // Paper is light, whatever the screen is.
    dark
      ? `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declared(file.tokens.dark)}}}`
      : '',
  ].join('\n');
}

function face(font: BrandFont, fontAddress: (path: string) => string): string {
  const widths = font.widths === undefined ? '' : `font-stretch:${font.widths};`;
  const { local, sizeAdjust, ascent, descent } = font.fallback;
  const from = (file: string, range = '') =>
    `@font-face{font-family:"${font.family}";font-style:normal;font-display:swap;` +
    `font-weight:${font.weights};${widths}src:url("${fontAddress(file)}") format("woff2")${range}}\n`;
  const { further } = font;
  return (
    from(font.file) +
    // After the other, over which it goes for these letters.
    (further === undefined ? '' : from(further.file, `;unicode-range:${further.characters}`)) +
    `@font-face{font-family:"${font.family} fallback";src:${localOf(local)};` +
    `size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};` +
    `line-gap-override:0%}`
  );
}

/** Liberation Sans is as wide as Arial, letter by letter, where there is no Arial: on Linux. */
const localOf = (name: string): string =>
  [...new Set([name, name.replace(/^Arial\b/, 'Liberation Sans')])]
    .map((each) => `local("${each}")`)
    .join(',');

function stack(font: BrandFont): string {
  return `"${font.family}","${font.family} fallback",system-ui,sans-serif`;
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`${prefix}-${key}`, value]),
  );
}

function declared(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
