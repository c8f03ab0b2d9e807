import schema from '../../../schemas/brand.schema.json';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { BrandSource } from '../language';
import { entries, items, type Cursor } from '../source';
import { folderName, type Sources } from '../symbols';
import { checkColours, checkOpposites } from './check-colours';

/** Names that `assurances` has beside those of steps. */
const places = ['default', 'saving'];
/** Settings that are every brand's own. */
const settingsOfBrands = Object.keys(schema.properties.settings.properties);

/** What a brand names is there (its folder, steps, settings, links and pictures), and what it draws can be seen. */
export function checkBrands({ brands }: Sources, context: Context): void {
  const { symbols } = context;
  const named = [
    ['assurances', [...symbols.steps.keys(), ...places], 'JC301', 'step'],
    ['settings', [...Object.keys(symbols.settings), ...settingsOfBrands], 'JC314', 'setting'],
  ] as const;
  for (const brand of brands) {
    const folder = folderName(brand.file.path);
    const { id, links } = brand.value;
    if (id !== folder)
      context.report.add('JC502', brand.at('id'), `This brand lies in the folder \`${folder}\`.`, {
        help: `write "${folder}", or rename the folder`,
      });
    for (const [key, known, code, what] of named)
      for (const [name, at] of entries<unknown>(brand.at(key)))
        if (!known.includes(name))
          context.report.add(code, at, `There is no ${what} \`${name}\`.`, {
            key: true,
            help: didYouMean(name, known),
          });
    for (const link of items(brand.at('footer')))
      if (!Object.hasOwn(links, link.value))
        context.report.add('JC541', link, `This brand has no link \`${link.value}\`.`, {
          help: didYouMean(link.value, Object.keys(links)),
        });
    checkColours(brand, context);
    checkOpposites(brand, context);
    checkFonts(brand, context);
    checkGraphics(brand, folder, context);
  }
}

/** A font is set in a weight that its file has. */
function checkFonts(brand: Cursor<BrandSource>, { report }: Context): void {
  for (const [, font] of entries(brand.at('fonts'))) {
    const { weights, weight } = font.value;
    const [from = weight, to = from] = weights.split(' ').map(Number);
    const [message, help] =
      from > to
        ? ['This range goes from more to less.', `write "${String(to)} ${String(from)}"`]
        : weight < from || weight > to
          ? [
              `The font is set in ${String(weight)}, which lies outside of this range.`,
              'name a weight within it, or a file that has that weight',
            ]
          : [];
    if (message !== undefined && help !== undefined)
      report.add('JC205', font.at('weights'), message, { help });
  }
}

/** Who hands in no drawing at all has none checked. */
function checkGraphics(
  brand: Cursor<BrandSource>,
  folder: string,
  { pictograms, drawings, report }: Context,
): void {
  if (pictograms.size === 0) return;
  const isFile = (path: string) =>
    [...drawings].some((each) => each === path || each.startsWith(`${path}/`));
  for (const [name, at] of entries(brand.at('graphics'))) {
    const path = `brands/${folder}/${at.value}`;
    if (!isFile(path) && !(name === 'pictograms' && isFile(at.value)))
      report.add('JC513', at, `There is no ${path}.`, {
        help: didYouMean(path, drawings) ?? 'draw it, or name what is there',
      });
  }
}
