import { cell, readTable, type Row } from './read-table';

/** What was decided otherwise than the tables say; each has to be met by some household. */
export class Departures {
  readonly #rows: readonly Row[];
  readonly #met = new Set<string>();

  /** Those of one step of the journey. */
  constructor(step: 'the first step' | 'the sign-up') {
    this.#rows = readTable('departures.md').filter((row) => cell(row, 'Step') === step);
  }

  /** What is expected instead of what the table says; `isSo`: whether a condition holds. */
  expected(asks: string, isSo: (condition: string) => boolean, told: string): string {
    for (const row of this.#rows) {
      const condition = cell(row, 'When');
      if (cell(row, 'Asks') !== asks || cell(row, 'Specification') !== told) continue;
      if (!isSo(condition)) continue;
      this.#met.add(`${asks} when ${condition}`);
      return cell(row, 'Here');
    }
    return told;
  }

  /** Those that no household met. */
  get idle(): readonly string[] {
    return this.#rows
      .map((row) => `${cell(row, 'Asks')} when ${cell(row, 'When')}`)
      .filter((name) => !this.#met.has(name));
  }
}
