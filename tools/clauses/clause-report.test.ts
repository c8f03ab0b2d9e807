import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clauseReport, type Reason } from './clause-report';
import { clauseTable } from './clause-table';
import { namedInTests, readClauses } from './read-clauses';

const clauses = [
  { id: 'FEE-01', area: 'FEE', check: 'unit' },
  { id: 'FEE-02', area: 'FEE', check: 'browser' },
  { id: 'TOW-01', area: 'TOW', check: 'unit' },
];
const named = (entries: Readonly<Record<string, string>>) =>
  new Map(Object.entries(entries).map(([id, by]) => [id, new Set([by])] as const));
const report = (tested: Readonly<Record<string, string>>, ...reasons: readonly Reason[]) =>
  clauseReport(clauses, { scenarios: named(tested), tests: named({}) }, reasons);

describe('the report of clauses', () => {
  it('counts the clauses of a table as named by the test beside it that has its name', () => {
    const root = join(import.meta.dirname, '../..');
    const held = [...namedInTests(root, readClauses(root)).values()];
    expect(held.some((by) => by.has('tests/specification/sign-up/messages.test.ts'))).toBe(true);
  });

  it('says who names each, or why nobody does', () => {
    const { lines, faults } = report({ 'FEE-01': 'fees.json' }, { area: 'FEE', reason: 'later' });
    expect(faults).toEqual([]);
    expect(lines.map(({ scenarios, reason }) => [...scenarios, reason])).toEqual([
      ['fees.json', null],
      ['later'],
      [null],
    ]);
    expect(clauseTable({ lines, faults })).toContain('open, with neither test nor reason: TOW-01');
  });

  it.each<readonly [Readonly<Record<string, string>>, Reason, string]>([
    [
      { 'FEE-77': 'fees.json' },
      { area: 'FEE', reason: 'later' },
      'fees.json: there is no clause FEE-77.',
    ],
    [
      { 'FEE-01': 'fees.json' },
      { ids: ['FEE-01'], reason: 'later' },
      'tests/clauses/reasons.json: “later”: FEE-01 is tested, so it needs no reason.',
    ],
    [
      {},
      { ids: ['FEE-78'], reason: 'later' },
      'tests/clauses/reasons.json: “later”: there is no clause FEE-78.',
    ],
    [
      { 'TOW-01': 'a.json' },
      { area: 'TOW', reason: 'later' },
      'tests/clauses/reasons.json: “later”: no clause is left that it is for.',
    ],
  ])('with %j and %j finds fault', (tested, reason, fault) => {
    expect(report(tested, reason).faults).toEqual([fault]);
  });
});
