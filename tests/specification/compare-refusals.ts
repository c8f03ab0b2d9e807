import { plain, type SectionView } from '../../src/engine';
import { viewOf, type World } from '../../src/scenarios/world';
import type { Shipped } from '../unit/shipped';
import { plainHome, type Home, type Meter } from './home';
import { planOf } from './plan-of';
import { answersFor, quoteTypes } from './quote-type';
import { cell, readTable, type Row } from './read-table';
import { askedIn, sectionAt, visit } from './visit';
import { walk } from './walk';

const rows = readTable('refusals.md');

const homesOf = (row: Row): readonly Home[] =>
  quoteTypes
    .filter((type) => ['—', answersFor(type).compareFuel].includes(cell(row, 'Quote for')))
    .map((type) => ({
      ...plainHome(type),
      gasMeter: cell(row, 'Gas meter') as Meter,
      electricityMeter: cell(row, 'Electricity meter') as Meter,
      ...(cell(row, 'Electricity meter') === 'none' ? { mpan: 'unknown' as const } : {}),
    }));

/** Every row of the table of refusals: who is refused, where, and in which words. */
export const compareRefusals = (shipped: Shipped): readonly string[] =>
  rows.flatMap((row) => homesOf(row).flatMap((home) => compareRow(shipped, row, home)));

function compareRow(shipped: Shipped, row: Row, home: Home): readonly string[] {
  const { world, stuckAt, why } = walk(visit(shipped, home), planOf(home));
  const meters = `gas ${home.gasMeter}, electricity ${home.electricityMeter}`;
  const say = (words: string): string =>
    `${home.type} (${meters}) ${words} (${cell(row, 'Clauses')}).`;
  const [field, words] = [cell(row, 'Refused at'), cell(row, 'Words')];
  if (field === 'nowhere') return stuckAt === null ? [] : [say(`is refused at ${stuckAt}: ${why}`)];
  if (stuckAt === null) return [say(`is not refused at ${field}`)];
  const isThere = askedIn(world, stuckAt).some(({ compiled }) => compiled.path === field);
  const hidden = cell(row, 'Not asked');
  const said = wordsOf(sectionAt(world, stuckAt));
  return [
    ...(isThere ? [] : [say(`is refused at ${stuckAt} instead of ${field}`)]),
    ...(said.some((told) => told.endsWith(words))
      ? []
      : [say(`is told “${said.join('”, “')}” instead of “${words}”`)]),
    ...(isToCome(world, hidden) ? [say(`is still to be asked \`${hidden}\``)] : []),
  ];
}

/** Whether a question is among those that the page announces. */
const isToCome = (world: World, path: string): boolean =>
  viewOf(world).outline.some(({ section }) =>
    world.journey.steps.some(({ sections }) =>
      sections.some(({ id, fields }) => id === section && fields.some((one) => one.path === path)),
    ),
  );

const wordsOf = (section: SectionView | undefined): readonly string[] =>
  (section?.content ?? []).map(({ title, text }) => `${plain(title)} ${plain(text)}`.trim());
