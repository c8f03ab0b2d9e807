import type { Words } from '../../ui/words';
import { savingOf, type Saving } from './saving';

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

export interface SavingLine {
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
