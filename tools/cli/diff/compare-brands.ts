import { createShapeValidators } from '../../../src/compiler';
import { otherBrands, requireJourney } from '../findings';
import type { CompiledJourney } from '../../../src/journey';
import { InputError } from '../../project';
import type { CommandContext } from '../frame/command';
import { Stopped } from '../frame/exit';
import { besideTheJourney } from './beside-the-journey';
import type { Sides } from './sides';
import { toldDiff, type Told, type ToldDiff, type Version } from './told';

/** The same of the base and of every brand that says something else; what is so of several is told once. */
export function compareBrands({ before, after }: Sides): ToldDiff {
  // A brand that says something of its own in one of them alone differs by all of that.
  const own = new Set([...otherBrands(before), ...otherBrands(after)]);
  const both = [...own].filter((name) =>
    [before, after].every(({ brands }) => brands.includes(name)),
  );
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
  return {
    told: [...once.values(), ...besideTheJourney({ before, after })],
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

/** What has errors of its own cannot be compared, which is no difference. */
function journeyOf(context: CommandContext): CompiledJourney {
  try {
    return requireJourney(context);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    throw new InputError(
      `${context.shownFolder} has errors, so nothing was compared.`,
      'mend them, or name a version that this release of the command can read',
    );
  }
}

function versionOf(context: CommandContext): Version {
  const journey = journeyOf(context);
  return {
    journey,
    origins: context.compile().origins,
    validators: createShapeValidators(journey),
  };
}
