import type { Refuse } from './finding';
import { find, list, membersOf, object, textOf, treeOf, type Member, type Tree } from './json/tree';

export interface MigratedDirectory {
  readonly directory: Tree;
  /** What `facts.<name>` was made of, now facts like all others; empty where there were none. */
  readonly facts: readonly Member[];
}

/**
 * A directory with what is true of each id beside its variant.
 * @param factsOf what the file of a variant says of the directory's facts
 * @param by rule of the section with these variants; null where there is none: then the facts are those of no id
 */
export function migrateDirectory(
  directory: Tree,
  folder: string,
  factsOf: (variant: string) => Tree | null,
  by: Tree | null,
  refuse: Refuse,
): MigratedDirectory {
  const fallback = textOf(find(directory, 'default')) ?? '';
  const given = membersOf(find(directory, 'facts'));
  const known = (variant: string): readonly Member[] =>
    membersOf(factsOf(variant)).filter(([name, value]) => {
      const isKnown = given.some(([other]) => other === name);
      if (!isKnown)
        refuse(
          value.where,
          `The directory does not say what \`${name}\` is for all others.`,
          'add it to `facts` of directory.json, or take it away',
        );
      return isKnown;
    });
  const variants = membersOf(find(directory, 'variants'));
  const others = variants.filter(([, variant]) => textOf(variant) !== fallback);
  const entries = variants.map(([id, variant]): Member => {
    const name = textOf(variant) ?? '';
    const said = name === fallback ? [] : known(name);
    return [id, object([['variant', variant], ...said], variant.where)];
  });
  const own = known(fallback);
  const usual = given.map((fact) => own.find(([name]) => name === fact[0]) ?? fact);
  // What is alike for all ids reads none (O5), and so is no matter of the directory.
  const differs = ([name]: Member): boolean =>
    others.some(([, variant]) => known(textOf(variant) ?? '').some(([each]) => each === name));
  const otherwise = object([['variant', treeOf(fallback)], ...usual.filter(differs)]);
  let done = false;
  const members = membersOf(directory).flatMap((member): readonly Member[] => {
    if (!['default', 'variants', 'facts'].includes(member[0])) return [member];
    if (done) return [];
    done = true;
    return [
      ['entries', object(entries)],
      ['otherwise', otherwise],
    ];
  });
  const facts = usual.map((fact): Member => {
    const [name, value] = fact;
    if (by === null || !differs(fact)) return [name, object([['rule', value]])];
    const entry = list([treeOf(folder), by, treeOf(name)]);
    return [name, object([['rule', object([['entry', entry]])]])];
  });
  return { directory: object(members, directory.where), facts };
}

/** The facts of a file with some more. */
export const withFacts = (file: Tree, facts: readonly Member[]): Tree =>
  object(
    membersOf(file).map(([key, value]) =>
      key === 'facts' ? [key, object([...membersOf(value), ...facts], value.where)] : [key, value],
    ),
    file.where,
  );
