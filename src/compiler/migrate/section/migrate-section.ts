import type { Refuse } from '../finding';
import { find, membersOf, object, treeOf, type Member, type Tree } from '../json/tree';
import { answerAt, answersAt } from './answers-at';
import { mentioned, movedKeys, namesOf, overlaid, pathOf } from './language-1';
import { layOut, type Layout } from './layout';
import { lookOf } from './look';
import { readQuestion, textTree, writeQuestion, type Question } from './question';

/** A section as it was and as it becomes, for its variants to be laid over. */
export interface MigratedSection {
  readonly before: Tree;
  readonly after: Tree;
  readonly at: string | null;
  readonly layout: Layout;
  readonly names: readonly string[];
  readonly questions: ReadonlyMap<string, Question>;
}

/** `variants`: the files that are laid over it. */
export function migrateSection(
  section: Tree,
  variants: readonly Tree[],
  refuse: Refuse,
): MigratedSection {
  const names = namesOf(section);
  refuseUnknown(section, names, refuse);
  const at = answersAt([
    ...names.map((name) => ({ name, path: pathOf(section, name) })),
    ...variants.flatMap((variant) => {
      const laid = overlaid(section, variant);
      return namesOf(laid)
        .filter((name) => !names.includes(name))
        .map((name) => ({ name, path: pathOf(laid, name) }));
    }),
  ]);
  const placed = names.map((name) => ({ name, look: lookOf(section, name) }));
  for (const { name, look } of placed)
    if (look.set !== null && look.row !== null && look.row.kind === 'value')
      refuseRow(look.row, name, refuse);
  const layout = layOut(placed);
  const questions = new Map(
    names.map((name): [string, Question] => [
      name,
      withPlace(readQuestion(section, name), {
        answer: pathOf(section, name) === answerAt(at, name) ? null : pathOf(section, name),
        group: layout.groupOf.get(name) ?? null,
      }),
    ]),
  );
  return {
    before: section,
    after: object(replaced(section, at, layout, questions), section.where),
    at,
    layout,
    names,
    questions,
  };
}

/** A question and where it is kept and stands, where that has to be said. */
export function withPlace(
  question: Question,
  place: { readonly answer: string | null; readonly group: string | null },
): Question {
  const said = new Map(question);
  if (place.answer !== null) said.set('answer', textTree(place.answer));
  if (place.group !== null) said.set('group', textTree(place.group));
  return said;
}

/** The keys as they stood; what moved into the questions stands where the first of it stood. */
function replaced(
  section: Tree,
  at: string | null,
  layout: Layout,
  questions: ReadonlyMap<string, Question>,
): readonly Member[] {
  const fields: readonly Member[] = [
    ...(at === null ? [] : [['at', treeOf(at)] as const]),
    ...groupsMember(layout),
    ['fields', writeQuestions(questions)],
  ];
  let done = false;
  return membersOf(section).flatMap((member) => {
    if (!movedKeys.includes(member[0])) return [member];
    if (done) return [];
    done = true;
    return fields;
  });
}

export const groupsMember = ({ groups }: Layout): readonly Member[] =>
  groups.size === 0 ? [] : [['groups', object([...groups])]];

export const writeQuestions = (questions: ReadonlyMap<string, Question>): Tree =>
  object([...questions].map(([name, question]) => [name, writeQuestion(question)]));

/** What is said of a question that nobody asks would be lost, or become one. */
export function refuseUnknown(source: Tree, names: readonly string[], refuse: Refuse): void {
  for (const name of mentioned(source))
    if (!names.includes(name))
      refuse(
        placeOf(source, name),
        `Nothing asks \`${name}\`, of which something is said.`,
        'take away what is said of it, or add it to `schema.properties`',
      );
}

const placeOf = (source: Tree, name: string) =>
  membersOf(source)
    .map(([, value]) => find(value, name))
    .find((each) => each !== null)?.where ?? source.where;

function refuseRow(row: Tree, name: string, refuse: Refuse): void {
  if (row.kind === 'value' && row.text === 'true')
    refuse(
      row.where,
      `\`${name}\` shares the line of its set, and does not say at which place.`,
      'let `row` be "kind", "amount" or "unit", or take `set` away',
    );
}
