/** What language 1 had built in, for cases of a text or a normaliser alone, that have no journey to say it. */
import { formerFormats, formerNormalisers } from '../../../src/compiler/migrate';
import type { Replacement, Shown } from '../../../src/journey';
import { isList, isObject } from '../json';

/** The steps of one field, those that are gone said as what they did. */
export const spelt = (steps: readonly string[]): readonly (string | Replacement)[] =>
  steps.flatMap((step) => formerNormalisers[step] ?? [step]);

/** How a format of language 1 is shown; undefined for any other. */
export function shownAs(name: string): Shown | undefined {
  const shown = formerFormats[name]?.['shown'];
  if (!isObject(shown)) return undefined;
  const { replace, with: by, currency, decimals, after } = shown;
  if (typeof replace === 'string' && typeof by === 'string') return { replace, with: by };
  if (typeof currency === 'string')
    return { currency, decimals: typeof decimals === 'number' ? decimals : null };
  if (!isList(decimals) || typeof after !== 'string') return undefined;
  const [least, most] = decimals;
  return { decimals: [Number(least), Number(most)], after };
}
