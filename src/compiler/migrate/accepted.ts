import type { Refuse } from './finding';
import {
  find,
  flat,
  list,
  membersOf,
  object,
  textOf,
  treeOf,
  type Member,
  type Tree,
} from './json/tree';
import { answerAt } from './section/answers-at';
import { noReason } from './section/migrate-variant';

/** A literal true, or a rule: what can make an answer true. */
const canBeTrue = (value: Tree): boolean => value.kind === 'object' || flat(value) === 'true';

/**
 * Answers that a person has to accept, by the sections and their variants in language 2. One that
 * stood accepted from the start needs judgement.
 */
export function acceptedPaths(
  sections: readonly (readonly [section: Tree, variants: readonly Tree[]])[],
  refuse: Refuse,
): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const [section, variants] of sections) {
    const answers = new Map<string, string>();
    for (const file of [section, ...variants])
      for (const [name, question] of membersOf(find(file, 'fields'))) {
        const path =
          textOf(find(question, 'answer')) ??
          answers.get(name) ??
          answerAt(textOf(find(section, 'at')), name);
        answers.set(name, path);
        if (find(question, 'required', 'accepted') === null) continue;
        paths.add(path);
        const initial = find(question, 'initial');
        if (initial !== null && flat(initial) === 'true')
          refuse(
            initial.where,
            `\`${name}\` has to be accepted, and is so from the start.`,
            'take `initial` away; in language 2 say `opens` with a `because`, if it shall open ticked',
          );
      }
  }
  return paths;
}

/** A `set` that can make such an answer true says why in language 2. The same tree where none does. */
export function withReasons(tree: Tree, accepted: ReadonlySet<string>): Tree {
  if (tree.kind === 'value') return tree;
  if (tree.kind === 'list') {
    const items = tree.items.map((item) => withReasons(item, accepted));
    return items.some((item, index) => item !== tree.items[index]) ? list(items, tree.where) : tree;
  }
  const accepts = membersOf(find(tree, 'set')).some(
    ([path, value]) => accepted.has(path) && canBeTrue(value),
  );
  const members = tree.members.flatMap(([key, value]): readonly Member[] => {
    const inner: Member = [key, withReasons(value, accepted)];
    return key === 'set' && accepts ? [inner, ['because', treeOf(noReason)]] : [inner];
  });
  const isSame =
    members.length === tree.members.length &&
    members.every(([, value], index) => value === tree.members[index]?.[1]);
  return isSame ? tree : object(members, tree.where);
}
