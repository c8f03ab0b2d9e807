import { viewOf } from '../../src/scenarios/world';
import { holds, saying } from './conditions';
import type { Departures } from './departures';
import type { Home } from './home';
import { cell, listed, readTable } from './read-table';
import { askedIn } from './visit';
import type { Walk } from './walk';

const rows = readTable('sections.md');
const marks = new Set(rows.flatMap((row) => listed(cell(row, 'Asks'))));

/** What is otherwise than the table of sections for one household: which it met, and in which order. */
export function compareSections(home: Home, way: Walk, departures: Departures): readonly string[] {
  const expected = rows
    .map((row) => cell(row, 'Section'))
    .filter((name, at) => {
      const told = saying(cell(rows[at] ?? {}, home.type), home, 'hidden');
      return departures.expected(name, (when) => holds(when, home), told) === 'shown';
    });
  const met = viewOf(way.world).sections.map(({ id }) => nameOf(way, id));
  const wrong = [
    ...expected
      .filter((name) => !met.includes(name))
      .map((name) => `“${name}” is not on the page, but must be (${clausesOf(name)}).`),
    ...met
      .filter((name) => !expected.includes(name))
      .map((name) => `“${name}” is on the page, but must not be (${clausesOf(name)}).`),
  ];
  if (wrong.length > 0 || expected.join() === met.join()) return wrong;
  return [`the sections come as ${met.join(' → ')} (HOM-08).`];
}

/** What the table calls a section, by what it asks; its id where the table does not know it. */
function nameOf({ world }: Walk, id: string): string {
  const heads = askedIn(world, id).map(({ compiled: { path } }) => path.split('.')[0] ?? '');
  const asks = [...marks].filter((mark) => heads.includes(mark));
  const row = rows.find((one) => asks.join(', ') === cell(one, 'Asks'));
  return row === undefined ? id : cell(row, 'Section');
}

const clausesOf = (name: string): string => {
  const row = rows.find((one) => cell(one, 'Section') === name);
  return row === undefined ? 'no row of the table' : cell(row, 'Clauses');
};
