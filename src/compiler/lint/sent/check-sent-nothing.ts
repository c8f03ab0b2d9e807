import { areRelated, isInside, operationOf, readsThrough } from '../../../rules';
import type { Context } from '../../context';
import type { Question } from '../../questions';
import { items } from '../../source';
import type { Sources } from '../../symbols';
import { allowedBy } from '../../rules';
import { changesOf } from '../changes-of';
import { fieldsOf } from '../fields-of';
import { answerOfRule, sentIn, type Sent } from './sent-in';

/** What may be left out is not sent where the contract takes no null. */
export function checkSentNothing(sources: Sources, context: Context): void {
  const guarded = guardedBy(sources, context);
  for (const sent of sentIn(sources, context)) {
    if (sent.shape === null) continue;
    const { types } = allowedBy(sent.shape);
    if (types.has('nothing') || types.has('unknown')) continue;
    const { at, key, call } = sent;
    if (isChosenAsNothing(sent)) {
      const message = `This can be null, which the contract does not take for \`${key}\`.`;
      context.report.add('JC320', at, message);
      continue;
    }
    const path = answerOfRule(at.value, context);
    if (path === null || guarded.some((other) => areRelated(other, path))) continue;
    const asking = fieldsOf(context).filter(
      (question) => question.path === path || isInside(path, question.path),
    );
    const [first] = asking;
    if (first === undefined || !asking.every(mayBeLeftOut)) continue;
    context.report.add(
      'JC320',
      first.at.find('required') ?? first.at,
      `This may be left out, and \`${call.value.id}\` sends it as \`${key}\`, for which the contract takes no null.`,
      { key: true, help: 'make it `required`', also: [{ at, message: 'sent here' }] },
    );
  }
}

/** A choice that is written in the body itself, with null among its outcomes. */
function isChosenAsNothing({ at }: Sent): boolean {
  const { operator, given = [] } = operationOf(at.value) ?? {};
  return (
    operator === 'if' &&
    given.some((each, index) => each === null && (index % 2 === 1 || index === given.length - 1))
  );
}

/** Nobody has to answer, and there is no answer without somebody's. */
function mayBeLeftOut({ at, schema }: Question): boolean {
  const { required = null, initial = null, opens, ui } = at.value;
  return (
    (required === null || required === false) &&
    initial === null &&
    opens === undefined &&
    schema.value.type !== 'boolean' &&
    ui?.widget !== 'hidden' &&
    at.value.visible !== false &&
    at.value.disabled === undefined
  );
}

/** Paths of which it hangs whether something is called, or whether anybody gets there. */
function guardedBy(sources: Sources, context: Context): readonly string[] {
  const facts = Object.fromEntries(
    [...context.symbols.facts].map(([name, { value }]) => [name, value]),
  );
  const rules = [
    ...sources.steps.flatMap(({ value }) => [
      ...(value.requires ?? []).map(({ that }) => that),
      value.submit?.when ?? null,
    ]),
    ...changesOf(sources, context).map(({ value }) => value.when ?? null),
    ...sources.sequences.flatMap((sequence) =>
      items(sequence.at('steps')).map(({ value }) => value.when ?? null),
    ),
  ];
  return [...readsThrough(facts, ...rules)];
}
