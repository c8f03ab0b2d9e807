import type { CompiledConfirmation, CompiledSequence, CompiledSequenceStep } from '../../engine';
import type { Context } from '../context';
import type { SequenceSource, SequenceStepSource } from '../language';
import {
  answerOf,
  callScope,
  compileCondition,
  failureScope,
  plainScope,
  type Scope,
} from '../rules';
import { items, type Cursor } from '../source';
import { compileText } from '../text';
import { pickedShape } from '../wire';
import { compileCallUse } from './compile-call-use';
import { compileChanges } from './compile-changes';

export function compileSequence(at: Cursor<SequenceSource>, context: Context): CompiledSequence {
  const seen = new Set<string>();
  checkMarkers(at, context);
  return {
    id: at.value.id,
    title: compileText(at.find('title'), plainScope, context),
    commit: null,
    waits: false,
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

/** A marker says where it failed: only steps that exclude each other by `when` share one. */
function checkMarkers(at: Cursor<SequenceSource>, { report }: Context): void {
  const first = new Map<string, Cursor<SequenceStepSource>>();
  for (const step of items(at.at('steps'))) {
    const marker = step.find('marker');
    if (marker === null) continue;
    const earlier = first.get(marker.value);
    if (earlier === undefined) first.set(marker.value, step);
    else if (step.value.when === undefined || earlier.value.when === undefined) {
      report.add('JC501', marker, `There is another step with the marker \`${marker.value}\`.`, {
        help: 'give it another name, or say in both by `when` that only one of them runs',
        also: [{ at: earlier.at('id'), message: 'the other step' }],
      });
    }
  }
}

function compileStepOf(at: Cursor<SequenceStepSource>, context: Context): CompiledSequenceStep {
  const { value } = at;
  const use = { call: at.at('call'), as: at.find('as'), with: at.find('with') };
  const answerScope = scopeAfter(value.call, context);
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
    commits: false,
    keep: {},
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
  const answerScope = scopeAfter(at.value.call, context);
  return {
    use: compileCallUse(use, callScope, context),
    doneWhen: compileCondition(at.at('doneWhen'), true, answerScope, context),
    then: compileChanges(at.find('then'), null, answerScope, context),
  };
}

/** What is known of the answer of a call, as it is kept. */
function scopeAfter(call: string, context: Context): Scope {
  const source = context.symbols.calls.get(call)?.value;
  return answerOf(source === undefined ? null : pickedShape(source, context));
}
