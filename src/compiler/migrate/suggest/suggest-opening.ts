import { questionKey } from '../../../journey';
import { find, flat, itemsOf, membersOf, textOf, textsOf, type Tree } from '../json/tree';
import { noReason } from '../section/migrate-variant';
import { objectsIn, type QuestionAt, type Written } from './questions-of';
import type { Suggest } from './suggest';

/** A record that says for which thing a sheet was opened. */
const openedFor = /(^|\.)opened\w*$/i;

const isNever = (value: Tree): boolean => ['false', 'null'].includes(flat(value));

/** What is set because a sheet opens, and what is set where a person is asked to accept. */
export function suggestOpening({ trees, questions }: Written, suggest: Suggest): void {
  const mustAccept = new Map(
    questions
      .filter(({ tree }) => find(tree, 'required', 'accepted') !== null)
      .map((question) => [question.path, question]),
  );
  for (const [, file] of trees) {
    for (const reaction of itemsOf(find(file, 'reactions'))) {
      const why = opening(reaction);
      if (why === null) continue;
      for (const [path, value] of membersOf(find(reaction, 'set')))
        sayOpens(path, value, why, questions, suggest);
    }
    for (const [changes] of objectsIn(file))
      for (const [path, value] of textOf(find(changes, 'because')) === noReason
        ? membersOf(find(changes, 'set'))
        : []) {
        const question = mustAccept.get(path);
        if (question !== undefined && !isNever(value))
          suggest(
            value,
            'accepted',
            `\`${path}\` is for a person to accept, and this can set it to true without a reason.`,
            `"opens": { "value": ${flat(value)}, "because": … } at \`${questionKey(question.section, question.name)}\`, in place of this, if it opens so; else "because": why it may be set`,
          );
      }
  }
}

/** Why a reaction looks like the opening of a sheet; null where it does not. */
function opening(reaction: Tree): string | null {
  const on = find(reaction, 'on');
  if (find(on, 'entered') !== null) return 'when the sheet is entered';
  const heard = textsOf(find(on, 'changed')).some((path) => openedFor.test(path));
  const asked = objectsIn(find(reaction, 'when') ?? reaction).some(([rule]) =>
    openedFor.test(textOf(find(rule, 'var')) ?? ''),
  );
  return heard || asked ? 'when the sheet opens anew' : null;
}

function sayOpens(
  path: string,
  value: Tree,
  why: string,
  questions: readonly QuestionAt[],
  suggest: Suggest,
): void {
  const question = questions.find((each) => each.path === path);
  if (question !== undefined)
    suggest(
      value,
      'opens',
      `\`${path}\` is set ${why}.`,
      `"opens": { "value": ${flat(value)} } at \`${questionKey(question.section, question.name)}\`, in place of this`,
    );
  else if (openedFor.test(path))
    suggest(
      value,
      'opens',
      `\`${path}\` says what the sheet was opened for.`,
      `"forgottenWith": ["${textOf(find(value, 'var')) ?? '…'}"] at the section, which opens anew then, in place of this`,
    );
}
