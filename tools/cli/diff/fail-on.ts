import { nearest } from '../../../src/compiler';
import { differenceKinds, isDifferenceKind, type DifferenceKind } from '../../../src/prover';
import { InputError } from '../../project';

const kinds = Object.keys(differenceKinds) as readonly DifferenceKind[];

/** The kinds of differences that the command ends with 1 for; the policy on consents where nothing is said. */
export function failOn(written: string | null): ReadonlySet<DifferenceKind> {
  if (written === null) return new Set(['consent-text']);
  const words = written.split(',').map((word) => word.trim());
  if (words.includes('none')) return new Set();
  if (words.includes('all')) return new Set(kinds);
  return new Set(
    words.map((word) => {
      if (isDifferenceKind(word)) return word;
      const near = nearest(word, kinds);
      throw new InputError(
        `There is no kind of difference \`${word}\`.`,
        near === null ? `known: ${kinds.join(', ')}, all, none` : `did you mean ${near}?`,
      );
    }),
  );
}
