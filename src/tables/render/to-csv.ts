import type { Table } from '../table';

/** For spreadsheets: RFC 4180, with a byte order mark so that they read it as UTF-8. */
export function toCsv(table: Table): string {
  const head = [
    'Group',
    table.corner,
    'Name',
    ...table.columns.map(({ title, note }) => (note === '' ? title : `${title} (${note})`)),
  ];
  const rows = table.groups.flatMap(({ title, rows: own }) =>
    own.map((row) => [title, row.title, row.name, ...row.cells.map(({ text }) => text)]),
  );
  return `\u{FEFF}${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A cell that begins like a formula would be run as one by a spreadsheet: a quote in front keeps it text. */
function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
