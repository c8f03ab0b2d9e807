import type { Home } from './home';
import { inCommon } from './in-common';
import { orProblem } from './or-problem';

/** What is otherwise than the tables, each thing once with the households that it happens to. */
export function disagreements(
  homes: readonly Home[],
  compare: (home: Home) => readonly string[],
): readonly string[] {
  const found = new Map<string, Home[]>();
  for (const home of homes) {
    for (const words of orProblem(() => compare(home))) {
      found.set(words, [...(found.get(words) ?? []), home]);
    }
  }
  return [...found].map(([words, some]) => {
    const alike = homes.filter(({ type }) => some.some((home) => home.type === type));
    const types = [...new Set(some.map(({ type }) => type))].join(', ');
    return `${types}: ${words} Where: ${inCommon(some, alike)}.`;
  });
}
