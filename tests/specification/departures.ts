import { holds } from './conditions';
import type { Home } from './home';
import { cell, readTable } from './read-table';

const rows = readTable('departures.md');

/** What was decided otherwise than the tables say; each has to be met by some household. */
export class Departures {
  readonly #met = new Set<string>();

  /** What is expected of a household instead of what the table says. */
  expected(asks: string, home: Home, told: string): string {
    for (const row of rows) {
      const condition = cell(row, 'When');
      if (cell(row, 'Asks') !== asks || cell(row, 'Specification') !== told) continue;
      if (!holds(condition, home)) continue;
      this.#met.add(`${asks} when ${condition}`);
      return cell(row, 'Here');
    }
    return told;
  }

  /** Those that no household met. */
  get idle(): readonly string[] {
    return rows
      .map((row) => `${cell(row, 'Asks')} when ${cell(row, 'When')}`)
      .filter((name) => !this.#met.has(name));
  }
}
