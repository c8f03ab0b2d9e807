import type { Context } from '../context';
import { questionsOf, type Question } from '../questions';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

/** A consent in the record is one answer: what another question asks has an id of its own. */
export function checkConsents(sources: Sources, context: Context): void {
  for (const { section } of context.symbols.units) {
    const questions = questionsOf(section);
    checkOnce(questions, context);
    if (questions.some(({ at }) => at.value.consent !== undefined))
      for (const question of questions) checkBeside(question, questions, context);
  }
  const known = new Map<string, Question>();
  const owners = new Set(sources.variants.map(({ file }) => ownerOf(file.path)));
  for (const question of fieldsOf(context)) {
    const consent = question.at.find('consent');
    if (consent === null) continue;
    const { id } = consent.value;
    const [owner = ''] = id.split('/');
    const own = ownerOf(consent.file.path);
    if (owners.has(own) && owner !== own && owners.has(owner))
      context.report.add('JC573', consent, `By its id this is a consent of \`${owner}\`.`, {
        severity: 'warning',
        help: `begin the id with ${own}/`,
      });
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

/** Of `terms/one.json`: one. */
const ownerOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');

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

/** A box in a group of consents is one too: it is seen as one, and no record would say so. */
function checkBeside(
  { at, path }: Question,
  questions: readonly Question[],
  { report }: Context,
): void {
  const { consent, group, schema } = at.value;
  if (consent !== undefined || group === undefined || schema?.type !== 'boolean') return;
  const others = questions.filter((each) => each.at.value.group === group && each.path !== path);
  if (others.length > 0 && others.every((each) => each.at.value.consent !== undefined))
    report.add('JC561', at, 'All others of its group are consents, and this stands in no record.', {
      ...{ severity: 'warning', key: true },
      help: 'write `consent` with an id and a version, or take it out of the group',
    });
}
