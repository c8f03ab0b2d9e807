import { equal, isObject } from '../../rules';
import type { Context } from '../context';
import { questionsOf, type Question } from '../questions';
import type { Sources } from '../symbols';

/** Tokens of autofill by which a browser fills in what is a person's own. */
const personal: ReadonlySet<string> = new Set([
  ...['name', 'given-name', 'additional-name', 'family-name', 'nickname', 'username'],
  ...['email', 'tel', 'tel-national', 'bday', 'bday-day', 'bday-month', 'bday-year', 'sex'],
  ...['cc-name', 'cc-number', 'cc-csc', 'cc-exp', 'impp', 'photo'],
]);

/** What a browser fills in of a person, and what is accepted by one, is said to be so. */
export function checkPrivate(_: Sources, context: Context): void {
  const { units } = context.symbols;
  // A journey that says so of no question at all has not looked at it yet.
  const isMarked = units.some(({ section }) =>
    questionsOf(section).some(({ at }) => at.value.sensitive !== undefined),
  );
  for (const { section } of units) {
    const questions = questionsOf(section);
    const isRecorded = questions.some(({ at }) => at.value.consent !== undefined);
    for (const question of questions) {
      if (isMarked && section.value.sensitive === undefined) checkFilledIn(question, context);
      if (isRecorded) checkAccepted(question, context);
    }
  }
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

/** Beside others that stand in the record: what must be accepted of everybody. */
function checkAccepted({ at }: Question, { report }: Context): void {
  const { required, consent } = at.value;
  if (consent !== undefined || !isObject(required ?? null)) return;
  if (!equal(required ?? null, { accepted: true })) return;
  report.add('JC561', at.at('required'), 'This has to be accepted, and stands in no record.', {
    severity: 'warning',
    help: 'write `consent` with an id and a version',
  });
}
