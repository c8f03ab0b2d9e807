import xpath from 'xpath';
import type { XPath, XPathOperator, XPathPath, XPathStep } from './xpath-tree';

/** What the library makes of an expression: its types say nothing of it. */
interface Parsed {
  readonly lhs?: Parsed;
  readonly rhs?: Parsed;
  readonly num?: number;
  readonly str?: string;
  readonly functionName?: string;
  readonly arguments?: readonly Parsed[];
  readonly filter?: Parsed;
  readonly filterPredicates?: readonly Parsed[];
  readonly locationPath?: { readonly absolute: boolean; readonly steps: readonly ParsedStep[] };
}

interface ParsedStep {
  readonly axis: number;
  readonly nodeTest: { readonly name?: string };
  readonly predicates: readonly Parsed[];
}

type Class = abstract new (...given: never[]) => object;
interface Library {
  readonly parse: (text: string) => { readonly expression: { readonly expression: Parsed } };
  readonly classes: Readonly<Record<string, Class>>;
}
const named = xpath as unknown as Readonly<Record<string, Class>> & Pick<Library, 'parse'>;

const operators: readonly (readonly [XPathOperator, string])[] = [
  ['or', 'OrOperation'],
  ['and', 'AndOperation'],
  ['=', 'EqualsOperation'],
  ['!=', 'NotEqualOperation'],
  ['<', 'LessThanOperation'],
  ['<=', 'LessThanOrEqualOperation'],
  ['>', 'GreaterThanOperation'],
  ['>=', 'GreaterThanOrEqualOperation'],
  ['+', 'PlusOperation'],
  ['-', 'MinusOperation'],
  ['*', 'MultiplyOperation'],
  ['div', 'DivOperation'],
  ['mod', 'ModOperation'],
];

const isA = (parsed: object, name: string): boolean => {
  const wanted = named[name];
  return wanted !== undefined && parsed instanceof wanted;
};

/**
 * White space between a function and its bracket, which the library does not take; what stands in
 * quotation marks stays.
 */
const loose = /("[^"]*"|'[^']*')|([A-Za-z_][\w.:-]*)\s+(?=\()/g;
const words = ['and', 'or', 'div', 'mod'];

const joined = (text: string): string =>
  text.replaceAll(loose, (whole: string, quoted: string | undefined, name: string = '') =>
    quoted !== undefined || words.includes(name) ? whole : name,
  );

/** The tree of an expression; null for what is none. */
export function parseXPath(text: string): XPath | null {
  try {
    return treeOf(named.parse(joined(text)).expression.expression);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

function treeOf(parsed: Parsed): XPath {
  const { lhs, rhs } = parsed;
  const operator = operators.find(([, name]) => isA(parsed, name));
  if (operator !== undefined && lhs !== undefined && rhs !== undefined)
    return { kind: 'two', operator: operator[0], left: treeOf(lhs), right: treeOf(rhs) };
  if (isA(parsed, 'UnaryMinusOperation') && rhs !== undefined)
    return { kind: 'negative', of: treeOf(rhs) };
  if (isA(parsed, 'BarOperation')) return { kind: 'other', what: 'a union of nodes (|)' };
  if (isA(parsed, 'VariableReference')) return { kind: 'other', what: 'a variable' };
  if (parsed.num !== undefined) return { kind: 'number', value: parsed.num };
  if (parsed.str !== undefined) return { kind: 'text', value: parsed.str };
  if (parsed.functionName !== undefined)
    return { kind: 'call', name: parsed.functionName, given: (parsed.arguments ?? []).map(treeOf) };
  return pathExpression(parsed);
}

function pathExpression({ filter, filterPredicates = [], locationPath }: Parsed): XPath {
  if (filterPredicates.length > 0) return { kind: 'other', what: 'a condition behind a bracket' };
  if (locationPath === undefined)
    return filter === undefined ? { kind: 'other', what: 'an empty path' } : treeOf(filter);
  const from = filter === undefined ? null : originOf(treeOf(filter));
  if (filter !== undefined && from === null)
    return { kind: 'other', what: 'a path that goes on from a function' };
  const steps = stepsOf(locationPath.steps);
  if (typeof steps === 'string') return { kind: 'other', what: steps };
  return {
    kind: 'path',
    path: { from: from ?? (locationPath.absolute ? 'root' : 'context'), steps },
  };
}

/** Where a path begins that goes on from `current()` or `instance('x')`. */
function originOf(filter: XPath): XPathPath['from'] | null {
  if (filter.kind !== 'call') return null;
  const [first] = filter.given;
  if (filter.name === 'current' && first === undefined) return 'current';
  return filter.name === 'instance' && first?.kind === 'text' ? { instance: first.value } : null;
}

/** As the library numbers the axes of XPath. */
const axes: Readonly<Record<number, XPathStep['to']>> = { 3: 'child', 9: 'parent', 12: 'self' };

/** The steps, or the name of one that there is no word for. */
function stepsOf(parsed: readonly ParsedStep[]): readonly XPathStep[] | string {
  const steps: XPathStep[] = [];
  for (const { axis, nodeTest, predicates } of parsed) {
    const to = axes[axis];
    if (to === undefined) return 'an axis or `//`';
    if (to === 'child' && nodeTest.name === undefined) return 'a step to any node';
    steps.push({ to, name: nodeTest.name ?? '', where: predicates.map(treeOf) });
  }
  return steps;
}
