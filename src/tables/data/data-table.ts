import { allOf, type CompiledJourney } from '../../journey';
import { nameUnder } from '../../rules';
import type { Cell, Group, Row, Table } from '../table';
import { textWords } from '../words';
import type { AnswerRow, DataMap, DataRow } from './data-map';

/** A map of data as a table: one group for each section, then the records, then what was looked up. */
export function dataTable(map: DataMap, journey: CompiledJourney): Table {
  const sections = allOf(journey, 'section').map(({ is }) => is);
  const titles = new Map(sections.map(({ id, title }) => [id, `${textWords(title)} (${id})`]));
  const asked = [...titles].map(([id, title]): Group => {
    const rows = map.answers.filter(({ section: [first] }) => first === id);
    return { title, rows: rows.map((row) => answerRow(row, map)) };
  });
  const records = map.answers.filter(({ what }) => what === 'record');
  const groups: readonly Group[] = [
    ...asked,
    { title: 'Records: nobody is asked', rows: records.map((row) => answerRow(row, map)) },
    {
      title: 'Sensitive in what calls answer',
      rows: map.lookups.map((row) => rowOf(row, 'Answer of a call', null, 'not stored', map)),
    },
  ];
  return {
    title: `Where the answers of ${map.journey} go`,
    notes: [
      'Sent: operation and place of what carries the answer as it is. Used for: operations of which a rule reads it, through facts, records and other answers too; that counts what only decides something.',
      `Stays: stored is on the device, for ${String(map.days)} days; not stored is gone with the page. Whoever clears all clears both. A ledger of a commit stays longer. Cleared: where a condition stands over it, when that holds.`,
      'A part of an answer goes where its question goes.',
    ],
    corner: 'Answer',
    columns: ['Kind', 'Why', 'Sent', 'Used for', 'Stays', 'Tracked'].map((title) => ({
      title,
      note: '',
    })),
    groups: groups.filter(({ rows }) => rows.length > 0),
  };
}

const stored = { device: 'stored', parts: 'stored in part', page: 'not stored' } as const;

const answerRow = (row: AnswerRow, map: DataMap): Row =>
  rowOf(row, row.what === 'record' ? 'Record' : row.title, row.reason, stored[row.stays.on], map);

function rowOf(
  row: DataRow,
  title: string,
  reason: string | null,
  stays: string,
  { days }: DataMap,
): Row {
  const { path, kind, sent, addresses, tracked, ledger, readBy } = row;
  const used = sent.filter(({ isWhole }) => !isWhole).map(({ operation }) => operation);
  const whole = sent.filter(({ isWhole }) => isWhole);
  return {
    title,
    name: path,
    cells: [
      cell(kind === null ? [] : [kind]),
      cell(reason === null ? readers(readBy) : [reason]),
      cell([
        ...whole.map(({ operation, at }) => `${operation} ${at}`),
        ...addresses.map((address) => `the page’s address ${address}`),
      ]),
      cell(used),
      cell([
        stays === 'stored' ? `stored ${String(days)} days` : stays,
        ...inLedgers(ledger),
        ...row.stays.clearedBy.map((after) => `cleared after ${after}`),
      ]),
      cell(tracked),
    ],
  };
}

function inLedgers(places: readonly string[]): readonly string[] {
  const of = (place: string): string => nameUnder('commits', place) ?? place;
  return [...new Set(places.map(of))].map((commit) => {
    const count = places.filter((place) => of(place) === commit).length;
    return `ledger of ${commit} (${String(count)} of its values)`;
  });
}

const most = 4;

function readers(names: readonly string[]): readonly string[] {
  if (names.length === 0) return ['nothing reads it'];
  const more = names.length - most;
  const rest = more > 0 ? ` and ${String(more)} more` : '';
  return [`read by ${names.slice(0, most).join(', ')}${rest}`];
}

function cell(parts: readonly string[]): Cell {
  const said = [...new Set(parts)];
  return said.length === 0
    ? { kind: 'absent', text: '–' }
    : { kind: 'always', text: said.join('; ') };
}
