import { describe, expect, it } from 'vitest';
import { compile } from '../../compiler';
import { cars } from '../../compiler/fixtures/cars';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import { payment } from '../../compiler/fixtures/payment';
import { dataMap, type AnswerRow, type DataMap } from './data-map';
import { dataTable } from './data-table';

function mapOf(files: ReadonlyMap<string, string>): DataMap {
  const { journey, data, diagnostics } = compile(files, parkingContract);
  if (journey === null || data === null) throw new Error(JSON.stringify(diagnostics));
  return dataMap(journey, data);
}

/** A row on one line for each of its columns. */
const shortly = ({ title, what, kind, reason, stays, ...row }: AnswerRow) => ({
  is: `${what}: ${title}`,
  kind,
  reason,
  sent: row.sent
    .map(({ operation, at, via, isWhole }) =>
      [operation, at, isWhole ? 'as it is' : 'by a rule', ...via].join(', '),
    )
    .toSorted(),
  tracked: row.tracked,
  ledger: row.ledger,
  stays: [stays.on, ...stays.clearedBy],
  readBy: row.readBy,
});

const rowsOf = (map: DataMap): Readonly<Record<string, ReturnType<typeof shortly>>> =>
  Object.fromEntries(map.answers.map((row) => [row.path, shortly(row)]));

const marked = parking(
  'steps/apply/street.json',
  '"title": "E-mail",',
  '"title": "E-mail", "sensitive": "contact", "reason": "Your permit comes by e-mail.",',
);
const nothing = {
  kind: null,
  reason: null,
  sent: [],
  tracked: [],
  ledger: [],
  stays: ['page'],
  readBy: [],
};

describe('the answers of the parking permit', () => {
  it('stand each in one row, with where they go, why and for how long', () => {
    expect(rowsOf(mapOf(marked))).toEqual({
      street: {
        ...nothing,
        is: 'question: Street',
        sent: [
          'createPermit, body.street, as it is',
          'listZones, query.street, as it is, with.street',
        ],
        stays: ['device'],
        readBy: ['section street', 'section terms', 'call create'],
      },
      permitType: {
        ...nothing,
        is: 'question: Permit',
        readBy: ['facts.kind', 'street.days'],
      },
      'permit.days': { ...nothing, is: 'question: Days' },
      start: { ...nothing, is: 'question: First day' },
      email: {
        ...nothing,
        is: 'question: E-mail',
        kind: 'contact',
        reason: 'Your permit comes by e-mail.',
        sent: ['createPermit, body.holder.email, as it is'],
        readBy: ['call create'],
      },
      zone: {
        ...nothing,
        is: 'question: Zone',
        tracked: ['zoneFound: Zone'],
        stays: ['page', 'street changes'],
        readBy: ['section street', 'tracking zoneFound'],
      },
      agreed: { ...nothing, is: 'question: I agree to the terms / I agree to the harbour terms' },
      tides: { ...nothing, is: 'question: I know the tides' },
      reference: { ...nothing, is: 'record: ', readBy: ['step done'] },
    });
  });

  it('are followed through facts and what a commit keeps', () => {
    const { permitType, reference, street } = rowsOf(mapOf(payment()));
    expect(permitType).toMatchObject({
      sent: ['payPermit, body.kind, by a rule, facts.kind, commits.payment.tie.kind'],
      ledger: ['commits.payment.tie.kind'],
    });
    expect(reference?.sent).toEqual([
      'payPermit, path.number, as it is, commits.payment.subject',
      'permitState, path.number, as it is, commits.payment.subject, with.number',
    ]);
    expect(street?.ledger).toEqual(['commits.payment.same', 'commits.payment.record.street']);
  });

  it('are told from what a rule of the call makes of them', () => {
    const body = /"street": \{\s*"var": "street"\s*\}/;
    const made = parking(
      'calls/create.json',
      body,
      '"street": { "cat": [{ "var": "street" }, "!"] }',
    );
    expect(rowsOf(mapOf(made))['street']?.sent).toContain('createPermit, body.street, by a rule');
  });

  it('have a row for each part, and for each question of an item of a list', () => {
    const rows = rowsOf(mapOf(cars()));
    expect(Object.keys(rows)).toEqual(
      expect.arrayContaining(['permit.cars', 'car.plate', 'size', 'size.length', 'size.shape']),
    );
    expect(rows['permit.cars']?.is).toBe('list: Your cars');
    expect(rows['size.shape']?.is).toBe('part: Space: Shape');
    expect(rows['car.plate']).toMatchObject({
      is: 'item: Plate',
      sent: ['listZones, query.street, as it is, with.street'],
    });
  });

  it('of an item stay where their list stays', () => {
    const stored = cars(
      'journey.json',
      /"allow": \[\s*"street"/,
      '"allow": ["street", "permit.cars"',
    );
    const rows = rowsOf(mapOf(stored));
    expect([rows['permit.cars']?.stays, rows['car.plate']?.stays]).toEqual([
      ['device'],
      ['device'],
    ]);
  });
});

it('names what calls answer and is marked', () => {
  const files = parking(
    'calls/create.json',
    '"into"',
    '"sensitive": { "number": "identity" }, "into"',
  );
  expect(mapOf(files).lookups.map(({ path, kind, stays }) => [path, kind, stays])).toEqual([
    ['lookups.create.number', 'identity', { on: 'page', clearedBy: [] }],
  ]);
});

it('is a table with a group for each section, the records, and what was looked up', () => {
  const { journey, data } = compile(marked, parkingContract);
  if (journey === null || data === null) throw new Error('no journey');
  const { groups, columns } = dataTable(dataMap(journey, data), journey);
  expect(columns.map(({ title }) => title)).toEqual([
    'Kind',
    'Why',
    'Sent',
    'Used for',
    'Stays',
    'Tracked',
  ]);
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Your street (street)', 6],
    ['Terms (terms)', 2],
    ['Records: nobody is asked', 1],
  ]);
  const email = groups[0]?.rows.find(({ name }) => name === 'email');
  expect(email?.cells.map(({ text }) => text)).toEqual([
    'contact',
    'Your permit comes by e-mail.',
    'createPermit body.holder.email',
    '–',
    'not stored',
    '–',
  ]);
});

it('files go to the partner as they are, and the id of one that is taken out with the call that says so', () => {
  const street = JSON.parse(parking().get('steps/apply/street.json') ?? '{}') as {
    readonly fields: object;
  };
  const call = { $schema: '../../schemas/call.schema.json' };
  const files = {
    call: 'storeFile',
    forget: 'forgetFile',
    types: ['image/jpeg'],
    megabytes: 1,
  };
  const map = mapOf(
    new Map([
      ...parking(),
      [
        'steps/apply/street.json',
        JSON.stringify({
          ...street,
          fields: { ...street.fields, photo: { title: 'Photograph', files } },
        }),
      ],
      [
        'calls/store-file.json',
        JSON.stringify({ ...call, id: 'storeFile', operation: 'storeFile', answer: 'id' }),
      ],
      [
        'calls/forget-file.json',
        JSON.stringify({
          ...call,
          id: 'forgetFile',
          operation: 'deleteFile',
          path: { id: { var: 'with.id' } },
        }),
      ],
    ]),
  );
  expect(rowsOf(map)['photo']?.sent).toEqual([
    'deleteFile, path, by a rule, the id of a file that was taken out',
    'storeFile, body, as it is, the files themselves',
  ]);
});
