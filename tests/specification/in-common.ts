import type { Home } from './home';

const marks: readonly (readonly [keyof Home, string])[] = [
  ['mpan', 'MPAN'],
  ['saysEconomy7', 'says that it has Economy 7'],
  ['gasMeter', 'gas meter'],
  ['electricityMeter', 'electricity meter'],
  ['gasIsFixed', 'gas tariff fixed from the start'],
  ['electricityIsFixed', 'electricity tariff fixed from the start'],
  ['gasTold', 'gas told in'],
  ['electricityTold', 'electricity told in'],
  ['unit', 'unit'],
];

/** What some households have in common that not all of them have. */
export function inCommon(some: readonly Home[], all: readonly Home[]): string {
  if (some.length === all.length) return 'every household';
  return marks
    .flatMap(([key, name]) => {
      const values = new Set(some.map((home) => String(home[key])));
      const others = new Set(all.map((home) => String(home[key])));
      return values.size < others.size ? [`${name}: ${[...values].join(' or ')}`] : [];
    })
    .join(', ');
}
