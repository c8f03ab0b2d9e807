import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';

const brandFile = /^brands\/([^/]+)\/brand\.json$/;
const drawing = /^(?:brands\/([^/]+)\/)?pictograms\/([^/]+)\.svg$/;

/**
 * Drawings by brand, from the paths of all files: those of the journey, and each brand's own. Who
 * hands in no drawing at all has none checked.
 */
export function pictogramsIn(paths: Iterable<string>): Context['pictograms'] {
  const all = [...paths];
  const drawn = all.flatMap((path) => {
    const [, brand = null, name] = drawing.exec(path) ?? [];
    return name === undefined ? [] : [{ brand, name }];
  });
  if (drawn.length === 0) return new Map();
  const brands = all.flatMap((path) => (brandFile.exec(path) ?? drawing.exec(path))?.[1] ?? []);
  return new Map(
    brands.map((brand) => [
      brand,
      new Set(
        drawn.filter((each) => each.brand === null || each.brand === brand).map(({ name }) => name),
      ),
    ]),
  );
}

/** A pictogram is drawn by every brand. */
export function checkPictogram(at: Cursor<string> | null, { pictograms, report }: Context): void {
  if (at === null) return;
  for (const [brand, names] of pictograms) {
    if (names.has(at.value)) continue;
    report.add('JC513', at, `The brand \`${brand}\` has no pictogram \`${at.value}\`.`, {
      help: didYouMean(at.value, names) ?? `draw pictograms/${at.value}.svg`,
    });
  }
}
