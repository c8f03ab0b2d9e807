import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';

const brandFile = /^brands\/([^/]+)\/brand\.json$/;
const drawing = /^brands\/([^/]+)\/pictograms\/([^/]+)\.svg$/;

/** Drawings by brand, from the paths of all files. Who hands in no drawing at all has none checked. */
export function pictogramsIn(paths: Iterable<string>): Context['pictograms'] {
  const brands = new Map<string, Set<string>>();
  let drawn = false;
  for (const path of paths) {
    const [, brand] = brandFile.exec(path) ?? drawing.exec(path) ?? [];
    if (brand === undefined) continue;
    const names = brands.get(brand) ?? new Set();
    brands.set(brand, names);
    const [, , name] = drawing.exec(path) ?? [];
    if (name === undefined) continue;
    names.add(name);
    drawn = true;
  }
  return drawn ? brands : new Map();
}

/** A pictogram is drawn by every brand. */
export function checkPictogram(at: Cursor<string> | null, { pictograms, report }: Context): void {
  if (at === null) return;
  for (const [brand, names] of pictograms) {
    if (names.has(at.value)) continue;
    report.add('JC513', at, `The brand \`${brand}\` has no pictogram \`${at.value}\`.`, {
      help: didYouMean(at.value, names) ?? `draw brands/${brand}/pictograms/${at.value}.svg`,
    });
  }
}
