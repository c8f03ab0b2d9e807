import { getPath, type Json } from '../../src/engine';
import type { Shipped } from '../unit/shipped';
import { plainHome, type Home, type Told, type Unit } from './home';
import { planOf } from './plan-of';
import { quoteTypes, quotesElectricity, quotesGas } from './quote-type';
import { cell, readTable } from './read-table';
import { unitOf } from './unit-of';
import { deed, visit } from './visit';
import { stuck, walk } from './walk';

const rows = readTable('annual-figures.md');
const ways: readonly Told[] = ['kWh', 'pounds'];

const homes: readonly Home[] = quoteTypes.flatMap((type) =>
  rows.flatMap((row) =>
    ways.map((told) => ({
      ...plainHome(type),
      unit: cell(row, 'Unit') as Unit,
      gasTold: told,
      electricityTold: told,
    })),
  ),
);

/** Every type of quote and unit: the type under which it is sent, and the figures of a year. */
export const compareSent = (shipped: Shipped): readonly string[] =>
  homes.flatMap((home) => {
    const way = walk(visit(shipped, home), planOf(home));
    if (way.stuckAt !== null) return stuck(way).map((words) => `${home.type}: ${words}`);
    const sent = deed({ ...way.world, hold: 'all' }, 'submit', 'step').made.findLast(
      ({ operation }) => operation.startsWith('create'),
    );
    return [...figuresOf(home), ['switchType', home.type] as const].flatMap(([name, value]) => {
      const here = getPath(sent?.body ?? null, name);
      const where = `${home.type}, ${home.unit}, in ${home.gasTold}: \`${name}\``;
      return here === value
        ? []
        : [`${where} is sent as ${JSON.stringify(here)} instead of ${JSON.stringify(value)}.`];
    });
  });

/** What the contract calls the figures of a year, and what they are. */
const figuresOf = (home: Home): readonly (readonly [string, Json])[] =>
  [
    ['gasUsage', 'Gas', quotesGas(home.type), home.gasTold] as const,
    [
      'electricityUsage',
      'Electricity',
      quotesElectricity(home.type),
      home.electricityTold,
    ] as const,
  ].flatMap(([fuel, name, isQuoted, told]) => {
    if (!isQuoted) return [];
    const plan = planOf(home);
    const times = Number(
      cell(rows.find((row) => cell(row, 'Unit') === unitOf(home, fuel)) ?? {}, 'Times'),
    );
    const yearly = (measure: string): number => Number(plan[`${fuel}.${measure}`]) * times;
    return [
      [`estimated${name}Cost`, told === 'pounds' ? yearly('cost') : null],
      [`estimated${name}Usage`, told === 'kWh' ? yearly('usage') : null],
    ] as const;
  });
