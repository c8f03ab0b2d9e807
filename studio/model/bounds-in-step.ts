import { at, pointerUnder, type Edit, type JsonFiles } from './edits';
import type { Bound } from './question';

/** Another case of bounds, as it stands to one that was changed as it stood before. */
export interface BoundInStep {
  readonly label: string;
  readonly value: number;
  readonly edit: Edit;
}

const sides = ['least', 'most'] as const;

/**
 * Cases that were left as they were beside the one that was changed, as a month and a quarter beside a year:
 * each in the proportion that it had. None where several were changed, for then each was meant.
 */
export function boundsInStep(
  saved: JsonFiles,
  now: JsonFiles,
  bounds: readonly Bound[],
): readonly BoundInStep[] {
  return sides.flatMap((side, index) => {
    const all = bounds.map((bound) => {
      const pointer = pointerUnder(bound.pointer, String(index));
      const [was, is] = [saved, now].map((files) => at(files[bound.file] ?? null, pointer));
      return { ...bound, pointer, was, is };
    });
    const [changed, ...more] = all.filter(({ was, is }) => was !== is);
    if (changed === undefined || more.length > 0) return [];
    const { was, is } = changed;
    if (typeof was !== 'number' || typeof is !== 'number' || was <= 0 || is <= 0) return [];
    return all.flatMap((other): readonly BoundInStep[] => {
      if (other === changed || typeof other.is !== 'number') return [];
      const value = inProportion(other.is, is / was, side);
      const { label, file, pointer } = other;
      const edit = { file, pointer, was: other.is, value };
      return value === other.is ? [] : [{ label, value, edit }];
    });
  });
}

/** As fine as it was written; no wider than the proportion. */
function inProportion(value: number, by: number, side: (typeof sides)[number]): number {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  const unit = 10 ** decimals;
  // What is a hair beside a whole number by the sum alone is that number.
  const exact = Number((value * by * unit).toPrecision(12));
  return (side === 'least' ? Math.ceil(exact) : Math.floor(exact)) / unit;
}
