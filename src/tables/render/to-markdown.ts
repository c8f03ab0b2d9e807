import type { Table } from '../table';

/** A table with columns of one width, so that it can be read as it is. */
export function toMarkdown(table: Table): string {
  const head = [
    table.corner,
    ...table.columns.map(({ title, note }) => (note === '' ? title : `${title} (${note})`)),
  ];
  const rows = table.groups.flatMap(({ title, rows: own }) => [
    [`**${escape(title)}**`, ...table.columns.map(() => '')],
    ...own.map((row) => [
      `${escape(row.title)} \`${row.name}\``,
      ...row.cells.map((cell) => escape(cell.text)),
    ]),
  ]);
  const lines = [head.map(escape), ...rows];
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((line) => width(line[column] ?? ''))),
  );
  const draw = (line: readonly string[]): string =>
    `| ${widths.map((wide, column) => pad(line[column] ?? '', wide)).join(' | ')} |`;
  const [first = [], ...others] = lines;
  return [
    `# ${escape(table.title)}`,
    '',
    ...table.notes.flatMap((note) => [escape(note), '']),
    draw(first),
    `| ${widths.map((wide) => '-'.repeat(wide)).join(' | ')} |`,
    ...others.map(draw),
    '',
  ].join('\n');
}

/** What Markdown would take for its own: the end of a cell, markup, a link. */
const escape = (text: string): string =>
  text.replaceAll(/[\\|`*_[\]<>]/g, (sign) => `\\${sign}`).replaceAll(/\s*\n\s*/g, ' ');

/** As people count characters. */
const width = (text: string): number => Array.from(text).length;
const pad = (text: string, wide: number): string => text + ' '.repeat(wide - width(text));
