import { expect, it } from 'vitest';
import type { Row } from '../row-shape';
import { playRow } from './play-row';

/** Each row is a test of its own. One that is left out must not hold: else it would be left out for nothing. */
export function testRows(rows: readonly Row[]): void {
  for (const row of rows) {
    const test = row.leaves === undefined ? it : it.fails;
    test(`${row.id} (${row.source.join(', ')})`, async () => {
      const faults = await playRow(row);
      expect(faults, faults.join('\n')).toEqual([]);
    });
  }
}
