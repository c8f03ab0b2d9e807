import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a table: heading → words, without the code marks around them. */
export type Row = Readonly<Record<string, string>>;

/** The one table of a Markdown file in this folder. */
export function readTable(file: string): readonly Row[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const [heading = '', , ...rows] = lines;
  const names = cellsOf(heading);
  return rows.map((line) => {
    const cells = cellsOf(line);
    if (cells.length !== names.length) {
      throw new Error(
        `${file}: a row has ${cells.length} cells instead of ${names.length}: ${line}`,
      );
    }
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

/** A cell of a row; throws where the table has no such column. */
export function cell(row: Row, column: string): string {
  const words = row[column];
  if (words === undefined) throw new Error(`The table has no column “${column}”.`);
  return words;
}

/** The parts of a cell that holds several. */
export const listed = (words: string): readonly string[] => words.split(', ');

const cellsOf = (line: string): readonly string[] =>
  line.slice(1, line.lastIndexOf('|')).split('|').map(wordsOf);

/** Inside code marks blanks count. */
const wordsOf = (text: string): string => {
  const trimmed = text.trim();
  return /^`[^`]*`$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed.replaceAll('`', '');
};
