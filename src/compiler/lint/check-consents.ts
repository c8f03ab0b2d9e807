import { equal } from '../../rules';
import type { Context } from '../context';
import { questionsOf, type Question } from '../questions';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

/** A consent in the record is one answer: what another question asks has an id of its own. */
export function checkConsents(_: Sources, context: Context): void {
  for (const { section } of context.symbols.units) {
    const questions = questionsOf(section);
    checkOnce(questions, context);
    if (questions.some(({ at }) => at.value.consent !== undefined))
      for (const question of questions) checkAccepted(question, context);
  }
  const known = new Map<string, Question>();
  for (const question of fieldsOf(context)) {
    const consent = question.at.find('consent');
    if (consent === null) continue;
    const { id } = consent.value;
    const first = known.get(id);
    if (first === undefined) known.set(id, question);
    else if (first.path !== question.path)
      context.report.add(
        'JC501',
        consent,
        `\`${id}\` is the consent of \`${first.path}\` already.`,
        {
          help: 'give each consent an id of its own: the record goes by it',
          also: [{ at: first.at, message: 'the other consent' }],
        },
      );
  }
}

/** Of one tick the record would say that it was given for two things. */
function checkOnce(questions: readonly Question[], { report }: Context): void {
  const known = new Map<string, Question>();
  for (const question of questions) {
    const consent = question.at.find('consent');
    if (consent === null) continue;
    const first = known.get(question.path);
    if (first === undefined) known.set(question.path, question);
    else
      report.add('JC501', question.at, `\`${question.path}\` is a consent of this sheet already.`, {
        severity: 'warning',
        key: true,
        help: 'give one of them an answer of its own, or ask it once',
        also: [{ at: first.at, message: 'the other one' }],
      });
  }
}

/** Beside others that stand in the record: what must be accepted of everybody. */
function checkAccepted({ at }: Question, { report }: Context): void {
  const { required = null, consent } = at.value;
  if (consent !== undefined || !equal(required, { accepted: true })) return;
  report.add('JC561', at.at('required'), 'This has to be accepted, and stands in no record.', {
    severity: 'warning',
    help: 'write `consent` with an id and a version',
  });
}
