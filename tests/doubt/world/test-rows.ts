import { expect, it } from 'vitest';
import type { Row } from '../row-shape';
import { playRow } from './play-row';

const wordOf = (fault: string): string => fault.split(':', 1)[0] ?? '';

/**
 * Each row is a test of its own. Of one that is left out exactly those words do not hold that it
 * names: else they would be left out for nothing, or more than they.
 */
export function testRows(rows: readonly Row[]): void {
  for (const row of rows) {
    it(`${row.id} (${row.source.join(', ')})`, async () => {
      const faults = await playRow(row);
      const found = new Set(faults.map(wordOf));
      expect([...found], faults.join('\n')).toEqual(row.notHeld ?? []);
    });
  }
}
