/** What the places of an operator take, and what is known of what stands beside them. */
import { kindAt, operatorOf, type ArgumentKind } from '../../src/rules';
import { knownOf, type Known, type Lexicon } from './lexicon';
import { entryOperator, type OperationTree, type RuleTree } from './rule-tree';

const entryKinds: readonly ArgumentKind[] = ['key', 'value', 'key'];

/** What stands at this place of it: a list, the name of a key, a value, a condition. */
export function kindOfPart({ operator, parts }: OperationTree, index: number): ArgumentKind {
  if (operator === entryOperator) return entryKinds[index] ?? 'value';
  // The second of a sum over a list is the name of a key of its items.
  if (operator === 'sum' && index === 1) return 'value';
  const known = operatorOf(operator);
  return known === undefined ? 'value' : kindAt(known, index, parts.length);
}

/** What is known of what it is compared with: of an entry, what the key before it keeps. */
export function knownBeside({ parts }: OperationTree, index: number, lexicon: Lexicon): Known {
  const list = knownOf(parts[0], lexicon);
  return index % 2 === 0 && index > 0 ? keyBefore(parts[index - 1], list) : list;
}

function keyBefore(key: RuleTree | undefined, list: Known): Known {
  const name = key?.kind === 'value' ? key.value : null;
  const found = list.keys.find((each) => each.name === name);
  return found === undefined ? list : { ...list, ...found, keys: [] };
}
