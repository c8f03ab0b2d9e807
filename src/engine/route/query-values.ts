import { patternOf } from '../../rules';
import type { CompiledStep } from '../../journey';

type Values = Readonly<Record<string, string>>;

/**
 * What an address carries, with only that of its query which the step takes. The address is anybody's
 * word: a value that does not fit its pattern is left out, or stands as what the step says for one
 * that is there all the same.
 */
export function withQueryValues({ query = [] }: CompiledStep, given: Values): Values {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const known = query.find((each) => each.name === name);
      if (known === undefined) return [[name, value]];
      const fits = patternOf(known.pattern)?.test(value) === true;
      const taken = fits ? value : known.otherwise;
      return taken === null ? [] : [[name, taken]];
    }),
  );
}
