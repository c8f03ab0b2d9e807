/** A stretch of a bar: 'now' and 'new' are filled, 'more', 'less' and 'fee' are hatched. */
export interface BarPart {
  readonly kind: 'now' | 'new' | 'more' | 'less' | 'fee';
  readonly pounds: number;
}

interface YearInParts {
  /** What the new plan costs, in pounds a year. */
  readonly cost: number;
  /** What comes on top of it once. */
  readonly fee: number;
  /** What is paid now, in pounds a year. */
  readonly now: number;
}

/**
 * The new bar from left to right. A plan that is dearer by itself has the colour of now as far as
 * what is paid now; what it costs beyond that is hatched. The fee follows what the plan costs. What
 * is left to what is paid now is saved.
 */
export function partsOf({ cost, fee, now }: YearInParts): readonly BarPart[] {
  const parts: readonly BarPart[] =
    pence(cost) > pence(now)
      ? [
          { kind: 'now', pounds: now },
          { kind: 'more', pounds: cost - now },
          { kind: 'fee', pounds: fee },
        ]
      : [
          { kind: 'new', pounds: cost },
          { kind: 'fee', pounds: fee },
          { kind: 'less', pounds: now - cost - fee },
        ];
  return parts.filter(({ kind, pounds }) => pence(pounds) > 0 || kind === 'new');
}

const pence = (pounds: number): number => Math.round(pounds * 100);

/** Percent of the track. */
export function share(pounds: number, scale: number): number {
  if (scale <= 0) return 0;
  return Math.min(100, Math.max(0, (pounds / scale) * 100));
}

/** How much of the track a bar fills: what fits into it depends on how wide the track is, too. */
export function roomOf(pounds: number, scale: number): 'long' | 'middle' | 'short' {
  const percent = share(pounds, scale);
  if (percent >= 80) return 'long';
  return percent >= 45 ? 'middle' : 'short';
}
