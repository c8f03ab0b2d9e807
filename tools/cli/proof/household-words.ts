import type { ValueWords } from '../../../src/explain';
import type { Household } from '../../../src/prover';

/** One household in a line: what it has answered, and what was looked up for it. */
export function householdWords(
  { answers, lookups, settings, locals }: Household,
  words: ValueWords,
): string {
  const said = [
    ...Object.entries(answers).map(([path, value]) => `${path} is ${words(value, path)}`),
    ...Object.entries(lookups).map(([name, { status, data }]) =>
      data === null ? `${name} is ${status}` : `${name} is ${status} with ${words(data)}`,
    ),
    ...Object.entries(settings).map(([name, value]) => `settings.${name} is ${words(value)}`),
    ...Object.entries(locals).map(([name, value]) => `${name} is ${words(value)}`),
  ];
  return said.length === 0 ? 'a household that has answered nothing' : said.join(', ');
}
