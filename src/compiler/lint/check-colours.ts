import type { Context } from '../context';
import type { BrandSource } from '../language';
import type { Cursor } from '../source';
import { contrast } from './contrast';

/** WCAG 2.2, 1.4.3: text of the usual size. */
const forText = 4.5;
/** 1.4.11: what must be seen to use the page, and bars that say how much. */
const forShape = 3;

/** What is drawn on which grounds, as the pages draw it; and by how much it must stand out. */
const drawn: readonly (readonly [token: string, least: number, grounds: string])[] = [
  [
    'ink',
    forText,
    'page sheet sunk tint foot now accent-soft good-soft info-soft warn-soft error-soft',
  ],
  ['ink2', forText, 'page sheet sunk tint foot'],
  ['band-ink', forText, 'band band-grey'],
  ['band-ink2', forText, 'band band-grey'],
  ['link', forText, 'page sheet tint accent-soft info-soft error-soft'],
  ['on-primary', forText, 'primary primary-hover'],
  ['on-accent', forText, 'accent'],
  ['on-bar', forText, 'good-bar'],
  ['good', forText, 'sheet good-soft'],
  ['warn-ink', forText, 'sheet warn-soft'],
  ['error', forText, 'sheet error-soft'],
  ['info', forText, 'info-soft'],
  ['on-deep', forText, 'deep'],
  ['on-deep2', forText, 'deep'],
  ['edge', forShape, 'page sheet'],
  ['primary', forShape, 'page sheet'],
  ['focus', forShape, 'page sheet'],
  ['good-bar', forShape, 'sheet'],
  ['more', forShape, 'sheet'],
  ['night', forShape, 'sheet'],
];

/** What only its colour tells from its opposite, as pages draw it. */
const opposites: readonly (readonly [one: string, other: string])[] = [
  ['error', 'good'],
  ['error-soft', 'good-soft'],
  ['more', 'now'],
  ['night', 'day'],
];

/** Two colours that say the opposite are two. */
export function checkOpposites(brand: Cursor<BrandSource>, { report }: Context): void {
  for (const theme of brand.value.themes) {
    const tokens = brand.at('tokens').at(theme);
    for (const [one, other] of opposites) {
      const [colour, same] = [tokens.value[one], tokens.value[other]];
      if (colour !== undefined && colour === same)
        report.add('JC568', tokens.at(one), `\`${one}\` is the colour of \`${other}\` too.`, {
          severity: 'warning',
          help: 'give each a colour of its own',
        });
    }
  }
}

/** Each colour of a brand stands out from what it is drawn on, in each theme that it draws. */
export function checkColours(brand: Cursor<BrandSource>, { report }: Context): void {
  for (const theme of brand.value.themes) {
    const tokens = brand.at('tokens').at(theme);
    const { 'band-mark': mark = null } = tokens.value;
    const stages = [mark === null ? 'primary' : 'band-mark', forShape, 'band band-grey'] as const;
    for (const [token, least, grounds] of [...drawn, stages])
      for (const ground of grounds.split(' ')) {
        const ratio = contrast(tokens.value[token] ?? '', tokens.value[ground] ?? '');
        if (ratio < least)
          report.add(
            'JC545',
            tokens.at(token),
            `\`${token}\` stands out from \`${ground}\` by ${ratio.toFixed(1)} in the ${theme} theme.`,
            { help: `make them differ by ${String(least)} or more` },
          );
      }
  }
}
