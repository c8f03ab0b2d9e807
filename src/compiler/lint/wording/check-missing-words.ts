import type { Rule } from '../../../engine';
import type { Context } from '../../context';
import { questionsOf, type Question } from '../../questions';
import { fieldsOf } from '../fields-of';
import { items, type Cursor } from '../../source';
import type { Sources } from '../../symbols';

/** What a household is told nothing of: a question without a name, a choice that is closed without a reason. */
export function checkMissingWords(sources: Sources, context: Context): void {
  checkCalls(sources, context);
  checkRules(sources, context);
  for (const { section } of context.symbols.units) {
    const questions = questionsOf(section);
    const required = questions.filter(({ at }) => isSaid(at.value.required));
    const asking = required.filter(({ at }) => at.value.missing !== undefined).length;
    const isUsual = asking > 1 && asking > required.length / 2;
    for (const question of questions) checkQuestion(question, isUsual, context);
  }
}

/** What a section waits for says so, and says when it did not come, where others do. */
function checkCalls(sources: Sources, { symbols, report }: Context): void {
  const calls = [...new Set(symbols.units.flatMap(({ section }) => section.value.needs ?? []))]
    .flatMap((name) => [...(symbols.lookups.get(name) ?? [])])
    .flatMap((id) => symbols.calls.get(id) ?? [])
    .filter(({ value }) => value.silent !== true);
  for (const key of keys) {
    if (calls.every(({ value }) => value[key] === undefined)) continue;
    for (const call of calls)
      if (call.value[key] === undefined)
        report.add(
          'JC611',
          call.at('id'),
          `A section waits for this, and nothing is said ${moments[key]}.`,
          {
            severity: 'warning',
            help: `write \`${key}\`, as the other calls do`,
          },
        );
  }
  // Of any other call: whoever is told that it runs is told that it failed.
  for (const call of sources.calls) {
    const [missing, another] = keys.filter((key) => call.value[key] === undefined);
    if (
      missing === undefined ||
      another !== undefined ||
      calls.some(({ file }) => file === call.file)
    )
      continue;
    report.add('JC611', call.at('id'), `Nothing is said of this call ${moments[missing]}.`, {
      severity: 'warning',
      help: `write \`${missing}\` too, or neither`,
    });
  }
}

const keys = ['busy', 'failed'] as const;

const moments = { busy: 'while it is on its way', failed: 'where it does not come' };

/** A journey that has words of its own for rules has them for those of its formats too. */
function checkRules({ messages }: Sources, context: Context): void {
  const own = messages.find((file) => file.value.rules !== undefined)?.find('rules') ?? null;
  if (own === null) return;
  for (const [name, format] of context.symbols.formats) {
    if (format.value.pattern === undefined || name in own.value) continue;
    const asked = fieldsOf(context).filter(({ schema }) => schema.value['format'] === name);
    if (asked.some(({ at }) => at.value.messages?.[name] === undefined))
      context.report.add(
        'JC611',
        own,
        `Nothing says what is wrong where a text is no \`${name}\`.`,
        {
          severity: 'warning',
          key: true,
          help: `write a message for \`${name}\``,
        },
      );
  }
}

function checkQuestion({ at, name }: Question, isUsual: boolean, context: Context): void {
  const { title, label, required, missing, disabled, disabledReason } = at.value;
  const isEmptyAtFirst = [at.value.initial, at.value.opens, at.value.list].every(
    (each) => each === undefined,
  );
  const warn = (place: Cursor<unknown>, message: string, help: string): void =>
    context.report.add('JC611', place, message, { severity: 'warning', help });
  if (title === undefined && label === undefined)
    warn(at, `Nothing says what \`${name}\` is: the page would call it so.`, 'write a `title`');
  if (isSaid(disabled) && disabledReason === undefined)
    warn(at.at('disabled'), 'Nothing says why this cannot be changed.', 'write `disabledReason`');
  const missed = at.find('missing');
  if (missed !== null && !isSaid(required))
    warn(
      missed,
      'This is said where an answer is missing, and none is ever required.',
      'say when it is `required`, or leave it out',
    );
  if (
    isSaid(required) &&
    missing === undefined &&
    at.value.ui?.widget !== 'hidden' &&
    isEmptyAtFirst &&
    isUsual
  )
    warn(
      at.at('required'),
      'Other questions of this section say what to do where their answer is missing, and this says nothing.',
      'write `missing`',
    );
  const options = at.find('options');
  if (options === null || !Array.isArray(options.value)) return;
  for (const each of items(options as Cursor<readonly Option[]>))
    if (each.value.unavailable !== undefined && each.value.unavailableReason === undefined)
      warn(
        each.at('unavailable'),
        'Nothing says why this cannot be chosen.',
        'write `unavailableReason`',
      );
}

interface Option {
  readonly unavailable?: unknown;
  readonly unavailableReason?: unknown;
}

const isSaid = (rule: Rule | undefined): boolean => rule !== undefined && rule !== false;
