import type { Finding } from '../../../src/compiler';
import { differenceKinds, type DifferenceKind } from '../../../src/prover';
import type { Told } from './told';

/** Differences as findings at lines of files: an error is what the command ends with 1 for. */
export const findingsOfDiff = (
  told: readonly Told[],
  failing: ReadonlySet<DifferenceKind>,
): readonly Finding[] =>
  told.map(({ kinds, message, before, after, because, examples, also, ...at }): Finding => {
    const { title } = differenceKinds[kinds[0] ?? 'drawn'];
    const more = [
      ...(also.length === 0 ? [] : [`Likewise: ${also.join(', ')}.`]),
      ...(because.length === 0 ? [] : [`Because ${because.join(' and ')}.`]),
      ...(before === null ? [] : [`Before: ${before}.`]),
      ...(after === null ? [] : [`Now: ${after}.`]),
      ...examples.map((each) => `For example: ${each}.`),
    ];
    return {
      ...{
        code: at.code,
        title,
        file: at.file,
        line: at.line,
        column: at.column,
        pointer: at.pointer,
      },
      severity: kinds.some((each) => failing.has(each)) ? 'error' : 'warning',
      message: [`${message}.`, ...more].join('\n'),
      help: kinds.includes('consent-text') ? 'let its version grow with its words' : null,
      ...{ length: 1, also: [] },
    };
  });
