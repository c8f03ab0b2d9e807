import { describe, expect, it } from 'vitest';
import type { CompiledJourney } from '../journey';
import { compile } from './compile';
import { parkingContract } from './fixtures/parking';
import { payment } from './fixtures/payment';
import { paymentSlips } from './fixtures/slips/payment';

function compiled(files = payment()): CompiledJourney {
  const { journey, diagnostics } = compile(files, parkingContract);
  expect(diagnostics).toEqual([]);
  if (journey === null) throw new Error('no journey');
  return journey;
}

function position(text: string, fragment: string): { line: number; column: number } {
  const offset = text.indexOf(fragment);
  if (offset === -1) throw new Error(`The changed file has no ${fragment}`);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

describe('a commit', () => {
  it('is compiled with what it goes by, asks and says', () => {
    const { payment: found } = compiled().commits;
    expect(found).toMatchObject({
      subject: { var: 'reference' },
      tie: { kind: { var: 'facts.kind' } },
      again: 'payment.again',
      confirmBy: {
        use: { call: 'permitState', as: 'paidAfter', with: { number: { var: 'commit.subject' } } },
        every: [0, 5, 60],
      },
      resend: 'afterConfirm',
      lookAround: 'apply',
    });
    expect(found?.says.sending).toEqual({ title: [], text: [['This is sending.']] });
    expect(found?.says.doubt).toEqual({
      title: ['We do not know whether ', { path: 'commit.subject' }, ' is paid.'],
      text: [
        ['Sent at ', { path: 'commit.sentAt', format: 'moment' }, '.'],
        ['For ', { path: 'commit.record.street' }, '.'],
      ],
    });
    expect(found?.says.hint).toBeUndefined();
  });

  it('is sent by one step of a sequence that waits, which keeps its answer', () => {
    const { pay } = compiled().sequences;
    expect(pay).toMatchObject({ commit: 'payment', waits: true });
    expect(pay?.steps.map(({ commits, keep }) => [commits, keep])).toEqual([
      [false, {}],
      [true, { receipt: { var: 'answer.receipt' } }],
    ]);
    expect(compiled().calls['pay']).toMatchObject({
      repeat: null,
      alreadyDone: [409],
      refuses: [422],
      patience: 20,
      within: 120,
    });
  });

  it('leaves sequences and calls without one as they were', () => {
    expect(compiled().sequences['book']).toMatchObject({ commit: null, waits: false });
    expect(compiled().calls['zones']).toMatchObject({ alreadyDone: [], refuses: [], within: null });
  });

  it.each([
    '{ "===": [{ "var": "commits.payment.state" }, "done"] }',
    '{ "var": "commits.payment.open" }',
    '{ "isAnswered": { "var": "commits.payment.before" } }',
    '{ "===": [{ "var": "commits.payment.before.state" }, "aside"] }',
    '{ "===": [{ "var": "commits.payment.record.street" }, "High Street"] }',
    '{ "isAnswered": { "var": "commits.payment.before.answer.receipt" } }',
  ])('is read by any rule: %s', (rule) => {
    compiled(
      payment(
        'steps/apply/terms.json',
        /"isAnswered": \{\s+"var": "street"\s+\}/,
        rule.slice(1, -1),
      ),
    );
  });

  it('whose record reads itself ends', () => {
    compiled(
      payment(
        'commits/payment.json',
        '"on": {',
        '"before": { "var": "commits.payment.record.before" }, "on": {',
      ),
    );
  });

  it('is tracked by what tells nothing of the household', () => {
    const record = (path: string) =>
      payment(
        'tracking.json',
        '"records": {',
        `"records": { "commitInDoubt": { "Page": { "var": "${path}" } },`,
      );
    compiled(record('commit.subject'));
    compiled(record('commit.seconds'));
    expect(compile(record('commit.record.street'), parkingContract).diagnostics).toMatchObject([
      { code: 'JC312' },
    ]);
  });

  it.each(Object.entries(paymentSlips))('%s is found at its place', (_, slip) => {
    const files = payment(slip.file, slip.from, slip.to);
    const { journey, diagnostics } = compile(files, parkingContract);
    const place = slip.in ?? slip.file;
    const found = diagnostics.find(({ code, file }) => code === slip.code && file === place);
    expect(found, JSON.stringify(diagnostics, null, 1)).toMatchObject({
      severity: slip.severity ?? 'error',
      ...position(files.get(place) ?? '', slip.at),
    });
    if (slip.help !== undefined) expect(found?.help).toBe(slip.help);
    expect(journey === null).toBe(slip.severity === undefined);
  });
});

describe('the digest of a journey', () => {
  it('is the same for the same configuration, and another for another', () => {
    const { digest } = compiled();
    expect(digest).toMatch(/^[0-9a-f]{16}$/);
    expect(compiled().digest).toBe(digest);
    const other = payment('commits/payment.json', 'Sent at', 'sent at');
    expect(compiled(other).digest).not.toBe(digest);
  });
});
