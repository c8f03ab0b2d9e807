import type { Refuse } from '../finding';
import {
  find,
  isSame,
  itemsOf,
  list,
  membersOf,
  object,
  treeOf,
  type Member,
  type Tree,
} from '../json/tree';
import { answerAt } from './answers-at';
import { isWrittenNull, mentioned, movedKeys, namesOf, overlaid, pathOf } from './language-1';
import { layOver, type Layout } from './layout';
import { lookOf } from './look';
import {
  groupsMember,
  refuseUnknown,
  withPlace,
  writeQuestions,
  type MigratedSection,
} from './migrate-section';
import { readQuestion, type Question } from './question';

/** What a variant's file says in one section that it is laid over. */
export function migrateVariant(variant: Tree, section: MigratedSection, refuse: Refuse): Tree {
  const laid = overlaid(section.before, variant);
  const names = namesOf(laid);
  refuseUnknown(variant, names, refuse);
  const layout = layoutOf(variant, laid, names, section, refuse);
  const questions = new Map<string, Question>();
  const said = mentioned(variant);
  for (const name of [...section.names, ...names.filter((each) => !section.names.includes(each))]) {
    const group = layout.groupOf.get(name) ?? null;
    if (!said.includes(name) && group === null) continue;
    const base = section.questions.get(name) ?? null;
    const question = withPlace(
      base === null
        ? withoutInitial(readQuestion(laid, name))
        : over(name, base, readQuestion(variant, name), readQuestion(laid, name), refuse),
      { answer: movedTo(laid, name, section), group },
    );
    if (question.size > 0 || base === null) questions.set(name, question);
  }
  return object(written(variant, laid, layout, questions), variant.where);
}

function layoutOf(
  variant: Tree,
  laid: Tree,
  names: readonly string[],
  section: MigratedSection,
  refuse: Refuse,
): Layout {
  const placed = names.map((name) => ({ name, look: lookOf(laid, name) }));
  const layout = layOver(section.layout, section.names, placed);
  if (layout !== null) return layout;
  refuse(
    (find(variant, 'order') ?? variant).where,
    'This order of the questions cannot be said with the groups of the section.',
    'give the section and the variant the same order, or take the sets of `uiSchema` away',
  );
  return { groups: new Map(), groupOf: new Map() };
}

/** The answer's path, where it is not what the section says or would be. */
function movedTo(laid: Tree, name: string, section: MigratedSection): string | null {
  const path = pathOf(laid, name);
  const otherwise = section.names.includes(name)
    ? pathOf(section.before, name)
    : answerAt(section.at, name);
  return path === otherwise ? null : path;
}

/** Stands where language 2 asks for a reason that language 1 had no place for. */
export const noReason = 'Language 1 did not say why.';

/** Keys of a question that a variant replaces as a whole, and language 1 laid part by part. */
const whole = ['schema', 'ui', 'checks'];

/** What a variant says of a question of the section. */
function over(
  name: string,
  base: Question,
  own: Question,
  laid: Question,
  refuse: Refuse,
): Question {
  const said = new Map<string, Tree>();
  for (const [key, value] of own) {
    const now = whole.includes(key) ? (laid.get(key) ?? value) : value;
    if (key === 'initial' || isSame(now, base.get(key) ?? null)) continue;
    if (isWrittenNull(now))
      refuse(
        now.where,
        `\`${key}\` of \`${name}\` is null here and something else in the section: null takes a key away in language 2.`,
        'say it in the section, or let the variant ask a question of its own',
      );
    said.set(key, now);
    if (key === 'required') said.set('because', treeOf(noReason));
  }
  return said;
}

const withoutInitial = (question: Question): Question =>
  new Map([...question].filter(([key]) => key !== 'initial'));

function written(
  variant: Tree,
  laid: Tree,
  layout: Layout,
  questions: ReadonlyMap<string, Question>,
): readonly Member[] {
  const fields: readonly Member[] = [
    ...groupsMember(layout),
    ...(questions.size === 0 ? [] : [['fields', writeQuestions(questions)] as const]),
  ];
  const reactions = beginnings(variant, laid);
  let done = false;
  const members = membersOf(variant).flatMap((member): readonly Member[] => {
    const [key, value] = member;
    if (key === 'reactions') return [[key, list([...itemsOf(value), ...reactions], value.where)]];
    if (!movedKeys.includes(key)) return [member];
    if (done || key === 'facts') return [];
    done = true;
    return fields;
  });
  const rest: readonly Member[] =
    reactions.length > 0 && find(variant, 'reactions') === null
      ? [['reactions', list(reactions)]]
      : [];
  return [...members, ...rest];
}

/** What a variant let its questions start as was set when it was entered, where there was no answer. */
const beginnings = (variant: Tree, laid: Tree): readonly Tree[] =>
  namesOf(laid).flatMap((name): readonly Tree[] => {
    const value = find(variant, 'initial', name);
    const path = pathOf(laid, name);
    if (value === null) return [];
    return [
      object([
        ['on', treeOf({ entered: true })],
        ['when', treeOf({ '!': { isAnswered: { var: path } } })],
        ['set', object([[path, value]])],
      ]),
    ];
  });
