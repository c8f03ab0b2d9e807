import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/full';
import { commitStates, type LedgerEntry } from '../model';
import { entry } from '../testing';
import { cutDownEntry, greaterEntry, isSame, readEntry, sameDigestOf } from './index';

const small = fc.nat({ max: 3 });
const entries: fc.Arbitrary<LedgerEntry> = fc
  .record({
    state: fc.constantFrom(...commitStates),
    attempt: small,
    watched: small,
    noes: fc.array(small, { maxLength: 2 }),
    askedAt: fc.option(small),
    said: fc.constantFrom('yes', 'no', 'unreached', null),
    record: fc.option(fc.record({ plan: fc.constantFrom('A', 'B') })),
    answer: fc.option(fc.record({ reference: fc.constantFrom('A', 'B') })),
    same: fc.option(fc.constantFrom('home 1', 'home 2')),
    away: small,
    writtenAt: small,
  })
  .map((rest) => entry(rest));

const numRuns = runs(500, 20_000);

describe('the greater of two entries (row 16)', () => {
  it('is the same whichever comes first', () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        expect(greaterEntry(a, b)).toEqual(greaterEntry(b, a));
      }),
      { numRuns },
    );
  });

  it('is the same however three are told to each other', () => {
    fc.assert(
      fc.property(entries, entries, entries, (a, b, c) => {
        expect(greaterEntry(greaterEntry(a, b), c)).toEqual(greaterEntry(a, greaterEntry(b, c)));
      }),
      { numRuns },
    );
  });

  it.each<[Partial<LedgerEntry>, Partial<LedgerEntry>]>([
    [
      { state: 'done', attempt: 1 },
      { state: 'sending', attempt: 2 },
    ],
    [
      { state: 'sending', attempt: 2 },
      { state: 'unsent', attempt: 1 },
    ],
    [{ state: 'unsent' }, { state: 'aside' }],
    [{ state: 'refused' }, { state: 'aside' }],
    [{ state: 'aside' }, { state: 'doubt' }],
    [{ state: 'doubt' }, { state: 'sending', watched: 99 }],
    [{ watched: 2 }, { watched: 1, askedAt: 9 }],
    [{ noes: [1, 2] }, { noes: [1] }],
    [{ noes: [10] }, { noes: [9] }],
    [{ noes: [1, 5] }, { noes: [2, 3] }],
    [{ askedAt: 10 }, { askedAt: 9 }],
    // Cut down is what has neither.
    [{ watched: 2 }, { watched: 1, record: null }],
    [{ watched: 2 }, { watched: 1, same: null }],
    [
      { state: 'done', answer: { reference: 'R' } },
      { state: 'done', watched: 9 },
    ],
    [{ record: null, same: null }, { watched: 9 }],
  ])('of %j and %j is the first', (greater, lesser) => {
    expect(greaterEntry(entry(lesser), entry(greater))).toEqual(entry(greater));
  });
});

describe('an entry', () => {
  it('that was written is read again as it was', () => {
    fc.assert(
      fc.property(entries, (written) => {
        expect(readEntry(JSON.stringify(written), 'order', 'q1')).toEqual(written);
      }),
      { numRuns: runs(100, 2000) },
    );
  });

  it('cut down holds no more than what asking and warning need (decision 44)', () => {
    const full = entry({ answer: { reference: 'R' }, refusal: { status: 409, message: 'Ann' } });
    const cut = cutDownEntry(full);
    expect(cut).toMatchObject({ subject: 'q1', ties: full.ties, state: 'doubt', record: null });
    expect(JSON.stringify(cut)).not.toMatch(/home|P1|Ann|"R"/);
    expect(isSame(cut, 'home 1')).toBe(true);
    expect(isSame(cut, 'home 2')).toBe(false);
    expect(cutDownEntry(cut)).toEqual(cut);
  });

  it('of which nothing is known to be the same is the same as nothing', () => {
    const unknown = entry({ same: null });
    expect(isSame(unknown, null)).toBe(false);
    expect(isSame(unknown, 'home 1')).toBe(false);
    expect(cutDownEntry(unknown).sameDigest).toBeNull();
    expect(isSame(entry(), null)).toBe(false);
    expect(isSame(cutDownEntry(entry({ same: 'null' })), null)).toBe(false);
  });

  it('has a digest of 16 bits, with a salt of its subject', () => {
    for (let home = 0; home < 100; home += 1) {
      const { salt, digest } = sameDigestOf(`home ${home}`, `q${home}`);
      expect(salt).toMatch(/^[\da-f]{8}$/);
      expect(digest).toMatch(/^[\da-f]{4}$/);
    }
    expect(sameDigestOf('home 1', 'q1')).toEqual(sameDigestOf('home 1', 'q1'));
    expect(sameDigestOf('home 1', 'q2').salt).not.toBe(sameDigestOf('home 1', 'q1').salt);
  });
});
