import type { Words } from '../../ui/parts/words';

/** How a new plan compares with what is paid now. */
interface Saving {
  readonly kind: 'save' | 'more' | 'same';
  /** Pounds a year, never negative. */
  readonly amount: number;
}

/** `savings` in pounds a year: positive saves, negative costs more (RES-10, decision 25). */
export function savingOf(savings: number): Saving {
  const pence = Math.round(savings * 100);
  if (pence === 0) return { kind: 'same', amount: 0 };
  // So large a number has no pence, and a hundred times it may be none.
  const amount = Number.isSafeInteger(pence) ? Math.abs(pence) / 100 : Math.abs(savings);
  return { kind: pence > 0 ? 'save' : 'more', amount };
}

/** What a plan saves, in pounds; negative costs more. */
export interface YearlySaving {
  /** Whether what it rests on is still on its way. */
  readonly waits: boolean;
  /** Of every year, without the fee; null where it could not be worked out. */
  readonly saving: number | null;
  /** What is paid once to leave the present plan; 0 for nothing. */
  readonly fee: number;
  /** Of the first year, after the fee. */
  readonly firstYear: number | null;
  /** Who takes the fee. */
  readonly leaving: string;
}

/** What a year would cost at the price cap, in pounds, and the days for which that was set. */
export interface PriceCap {
  readonly cost: number;
  /** yyyy-mm-dd, as is `until`. */
  readonly from: string;
  readonly until: string;
}

interface SavingLine {
  readonly kind: Saving['kind'] | 'unknown';
  readonly text: string;
}

/**
 * The saving in words (RES-10): with a fee the first year after it, then the years that follow;
 * without one every year alike. No line while it is still worked out.
 */
export function savingLines(of: YearlySaving, words: Words): readonly SavingLine[] {
  if (of.waits) return [];
  if (of.saving === null || of.firstYear === null)
    return [{ kind: 'unknown', text: words.plain('results.saving.unknown') }];
  const { kind, amount } = savingOf(of.saving);
  if (of.fee <= 0) return [{ kind, text: words.plain(`results.saving.${kind}`, { amount }) }];
  const first = savingOf(of.firstYear);
  const then = first.kind === 'save' ? 'still' : kind;
  return [
    {
      kind: first.kind,
      text: words.plain(`results.first.${first.kind}`, { amount: first.amount }),
    },
    { kind, text: words.plain(`results.then.${then}`, { amount }) },
  ];
}

/**
 * What a year's cost comes to a month, in whole pounds, rounded up (RES-24, CUS-39).
 * Counted in pence: in pounds, 0.1 + 0.2 would tip an exact month into the next pound.
 */
export function monthly(annualPounds: number): number {
  const pence = Math.round(annualPounds * 100);
  return Math.ceil(Number.isSafeInteger(pence) ? pence / 1200 : annualPounds / 12);
}
