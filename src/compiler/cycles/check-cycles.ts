import type { Rule } from '../../engine';
import { allOf, type CompiledJourney } from '../../journey';
import { areRelated, joinPath, keysOfPath, readsOf } from '../../rules';
import type { Context } from '../context';
import type { Cursor } from '../source';
import { findCycles } from './find-cycles';
import { readsIn } from './reads-in';
import { relevancePlaces } from './relevance-places';
import { labelsIn } from './labels-in';

/**
 * Facts that need themselves, answers whose relevance hangs on themselves (one that is not relevant
 * reads as nothing), commits whose subject hangs on what is known of them, and options that are
 * named by their own labels have no value: the engine would throw where it reads them.
 */
export function checkCycles(journey: CompiledJourney, context: Context): void {
  const edges = new Map<string, Set<string>>();
  const places = new Map<string, Cursor<unknown>>();
  const { symbols, report } = context;
  const reads = (node: string, rules: readonly Rule[]): void => {
    const targets = edges.get(node) ?? new Set();
    edges.set(node, targets);
    for (const rule of rules) for (const target of targetsOf(rule)) targets.add(target);
  };
  const nodesByPath = new Map<string, readonly string[]>();
  const nodesByRule = new Map<Rule, readonly string[]>();
  const targetsOf = (rule: Rule): readonly string[] => {
    const known = nodesByRule.get(rule);
    if (known !== undefined) return known;
    const found = [...readsOf(rule).paths].flatMap((path) => {
      const nodes = nodesByPath.get(path) ?? nodesOf(path, context);
      nodesByPath.set(path, nodes);
      return nodes;
    });
    nodesByRule.set(rule, found);
    return found;
  };
  for (const [name, rule] of Object.entries(journey.facts)) {
    reads(`facts.${name}`, [rule]);
    const at = symbols.facts.get(name);
    if (at !== undefined) places.set(`facts.${name}`, at);
  }
  for (const field of allOf(journey, 'field')) {
    const { path, relevant } = field.is;
    reads(path, [field.owner.is.relevant, relevant]);
    const at = symbols.answers.get(path)?.at;
    if (at === undefined) continue;
    places.set(path, at);
    const options = optionsOf(path);
    places.set(options, at);
    edges.set(options, new Set([...(edges.get(options) ?? []), ...labelsIn(field).map(optionsOf)]));
  }
  for (const [name, { subject, same }] of Object.entries(journey.commits)) {
    reads(`commits.${name}`, [subject, same]);
    const at = symbols.commits.get(name)?.at('subject');
    if (at !== undefined) places.set(`commits.${name}`, at);
  }
  const found = findCycles(edges);
  if (found.length === 0) return;
  const rules = relevancePlaces(context);
  const readsOfFact = (node: string) => {
    const rule = symbols.facts.get(node.slice('facts.'.length));
    return node.startsWith('facts.') && rule !== undefined ? readsIn(rule) : [];
  };
  /** Where the one reads the next, else where it is declared. */
  const placeOf = (node: string, next: string): Cursor<unknown> | undefined =>
    [...(rules.get(node) ?? readsOfFact(node))].find(([path]) =>
      nodesOf(path, context).includes(next),
    )?.[1] ?? places.get(node);
  for (const cycle of found) {
    const [first = ''] = cycle;
    const steps = cycle.map((node, index) => ({
      node,
      at: placeOf(node, cycle[index + 1] ?? first),
    }));
    const at = steps[0]?.at;
    if (at === undefined) continue;
    report.add('JC503', at, `These need each other: ${[...cycle, first].join(' → ')}.`, {
      key: true,
      help: 'none of them can be worked out before the others; an answer that is not relevant reads as nothing',
      also: steps
        .slice(1)
        .flatMap((step) => (step.at === undefined ? [] : [{ at: step.at, message: step.node }])),
    });
  }
}

const optionsOf = (path: string): string => `options of ${path}`;

/** The fact, commit or answers that a path reads: the answer itself, the one around it, those inside it. */
function nodesOf(path: string, { symbols }: Context): readonly string[] {
  const [root = '', name = ''] = keysOfPath(path);
  if (root === 'facts' || root === 'commits') return [joinPath(root, name)];
  return [...symbols.answers.keys()].filter((answer) => areRelated(answer, path));
}
