import type { CompiledConfirmation, CompiledSequence, CompiledSequenceStep } from '../../engine';
import type { Context } from '../context';
import type { SequenceSource, SequenceStepSource } from '../language';
import { answerScope, callScope, compileCondition, failureScope, plainScope } from '../rules';
import { items, type Cursor } from '../source';
import { compileText } from '../text';
import { compileCallUse } from './compile-call-use';
import { compileChanges } from './compile-changes';

export function compileSequence(at: Cursor<SequenceSource>, context: Context): CompiledSequence {
  const seen = new Set<string>();
  return {
    id: at.value.id,
    title: compileText(at.find('title'), plainScope, context),
    first: compileChanges(at.find('first'), null, callScope, context),
    steps: items(at.at('steps')).map((step) => {
      if (seen.has(step.value.id)) {
        context.report.add(
          'JC501',
          step.at('id'),
          `There is another step called \`${step.value.id}\`.`,
        );
      }
      seen.add(step.value.id);
      return compileStepOf(step, context);
    }),
    then: compileChanges(at.find('then'), null, callScope, context),
  };
}

function compileStepOf(at: Cursor<SequenceStepSource>, context: Context): CompiledSequenceStep {
  const { value } = at;
  const use = { call: at.at('call'), as: at.find('as'), with: at.find('with') };
  return {
    id: value.id,
    name: value.name ?? '',
    use: compileCallUse(use, callScope, context),
    when: compileCondition(at.find('when'), true, callScope, context),
    parallel: value.parallel ?? false,
    marker: value.marker ?? null,
    okWhen: compileCondition(at.find('okWhen'), true, answerScope, context),
    message: compileText(at.find('message'), plainScope, context),
    serverMessage: value.serverMessage ?? false,
    optional: value.optional ?? false,
    onFailure: items(at.find('onFailure')).map((each) => ({
      when: compileCondition(each.find('when'), true, failureScope, context),
      changes: compileChanges(each.at('then'), null, failureScope, context),
    })),
    confirmBy: compileConfirmation(at, context),
    then: compileChanges(at.find('then'), null, answerScope, context),
    stopWhen: compileCondition(at.find('stopWhen'), false, answerScope, context),
  };
}

function compileConfirmation(
  step: Cursor<SequenceStepSource>,
  context: Context,
): CompiledConfirmation | null {
  const at = step.find('confirmBy');
  if (at === null) return null;
  const use = { call: at.at('call'), as: at.find('as'), with: at.find('with') };
  return {
    use: compileCallUse(use, callScope, context),
    doneWhen: compileCondition(at.at('doneWhen'), true, answerScope, context),
    then: compileChanges(at.find('then'), null, answerScope, context),
  };
}
