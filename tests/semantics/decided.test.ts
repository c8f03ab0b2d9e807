/** What docs/semantics.md marks as decided is what its table lists. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const [statements = '', table = ''] = readFileSync(
  join(import.meta.dirname, '../../docs/semantics.md'),
  'utf8',
).split('\n## Decided\n');

/** Ids of the statements that have a mark, each once, in the order of the text. */
function marked(): readonly string[] {
  let id = '';
  const found = new Set<string>();
  for (const line of statements.split('\n')) {
    id = line.startsWith('#') ? '' : (/^- \*\*([A-Z]\d+)\*\*/.exec(line)?.[1] ?? id);
    if (id !== '' && line.includes('**decided')) found.add(id);
  }
  return [...found];
}
/** Ids of the first column, each once. */
function listed(): readonly string[] {
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.slice(2).map((row) => row.split('|')[1] ?? '');
  return [...new Set(cells.flatMap((cell) => cell.split(',').map((id) => id.trim())))];
}

it('lists every statement that is marked, and no other', () => {
  expect(marked().length).toBeGreaterThan(20);
  expect(listed().toSorted()).toEqual(marked().toSorted());
});
