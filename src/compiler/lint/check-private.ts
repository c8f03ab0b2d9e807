import type { Context } from '../context';
import { questionsOf, type Question } from '../questions';
import type { Sources } from '../symbols';

/** Tokens of autofill by which a browser fills in what is a person's own. */
const personal: ReadonlySet<string> = new Set([
  ...['name', 'given-name', 'additional-name', 'family-name', 'nickname', 'username'],
  ...['email', 'tel', 'tel-national', 'bday', 'bday-day', 'bday-month', 'bday-year', 'sex'],
  ...['cc-name', 'cc-number', 'cc-csc', 'cc-exp', 'impp', 'photo'],
]);

/** What a browser fills in of a person is said to be private. */
export function checkPrivate(_: Sources, context: Context): void {
  const { units } = context.symbols;
  // A journey that says so of no question at all has not looked at it yet.
  const isMarked = units.some(({ section }) =>
    questionsOf(section).some(({ at }) => at.value.sensitive !== undefined),
  );
  if (!isMarked) return;
  for (const { section } of units)
    if (section.value.sensitive === undefined)
      for (const question of questionsOf(section)) checkFilledIn(question, context);
}

function checkFilledIn({ at }: Question, { report }: Context): void {
  const look = at.find('ui');
  const token = look?.value['autocomplete'];
  if (look === null || typeof token !== 'string' || !personal.has(token)) return;
  if (at.value.sensitive === undefined)
    report.add(
      'JC711',
      look,
      `A browser fills in \`${token}\` here, and nothing says that it is private.`,
      {
        severity: 'warning',
        help: 'write `sensitive`, so that it is neither stored nor tracked unseen',
      },
    );
}
