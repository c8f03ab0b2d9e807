import { createShapeValidators } from '../../../src/compiler';
import { otherBrands, requireJourney } from '../findings';
import type { CommandContext } from '../frame/command';
import type { Sides } from './sides';
import { toldDiff, type Told, type ToldDiff, type Version } from './told';

/** The same of the base and of every brand that says something else; what is so of several is told once. */
export function compareBrands({ before, after }: Sides): ToldDiff {
  const [was, now] = [otherBrands(before), otherBrands(after)];
  const both = now.filter((brand) => was.includes(brand));
  const base = toldDiff(versionOf(before), versionOf(after));
  const ofBrands = both.map((brand) => ({
    brand,
    diff: toldDiff(versionOf(before.forBrand(brand)), versionOf(after.forBrand(brand))),
  }));
  const all = [base, ...ofBrands.map(({ diff }) => diff)];
  const once = new Map(base.told.map((each) => [keyOf(each), each]));
  for (const { brand, diff } of ofBrands)
    for (const each of diff.told) {
      const known = once.get(keyOf(each));
      if (known === undefined) once.set(keyOf(each), { ...each, brands: [brand] });
      else if (known.brands.length > 0)
        once.set(keyOf(each), { ...known, brands: [...known.brands, brand] });
    }
  const brands = [
    ...now.filter((brand) => !was.includes(brand)).map((brand) => brandTold(brand, 'added')),
    ...was.filter((brand) => !now.includes(brand)).map((brand) => brandTold(brand, 'removed')),
  ];
  return {
    told: [...once.values(), ...brands],
    causes: new Map(all.flatMap(({ causes }) => [...causes])),
    compared: Math.max(...all.map(({ compared }) => compared)),
    incomplete: [...new Set(all.flatMap(({ incomplete }) => incomplete))],
    notReplayed: [...once.values()].filter(
      ({ counts, examples }) => counts !== null && examples.length === 0,
    ).length,
  };
}

/** Without figures: a brand may know of other cases, and then the base is told for both. */
const keyOf = ({ code, subject, file, pointer, before, after, because }: Told): string =>
  JSON.stringify([code, subject, file, pointer, before, after, because]);

function versionOf(context: CommandContext): Version {
  const journey = requireJourney(context);
  return {
    journey,
    origins: context.compile().origins,
    validators: createShapeValidators(journey),
  };
}

/** A brand of one version alone: there is nothing to hold it against. */
const brandTold = (brand: string, change: 'added' | 'removed'): Told => ({
  ...{ code: 'JD502', kinds: ['settings'], change, file: `brands/${brand}/brand.json` },
  message: `${change === 'added' ? 'new' : 'gone'}: the brand \`${brand}\``,
  ...{ line: 1, column: 1, pointer: '', before: null, after: null, counts: null },
  ...{ examples: [], also: [], inside: [], because: [], brands: [], subject: brand },
});
