import type { Shipped } from '../unit/shipped';
import { plainHome, type Home, type Mpan } from './home';
import { orProblem } from './or-problem';
import { planOf } from './plan-of';
import { quoteTypes, quotesElectricity, quotesGas } from './quote-type';
import { cell, readTable, type Row } from './read-table';
import { askedIn, askedOn, deed, visit } from './visit';
import { answered, stuck, walk } from './walk';

const rows = readTable('averages.md');
const points: readonly Mpan[] = ['01', '02', 'unknown'];

/** Whoever answers this alone is at the averages. */
const tabs = { 'gasUsage.entry': 'averages', 'electricityUsage.entry': 'averages' };

const homesOf = (row: Row): readonly Home[] =>
  quoteTypes.filter(cell(row, 'Fuel') === 'gas' ? quotesGas : quotesElectricity).flatMap((type) =>
    points
      .filter((mpan) => ['any', `starts with ${mpan}`, mpan].includes(cell(row, 'MPAN')))
      .map((mpan) => ({
        ...plainHome(type),
        mpan,
        gasTold: 'averages' as const,
        electricityTold: 'averages' as const,
      })),
  );

/** Every row of the table of averages, in each type of quote: what is offered, and what choosing it writes. */
export const compareAverages = (shipped: Shipped): readonly string[] =>
  rows.flatMap((row) =>
    homesOf(row).flatMap((home) => orProblem(() => compareRow(shipped, row, home))),
  );

function compareRow(shipped: Shipped, row: Row, home: Home): readonly string[] {
  const fuel = `${cell(row, 'Fuel')}Usage`;
  const figures = ['Low', 'Medium', 'High'].map((column) => Number(cell(row, column)));
  const say = (words: string): string =>
    `${home.type}, MPAN ${home.mpan}: the averages of ${cell(row, 'Fuel')} ${words} (${cell(row, 'Clauses')}).`;
  const way = walk(visit(shipped, home), planOf(home));
  const open = [...way.before]
    .filter(([id, world]) =>
      askedIn(world, id).some(({ compiled }) => compiled.path.startsWith(fuel)),
    )
    .map(([id, world]) => answered(deed(world, 'open', id), id, tabs))
    .at(-1);
  const ask =
    open === undefined
      ? undefined
      : askedOn(open).find(
          ({ compiled, field }) => compiled.path === `${fuel}.usage` && field.shown,
        );
  if (open === undefined || ask === undefined)
    return [say(`are never offered; ${stuck(way).join('')}`)];
  const offered = (ask.field.options ?? []).map(({ value }) => value);
  if (offered.join() !== figures.join()) {
    return [say(`are ${offered.join(', ')} instead of ${figures.join(', ')}`)];
  }
  return figures.flatMap((figure) => {
    const { engine, state } = deed(open, 'answer', { [ask.field.key]: figure });
    const written = ['usage', 'usageType', 'usageUnit', 'cost'].map((key) =>
      engine.evaluate(state, { var: `${fuel}.${key}` }),
    );
    return JSON.stringify(written) === JSON.stringify([figure, 1, 1, null])
      ? []
      : [say(`write ${JSON.stringify(written)} for ${figure}`)];
  });
}
