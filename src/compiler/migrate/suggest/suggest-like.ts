import { questionKey } from '../../../journey';
import { find, flat, isSame, membersOf } from '../json/tree';
import type { QuestionAt, Written } from './questions-of';
import type { Suggest } from './suggest';

/** Keys that two questions must have in common to be one that is asked twice. */
const essence = ['schema', 'options', 'bounds', 'list'];

/** Questions of two sections that ask the same in the same way. */
export function suggestLike({ questions }: Written, suggest: Suggest): void {
  const first = new Map<string, QuestionAt>();
  for (const question of questions) {
    const key = likeness(question);
    if (question.isVariant || key === null) continue;
    const model = first.get(key);
    if (model === undefined) first.set(key, question);
    else if (model.section !== question.section)
      suggest(
        question.tree,
        'like',
        `\`${question.name}\` asks the same as \`${questionKey(model.section, model.name)}\`.`,
        `"like": "${questionKey(model.section, model.name)}" with ${differing(question, model)}`,
      );
  }
}

/** What makes two questions alike; null for one that is like too many. */
function likeness({ path, tree }: QuestionAt): string | null {
  const said = essence.map((key) => find(tree, key));
  const plain = membersOf(find(tree, 'schema')).length < 2;
  if (plain && said.slice(1).every((each) => each === null)) return null;
  return JSON.stringify([path, ...said.map((each) => (each === null ? null : flat(each)))]);
}

/** Keys that still have to be said. */
function differing({ tree }: QuestionAt, model: QuestionAt): string {
  const other = model.tree;
  const keys = [...new Set([...membersOf(tree), ...membersOf(other)].map(([key]) => key))].filter(
    (key) => key !== 'answer' && key !== 'group' && !isSame(find(tree, key), find(other, key)),
  );
  const gone = keys.filter((key) => find(tree, key) === null);
  const kept = keys.filter((key) => !gone.includes(key));
  const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  if (keys.length === 0) return 'nothing else';
  return [
    ...(kept.length > 0 ? [listed(kept)] : []),
    ...(gone.length > 0 ? [`null for ${listed(gone)}`] : []),
  ].join(' and ');
}
