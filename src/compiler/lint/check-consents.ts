import type { Context } from '../context';
import type { Question } from '../questions';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

/** A consent in the record is one answer: what another question asks has an id of its own. */
export function checkConsents(_: Sources, context: Context): void {
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
