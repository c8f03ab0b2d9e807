import { find, membersOf, object, textOf, without, type Member, type Tree } from './json/tree';
import { answerAt } from './section/answers-at';

/**
 * What an answer is before anyone answered belongs to the answer: language 2 says it at one of the
 * questions that share it. Of several, language 1 took the last, and that one stays.
 * @param sections in the order of the journey, of language 2
 */
export function oneInitial(
  sections: readonly (readonly [path: string, section: Tree])[],
): ReadonlyMap<string, Tree> {
  const last = new Map<string, Tree>();
  for (const [, section] of sections)
    for (const [name, question] of questionsOf(section))
      if (find(question, 'initial') !== null) last.set(answerOf(section, name, question), question);
  return new Map(
    sections.map(([path, section]) => [
      path,
      withFields(
        section,
        questionsOf(section).map(([name, question]): Member => {
          const stays = last.get(answerOf(section, name, question)) === question;
          return [name, stays ? question : without(question, ['initial'])];
        }),
      ),
    ]),
  );
}

const questionsOf = (section: Tree): readonly Member[] => membersOf(find(section, 'fields'));

const answerOf = (section: Tree, name: string, question: Tree): string =>
  textOf(find(question, 'answer')) ?? answerAt(textOf(find(section, 'at')), name);

const withFields = (section: Tree, fields: readonly Member[]): Tree =>
  object(
    membersOf(section).map(([key, value]) =>
      key === 'fields' ? [key, object(fields, value.where)] : [key, value],
    ),
    section.where,
  );

/** What every variant said otherwise was never there: a variant's stands when it is entered (O4). */
export function withoutInitials(section: Tree, variants: readonly Tree[]): Tree {
  if (variants.length === 0) return section;
  const isReplaced = (name: string): boolean =>
    variants.every((variant) => find(variant, 'initial', name) !== null);
  return withFields(
    section,
    questionsOf(section).map(([name, question]): Member => [
      name,
      isReplaced(name) ? without(question, ['initial']) : question,
    ]),
  );
}
