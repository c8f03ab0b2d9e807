import { isObject, readsOf } from '../../rules';
import type { Context } from '../context';
import type { SequenceStepSource } from '../language';
import { items, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { answerShape, type Shape } from '../wire';
import { keptAs } from './commits/committing-steps';
import { filesOf } from './files-of';
import { writtenIn } from './written-in';

/** A call can succeed and say no: where what is saved is answered with yes or no, somebody looks. */
export function checkHeard(sources: Sources, context: Context): void {
  const read = new Set(
    [...filesOf(sources).values()].flatMap((file) => writtenIn(file).texts.map(({ text }) => text)),
  );
  for (const sequence of sources.sequences)
    for (const step of items(sequence.at('steps'))) checkStep(step, read, context);
}

function checkStep(
  step: Cursor<SequenceStepSource>,
  read: ReadonlySet<string>,
  context: Context,
): void {
  const call = context.symbols.calls.get(step.value.call)?.value;
  const shape = call === undefined ? null : answerShape(call, context);
  // Of what sends nothing a no is an answer like another.
  if (call?.body === undefined || shape === null) return;
  const { okWhen = null, stopWhen = null } = step.value;
  const looked = readsOf(okWhen, stopWhen).paths;
  for (const name of yesOrNo(shape)) {
    if (looked.has(`answer.${name}`) || read.has(`lookups.${keptAs(step)}.${name}`)) continue;
    context.report.add('JC557', step.at('call'), `The answer says \`${name}\`, and nobody looks.`, {
      severity: 'warning',
      help: `write "okWhen": { "===": [{ "var": "answer.${name}" }, true] }`,
    });
  }
}

/** Names of what is true or false in it. */
const yesOrNo = ({ alternatives }: Shape): readonly string[] =>
  alternatives.flatMap(({ properties }) =>
    isObject(properties)
      ? Object.entries(properties).flatMap(([name, property]) =>
          isObject(property) && property['type'] === 'boolean' ? [name] : [],
        )
      : [],
  );
