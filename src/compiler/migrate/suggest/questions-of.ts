import { answerAt } from '../section/answers-at';
import { find, membersOf, readTree, textOf, type Tree } from '../json/tree';

/** One question of language 2, where it is written. */
export interface QuestionAt {
  readonly section: string;
  readonly name: string;
  readonly path: string;
  /** Whether a variant's file says it. */
  readonly isVariant: boolean;
  readonly tree: Tree;
}

export interface Written {
  readonly trees: ReadonlyMap<string, Tree>;
  readonly questions: readonly QuestionAt[];
  /** The rule by which each directory is asked, by the folder of the directory. */
  readonly directories: ReadonlyMap<string, Tree>;
}

/** All that is written in a folder of language 2. */
export function readWritten(files: ReadonlyMap<string, string>): Written {
  const trees = new Map(
    [...files].flatMap(([path, text]) => {
      const said = path.endsWith('.json') && !/^(brands|scenarios)\//.test(path);
      const tree = said ? readTree(path, text) : null;
      return tree === null ? [] : [[path, tree] as const];
    }),
  );
  const directories = new Map<string, Tree>();
  const questions = [...trees].flatMap(([path, section]): readonly QuestionAt[] => {
    if (!path.startsWith('steps/')) return [];
    const from = textOf(find(section, 'variants', 'from'));
    const by = find(section, 'variants', 'by');
    const own = questionsIn(section, section, null);
    if (from === null || by === null) return own;
    const folder = from.slice(0, from.lastIndexOf('/'));
    directories.set(folder, by);
    const variants = [...trees].filter(
      ([each]) => each !== from && each.slice(0, each.lastIndexOf('/')) === folder,
    );
    return [...own, ...variants.flatMap(([, variant]) => questionsIn(variant, section, own))];
  });
  return { trees, questions, directories };
}

/** @param own the section's questions, where a variant is read */
function questionsIn(
  source: Tree,
  section: Tree,
  own: readonly QuestionAt[] | null,
): readonly QuestionAt[] {
  return membersOf(find(source, 'fields')).map(([name, tree]) => ({
    section: textOf(find(section, 'id')) ?? '',
    name,
    path:
      textOf(find(tree, 'answer')) ??
      own?.find((each) => each.name === name)?.path ??
      answerAt(textOf(find(section, 'at')), name),
    isVariant: own !== null,
    tree,
  }));
}

/** Every object within, with the keys that lead to it, itself first. */
export function objectsIn(
  tree: Tree,
  keys: readonly string[] = [],
): readonly (readonly [tree: Tree, keys: readonly string[]])[] {
  if (tree.kind === 'value') return [];
  if (tree.kind === 'list')
    return tree.items.flatMap((item, index) => objectsIn(item, [...keys, String(index)]));
  return [
    [tree, keys],
    ...tree.members.flatMap(([key, value]) => objectsIn(value, [...keys, key])),
  ];
}
