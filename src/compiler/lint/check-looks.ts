import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { LookSource } from '../language';
import type { Question } from '../questions';
import type { Cursor } from '../source';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';
import { boundsOf } from './refusal-of';

/** What a widget is told against the rest of its question. */
export function checkLooks(_: Sources, context: Context): void {
  const { report } = context;
  for (const question of fieldsOf(context)) {
    const ui = question.at.find('ui');
    if (ui === null) continue;
    checkNext(question, ui, context);
    const pairs = boundsOf(question);
    const mark = ui.find('mark');
    const { at: place } = (mark?.value ?? {}) as { readonly at?: unknown };
    if (
      mark !== null &&
      typeof place === 'number' &&
      !pairs.some(([least, most]) => place >= least && place <= most)
    )
      report.add(
        'JC510',
        mark.as({ at: place }).at('at'),
        'The mark stands outside the bounds of its question.',
      );
    const step = ui.find('step');
    const widest = Math.max(...pairs.map(([least, most]) => most - least));
    if (step !== null && typeof step.value === 'number' && step.value > widest)
      report.add('JC510', step, `There is no more than ${String(widest)} between the bounds.`);
    const mode = ui.find('mode');
    if (mode?.value === 'future' && ui.value['autocomplete'] === 'bday')
      report.add(
        'JC510',
        mode,
        'A day of birth (`bday`) lies behind, and this offers days to come.',
      );
  }
}

/** The focus goes on to another question of the section. */
function checkNext({ name, section }: Question, ui: Cursor<LookSource>, { report }: Context): void {
  const next = ui.find('next');
  const names = Object.keys(section.value.fields ?? {}).filter((other) => other !== name);
  if (next === null || typeof next.value !== 'string' || names.includes(next.value)) return;
  report.add('JC303', next, `This section asks no other question \`${next.value}\`.`, {
    help: didYouMean(next.value, names),
  });
}
