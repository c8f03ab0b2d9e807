import { codes, type Finding, type PlacedPattern } from '../../../src/compiler';
import type { Slownesses } from './slowness';

/** Patterns that a text can keep busy for seconds or for ever, as findings at their lines. */
export const slowPatterns = (
  patterns: readonly PlacedPattern[],
  slownesses: Slownesses,
): readonly Finding[] =>
  patterns.flatMap(({ pattern, ...place }): readonly Finding[] => {
    const slow = slownesses.get(pattern) ?? null;
    if (slow === null) return [];
    const isExponential = slow.growth === 'exponential';
    return [
      {
        ...place,
        code: 'JC506',
        title: codes.JC506,
        severity: isExponential ? 'error' : 'warning',
        message: isExponential
          ? `A text of ${slow.characters.toLocaleString('en-GB')} characters keeps this pattern busy for ever: its time doubles with each of them.`
          : `A text of ${slow.characters.toLocaleString('en-GB')} characters keeps this pattern busy for seconds: its time grows much faster than the text.`,
        help: 'let each character be matched by one part of the pattern alone, and give repetitions an end',
        also: [],
      },
    ];
  });
