import type { Context } from '../context';
import type { ChangeSource, ChangesSource, SequenceSource, StepSource } from '../language';
import { items, oneOrMore, type Cursor } from '../source';
import type { Sources } from '../symbols';

/** Where a household is led when something failed. */
export function checkLeads(sources: Sources, context: Context): void {
  for (const sequence of sources.sequences) checkFailures(sequence, context);
  checkErrorStep(sources, context);
  for (const step of sources.steps) checkAnew(step, context);
}

/** Whoever comes by the address of a step that begins anew has no answers that it could ask for. */
function checkAnew(step: Cursor<StepSource>, { report }: Context): void {
  const anew = step.find('startsAnew');
  const requires = step.find('requires');
  if (anew?.value !== true || requires === null || requires.value.length === 0) return;
  report.add('JC571', anew, 'This takes away the answers that the step asks for to be seen.', {
    severity: 'warning',
    help: 'begin anew where nothing is needed yet',
    also: [{ at: requires, message: 'what it asks for' }],
  });
}

/** A failure does not lead where success does, unless it is one of which that is known: it would read as done. */
function checkFailures(sequence: Cursor<SequenceSource>, { report }: Context): void {
  const done = new Set(goalsOf(sequence.find('then')).map(({ value }) => value));
  for (const step of items(sequence.at('steps')))
    for (const failure of items(step.find('onFailure')).filter(
      ({ value }) => value.when === undefined,
    ))
      for (const goal of goalsOf(failure.at('then')))
        if (done.has(goal.value))
          report.add('JC558', goal, `A failure leads to \`${goal.value}\`, as success does.`, {
            severity: 'warning',
            help: 'lead elsewhere, or say what failed in `message`',
            also: [{ at: sequence.at('then'), message: 'where success leads' }],
          });
}

const goalsOf = (changes: Cursor<ChangesSource> | null): readonly Cursor<string>[] =>
  oneOrMore<ChangeSource>(changes).flatMap((change) => change.find('goTo') ?? []);

/** Where failures lead, nothing is called that could fail again. */
function checkErrorStep({ journey, steps }: Sources, { report }: Context): void {
  const goal = journey.value.failures?.goTo;
  const entry = steps.find(({ value }) => value.id === goal)?.find('entry') ?? null;
  if (entry !== null)
    report.add('JC558', entry, 'Failures lead to this step, and what it calls can fail too.', {
      severity: 'warning',
      help: 'leave it out here: whoever comes to this step stays',
    });
}
