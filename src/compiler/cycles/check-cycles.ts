import type { CompiledJourney, Rule } from '../../engine';
import type { Context } from '../context';
import type { Cursor } from '../source';
import { findCycles } from './find-cycles';
import { rulePaths } from './rule-paths';

/**
 * Facts that need themselves, and answers whose relevance hangs on themselves, have no value:
 * an answer that is not relevant reads as nothing.
 */
export function checkCycles(journey: CompiledJourney, context: Context): void {
  const edges = new Map<string, Set<string>>();
  const places = new Map<string, Cursor<unknown>>();
  const { symbols, report } = context;
  const reads = (node: string, rules: readonly Rule[]): void => {
    const targets = edges.get(node) ?? new Set();
    edges.set(node, targets);
    for (const path of rules.flatMap((rule) => [...rulePaths(rule)])) {
      for (const target of nodesOf(path, context)) targets.add(target);
    }
  };
  for (const [name, rule] of Object.entries(journey.facts)) {
    reads(`facts.${name}`, [rule]);
    const at = symbols.facts.get(name);
    if (at !== undefined) places.set(`facts.${name}`, at);
  }
  for (const section of journey.steps.flatMap(({ sections }) => sections)) {
    for (const field of section.fields) {
      reads(field.path, [section.relevant, field.relevant]);
      const at = symbols.answers.get(field.path)?.at;
      if (at !== undefined) places.set(field.path, at);
    }
  }
  for (const cycle of findCycles(edges)) {
    const [first = ''] = cycle;
    const at = places.get(first);
    if (at === undefined) continue;
    report.add('JC503', at, `These need each other: ${[...cycle, first].join(' → ')}.`, {
      key: true,
      help: 'an answer that is not relevant reads as nothing, so none of them has a value',
      also: cycle.slice(1).flatMap((node) => {
        const other = places.get(node);
        return other === undefined ? [] : [{ at: other, message: node }];
      }),
    });
  }
}

/** The fact or answers that a path reads: the answer itself, the one around it, those inside it. */
function nodesOf(path: string, { symbols }: Context): readonly string[] {
  const [root, name = ''] = path.split('.');
  if (root === 'facts') return [`facts.${name}`];
  return [...symbols.answers.keys()].filter(
    (answer) => answer === path || path.startsWith(`${answer}.`) || answer.startsWith(`${path}.`),
  );
}
