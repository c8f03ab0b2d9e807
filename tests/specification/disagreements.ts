import type { Home } from './home';
import { inCommon, type Marks } from './in-common';
import { orProblem } from './or-problem';

/** Of what a table tells apart: those of one kind are compared with each other. */
export interface Kinds<T> {
  readonly kindOf: (one: T) => string;
  readonly marks: Marks<T>;
}

export const kindsOfHomes: Kinds<Home> = {
  kindOf: ({ type }) => type,
  marks: [
    ['MPAN', ({ mpan }) => mpan],
    ['says that it has Economy 7', ({ saysEconomy7 }) => saysEconomy7],
    ['gas meter', ({ gasMeter }) => gasMeter],
    ['electricity meter', ({ electricityMeter }) => electricityMeter],
    ['gas tariff fixed from the start', ({ gasIsFixed }) => gasIsFixed],
    ['electricity tariff fixed from the start', ({ electricityIsFixed }) => electricityIsFixed],
    ['gas told in', ({ gasTold }) => gasTold],
    ['electricity told in', ({ electricityTold }) => electricityTold],
    ['unit', ({ unit }) => unit],
  ],
};

/** What is otherwise than the tables, each thing once with what only those that it happens to have in common. */
export function disagreements<T>(
  all: readonly T[],
  compare: (one: T) => readonly string[],
  { kindOf, marks }: Kinds<T>,
): readonly string[] {
  const found = new Map<string, T[]>();
  for (const one of all) {
    for (const words of orProblem(() => compare(one))) {
      found.set(words, [...(found.get(words) ?? []), one]);
    }
  }
  return [...found].map(([words, some]) => {
    const kinds = new Set(some.map(kindOf));
    const alike = all.filter((one) => kinds.has(kindOf(one)));
    return `${[...kinds].join(', ')}: ${words} Where: ${inCommon(some, alike, marks)}.`;
  });
}

/** All that is wrong at once, in words. */
export function none(found: readonly string[]): void {
  if (found.length > 0) throw new Error(`\n${found.join('\n')}`);
}
