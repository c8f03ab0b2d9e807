import { isObject, operationOf, operatorOf, type Json, type Rule } from '../../src/rules';

/**
 * A rule as it is written, taken apart into what can be chosen. Nothing of it is lost: its notes and whether
 * a single argument stands in a list come back as they were.
 */
export type RuleTree = OperationTree | ListTree | ValueTree;

export interface OperationTree {
  readonly kind: 'operation';
  readonly operator: string;
  readonly parts: readonly RuleTree[];
  /** Its only argument stands without a list. */
  readonly isAlone: boolean;
  /** Clauses that it follows from, and whether they are written before it; null for none. */
  readonly note: { readonly source: Json; readonly isFirst: boolean } | null;
}

/** A list of rules. */
export interface ListTree {
  readonly kind: 'list';
  readonly parts: readonly RuleTree[];
}

export interface ValueTree {
  readonly kind: 'value';
  readonly value: Json;
}

/** Which argument of which, from the root. */
export type TreePath = readonly number[];

/** What a directory says, which is compiled away: no operator of a compiled rule. */
export const entryOperator = 'entry';

const isOperator = (name: string): boolean =>
  name === entryOperator || operatorOf(name) !== undefined;

export function treeOf(rule: Rule): RuleTree {
  if (Array.isArray(rule)) {
    const parts = (rule as readonly Json[]).map(treeOf);
    return parts.every(({ kind }) => kind === 'value')
      ? { kind: 'value', value: rule }
      : { kind: 'list', parts };
  }
  const operation = operationOf(rule);
  if (operation === null || !isObject(rule) || !isOperator(operation.operator))
    return { kind: 'value', value: rule };
  const keys = Object.keys(rule);
  if (keys.filter((key) => key !== 'source').length !== 1) return { kind: 'value', value: rule };
  const { operator, given } = operation;
  return {
    ...{ kind: 'operation', operator, parts: given.map(treeOf) },
    isAlone: !Array.isArray(rule[operator]),
    note: 'source' in rule ? { source: rule['source'], isFirst: keys[0] === 'source' } : null,
  };
}

export function ruleOf(tree: RuleTree): Rule {
  if (tree.kind === 'value') return tree.value;
  if (tree.kind === 'list') return tree.parts.map(ruleOf);
  const { operator, parts, isAlone, note } = tree;
  const [only] = parts;
  const given = isAlone && only !== undefined ? ruleOf(only) : parts.map(ruleOf);
  if (note === null) return { [operator]: given };
  const { source, isFirst } = note;
  return isFirst ? { source, [operator]: given } : { [operator]: given, source };
}

/** A rule without its notes, as it is worked out; null where only the compiler can say what it means. */
export function plainOf(tree: RuleTree): Rule {
  if (tree.kind === 'value') return tree.value;
  if (tree.kind === 'list') return tree.parts.map(plainOf);
  return { [tree.operator]: tree.parts.map(plainOf) };
}

/** Whether a directory is asked anywhere in it. */
export const asksDirectory = (tree: RuleTree): boolean =>
  tree.kind !== 'value' &&
  ((tree.kind === 'operation' && tree.operator === entryOperator) ||
    tree.parts.some(asksDirectory));

export const value = (of: Json): ValueTree => ({ kind: 'value', value: of });

/** A single argument stands alone where the language writes it so. */
export const operation = (operator: string, ...parts: readonly RuleTree[]): OperationTree => ({
  ...{ kind: 'operation', operator, parts, note: null },
  isAlone: parts.length === 1 && operatorOf(operator)?.takes.count[1] === 1,
});

export const reading = (path: string): OperationTree => operation('var', value(path));

/** The path of what is read and nothing else; null for any other. */
export function pathRead(tree: RuleTree | undefined): string | null {
  if (tree?.kind !== 'operation' || tree.operator !== 'var') return null;
  const [path] = tree.parts;
  return path?.kind === 'value' && typeof path.value === 'string' ? path.value : null;
}

export const isOperation = <Name extends string>(
  tree: RuleTree | undefined,
  ...operators: readonly Name[]
): tree is OperationTree & { readonly operator: Name } =>
  tree?.kind === 'operation' && operators.some((each) => each === tree.operator);

/** The tree with another part at a place. */
export function withPart(tree: RuleTree, [index, ...rest]: TreePath, put: RuleTree): RuleTree {
  if (index === undefined) return put;
  if (tree.kind === 'value') return tree;
  const parts = tree.parts.map((part, each) => (each === index ? withPart(part, rest, put) : part));
  return { ...tree, parts };
}

/** One more part of a group. */
export const withMore = (tree: OperationTree, part: RuleTree): OperationTree => ({
  ...{ ...tree, parts: [...tree.parts, part], isAlone: false },
});

/** A group without one of its parts; of two the other stands for itself. */
export function withoutPart(tree: OperationTree, index: number): RuleTree {
  const parts = tree.parts.filter((_, each) => each !== index);
  const [only] = parts;
  return parts.length === 1 && only !== undefined && tree.note === null ? only : { ...tree, parts };
}

/** Parts of a group the other way round. */
export function withMoved(tree: OperationTree, index: number, by: 1 | -1): OperationTree {
  const [one, other] = [tree.parts[index], tree.parts[index + by]];
  if (one === undefined || other === undefined) return tree;
  const parts = tree.parts.map((part, each) =>
    each === index ? other : each === index + by ? one : part,
  );
  return { ...tree, parts };
}
