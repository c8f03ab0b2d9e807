import { cell, readTable } from './read-table';

const rows = readTable('messages.md');

/** The words for what is wrong with an answer, filled in. */
export function wordsFor(when: string, values: Readonly<Record<string, string | number>>): string {
  const row = rows.find((one) => cell(one, 'When') === when);
  if (row === undefined) throw new Error(`messages.md says nothing of “${when}”.`);
  return cell(row, 'Words').replace(/\{(\w+)\}/g, (_, name: string) => written(values[name] ?? ''));
}

const written = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en-GB') : value;
