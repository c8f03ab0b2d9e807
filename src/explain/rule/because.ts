import type { FactTrace, Read, Trace } from '../explanation';
import { nameUnder } from '../../rules';

/**
 * What settled a rule, in one line: the values that it turned on,
 * down through the facts that it read.
 */
export function because(trace: Trace, facts: Facts): string {
  return [...new Set(settlers(trace, facts))].join(' and ');
}

/** A value that was read; a fact that has words of its own in these. */
function said({ path, value, words }: Read, fact: FactTrace | undefined): string {
  const phrase = fact?.origin?.phrase;
  if (phrase === undefined || typeof value !== 'boolean') return `${path} is ${words}`;
  return value ? phrase.holds : phrase.fails;
}

type Facts = Readonly<Record<string, FactTrace>>;

function settlers(trace: Trace, facts: Facts): readonly string[] {
  if (trace.state === 'skipped') return [];
  if (trace.state === 'unknown' && trace.parts.length === 0)
    return [`${trace.words} (known in a call only)`];
  switch (trace.kind) {
    case 'all':
    case 'any':
    case 'none': {
      const outcome = trace.kind === 'any';
      const alone = trace.parts.filter(
        ({ value, state }) => state === 'counted' && (value === true) === outcome,
      );
      const deciding =
        trace.kind === 'none' || alone.length === 0 ? trace.parts : alone.slice(0, 1);
      return deciding.flatMap((part) => settlers(part, facts));
    }
    case 'choice': {
      const last = trace.parts.findLastIndex(
        ({ role, state }) => role !== 'if' && state !== 'skipped',
      );
      const asked = trace.parts.slice(0, last).filter(({ role }) => role === 'if');
      // The branch that was taken says more than those before it that were not.
      const taken = asked.filter(({ value }) => value === true);
      const branch = trace.parts[last];
      const conditions = taken.length > 0 ? taken : asked;
      return [
        ...conditions,
        ...(branch === undefined || branch.reads.length === 0 ? [] : [branch]),
      ].flatMap((part) => settlers(part, facts));
    }
    case 'leaf':
      return trace.reads.flatMap((read) => {
        const name = nameUnder('facts', read.path);
        const fact = name === null ? undefined : facts[name];
        const own = said(read, fact);
        const deeper = fact === undefined ? '' : because(fact.rule, facts);
        return [deeper === '' ? own : `${own} (${deeper})`];
      });
  }
}
