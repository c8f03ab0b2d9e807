import type { Rule } from '../../engine';
import { operationOf, pathOf } from '../../rules';
import type { Context } from '../context';
import { matchesNothing, someText } from '../patterns';
import type { Question } from '../questions';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { builtInWidgets } from '../widgets/known-widgets';
import { fieldsOf } from './fields-of';
import { narrowedBy } from './sent/narrowed';
import { changedBy, textOfQuestion, type TakenText } from './text-of-question';

/** Conditions of checks that no text which the question takes can meet: its shape, its widget, how it is tidied. */
export function checkChecks(_: Sources, context: Context): void {
  const met = new Set<Cursor<unknown>>();
  for (const question of fieldsOf(context)) {
    const text = textOfQuestion(question, context);
    if (text === null) continue;
    const taken = asWritten(text, question);
    if (taken.patterns.some(({ value }) => matchesNothing(value)) || isEmpty(taken)) continue;
    for (const [, check] of entries(question.at.find('checks'))) {
      const assert = check.at('assert');
      // Variants share the questions that they leave as they are.
      if (met.has(assert)) continue;
      met.add(assert);
      for (const condition of conditionsIn(assert)) look(condition, taken, question, context);
    }
  }
}

function look(at: Cursor<Rule>, taken: TakenText, { path }: Question, { report }: Context): void {
  const narrowed = narrowedBy(taken, at, at.value, path);
  if (narrowed === null || narrowed === taken || !isEmpty(narrowed)) return;
  const [first] = taken.patterns;
  const limit = taken.least ?? taken.most;
  const because = first ?? limit?.at;
  report.add('JC560', at, 'No text that this question takes can meet this condition.', {
    help: 'bring the check and what the question takes together',
    also: because === undefined ? [] : [{ at: because, message: 'what the question takes' }],
  });
}

/** With what the widget writes, if it writes by itself. */
function asWritten(text: TakenText, { at, schema }: Question): TakenText {
  const writes = builtInWidgets.get(at.value.ui?.widget ?? '')?.writes ?? null;
  return writes === null ? text : { ...text, patterns: [...text.patterns, schema.as(writes)] };
}

function isEmpty({ patterns, least, most, normalise }: TakenText): boolean {
  return (
    someText({
      fits: patterns.map(({ value }) => value),
      avoids: changedBy(normalise),
      least: least?.value ?? 0,
      ...(most !== null && { most: most.value }),
    }).is === 'none'
  );
}

/** Conditions over the text, each where it stands; those that are denied ask for something else. */
function conditionsIn(at: Cursor<Rule>): readonly Cursor<Rule>[] {
  const { operator = '', given = [] } = operationOf(at.value) ?? {};
  if (operator === 'and' || operator === 'or')
    return given.flatMap((each, index) =>
      conditionsIn(at.part<readonly Rule[]>(operator, given).part(index, each)),
    );
  const [first = null] = given;
  const counted = operationOf(first);
  const isOfText =
    pathOf(first) !== null || (counted?.operator === 'characters' && counted.given.length === 1);
  return isOfText ? [at] : [];
}
