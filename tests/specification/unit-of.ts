import { isPrepaid, type Home, type Unit } from './home';
import { cell, readTable } from './read-table';

const rows = readTable('locked-units.md');

/** `free`, `locked`, or `—` where the fuel is not asked for. */
export function lockOf(home: Home, fuel: string): string {
  const meters = isPrepaid(home) ? 'all' : 'none';
  const row = rows.find(
    (one) => cell(one, 'Type') === home.type && cell(one, 'Prepayment meters') === meters,
  );
  if (row === undefined) throw new Error(`locked-units.md has no ${home.type} with ${meters}.`);
  return cell(row, fuel === 'gasUsage' ? 'Gas' : 'Electricity');
}

/** The unit in which a household can tell a fuel: a locked one is a year. */
export const unitOf = (home: Home, fuel: string): Unit =>
  lockOf(home, fuel) === 'locked' ? 'yearly' : home.unit;
