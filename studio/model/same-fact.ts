import { joinPath } from '../../src/rules';
import type { SameFact } from './protocol';
import { isOperation, operation, reading, ruleOf, type RuleTree } from './rule-tree';

/** The fact in place of the parts; alone without a tree. */
export function withFact({ at, parts, fact, holds }: SameFact, tree?: RuleTree): RuleTree {
  const path = reading(joinPath('facts', fact));
  const said = holds ? path : operation('!', path);
  return tree === undefined ? said : replaced(tree, at, parts, said);
}

function replaced(
  tree: RuleTree,
  [index, ...rest]: readonly number[],
  parts: readonly number[],
  said: RuleTree,
): RuleTree {
  if (tree.kind === 'value') return tree;
  if (index !== undefined) {
    const inner = tree.parts.map((part, each) =>
      each === index ? replaced(part, rest, parts, said) : part,
    );
    return { ...tree, parts: inner };
  }
  if (parts.length === 0 || parts.length === tree.parts.length) return said;
  const [first = 0] = parts;
  const kept = tree.parts.flatMap((part, each) =>
    each === first ? [said] : parts.includes(each) ? [] : [part],
  );
  return { ...tree, parts: kept };
}

/** Groups of a rule with the way to each. */
export function groupsOf(
  tree: RuleTree,
  at: readonly number[] = [],
): readonly {
  readonly at: readonly number[];
  readonly operator: string;
  readonly parts: readonly RuleTree[];
}[] {
  if (!isOperation(tree, 'and', 'or', '!')) return [];
  const inner = tree.parts.flatMap((part, index) => groupsOf(part, [...at, index]));
  return isOperation(tree, 'and', 'or')
    ? [{ at, operator: tree.operator, parts: tree.parts }, ...inner]
    : inner;
}

export const ruleWith = (operator: string, parts: readonly RuleTree[]) =>
  ruleOf({ ...operation(operator, ...parts), isAlone: false });
