import { describe, expect, it } from 'vitest';
import { drive, type Drive, field, journey, section, step } from './testing';

const steps = [
  step('apply', [section('s', [field('plate', 'plate', 'string')])]),
  step('paid', [], {
    route: '/paid/:id',
    query: [
      { name: 'reference', answer: 'reference', pattern: '^[A-Za-z0-9-]{1,8}$', otherwise: null },
      { name: 'refused', answer: 'refused', pattern: '^[0-9]+$', otherwise: '1' },
    ],
  }),
];
const permits = journey(steps, {
  records: { reference: { initial: null }, refused: { initial: null } },
});

const arrive = (drives: Drive, parameters: Readonly<Record<string, string>>): Drive =>
  drives.happen({
    type: 'stepEntered',
    step: 'paid',
    parameters,
    today: '2026-09-01',
    restored: false,
  });

describe('a value of the query that is an answer (ROU-09, CAR-20, decision 47)', () => {
  it.each([
    ['fits', { reference: 'P-100' }, 'P-100', null],
    ['does not fit and is left out', { reference: 'Call 0900' }, null, null],
    ['is too long and is left out', { reference: 'P-1234567' }, null, null],
    ['is markup and is left out', { reference: '<b>P</b>' }, null, null],
    ['fits its own pattern', { refused: '27' }, null, '27'],
    ['is there in another form', { refused: 'true' }, null, '1'],
    ['is there and empty', { refused: '' }, null, '1'],
    ['is not there', {}, null, null],
  ])('%s', (_, given, reference, refused) => {
    const drives = arrive(drive(permits), { id: '7', ...given });
    expect(drives.read('reference')).toBe(reference);
    expect(drives.read('refused')).toBe(refused);
  });

  it('is what the address says now, not what it said before', () => {
    const before = arrive(drive(permits), { id: '7', reference: 'P-100', refused: '' });
    const drives = arrive(before, { id: '7' });
    expect([drives.read('reference'), drives.read('refused')]).toEqual([null, null]);
  });

  it('leaves the parameters of the route as they are', () => {
    const { state } = arrive(drive(permits), { id: 'any word', reference: '?', refused: 'x' });
    expect(state.progress.parameters).toEqual({ id: 'any word', refused: '1' });
  });
});
