import type { Rule } from '../../engine';
import type { CompiledSequence, CompiledSequenceStep } from '../../journey';
import { equal } from '../../rules';
import type { Context } from '../context';
import type { SequenceSource, SequenceStepSource } from '../language';
import { noted } from '../origins';
import {
  attemptScope,
  callScope,
  checkCommit,
  compileCondition,
  compileTyped,
  failureScope,
  plainScope,
  runScope,
} from '../rules';
import { entries, items, type Cursor } from '../source';
import { compileText } from '../text';
import { checkReference } from './check-reference';
import { compileCallUse } from './compile-call-use';
import { compileChanges } from './compile-changes';
import { scopeAfter } from './scope-after';

export function compileSequence(at: Cursor<SequenceSource>, context: Context): CompiledSequence {
  const seen = new Set<string>();
  const named = at.find('commit');
  // Of one that is not there nothing is known: that is said once.
  const commit = named !== null && checkCommit(named.value, named, context) ? named.value : null;
  const written = items(at.at('steps'));
  const steps = written.map((step) => {
    if (seen.has(step.value.id)) {
      context.report.add(
        'JC501',
        step.at('id'),
        `There is another step called \`${step.value.id}\`.`,
      );
    }
    seen.add(step.value.id);
    return compileStepOf(step, commit, context);
  });
  checkMarkers(written, steps, context);
  const made = {
    id: at.value.id,
    title: compileText(at.find('title'), plainScope, context),
    commit,
    waits: at.value.waits ?? false,
    first: compileChanges(at.find('first'), null, callScope, context),
    steps,
    then: compileChanges(at.find('then'), null, callScope, context),
  };
  return noted(made, at, context, { shown: 'id' });
}

/** A marker says where it failed: only steps that exclude each other by `when` share one. */
function checkMarkers(
  steps: readonly Cursor<SequenceStepSource>[],
  made: readonly CompiledSequenceStep[],
  { report }: Context,
): void {
  const first = new Map<string, number>();
  steps.forEach((step, index) => {
    const marker = step.find('marker');
    if (marker === null) return;
    const before = first.get(marker.value);
    if (before === undefined) first.set(marker.value, index);
    else if (!differ(made[before]?.when, made[index]?.when)) {
      report.add('JC501', marker, `There is another step with the marker \`${marker.value}\`.`, {
        help: 'give it another name, or say in both by `when` that only one of them runs',
        also: [{ at: (steps[before] ?? step).at('id'), message: 'the other step' }],
      });
    }
  });
}

/** Two of one condition run together, and one without a condition beside any. */
const differ = (one: Rule = true, other: Rule = true): boolean =>
  one !== true && other !== true && !equal(one, other);

function compileStepOf(
  at: Cursor<SequenceStepSource>,
  commit: string | null,
  context: Context,
): CompiledSequenceStep {
  const { value } = at;
  const use = { call: at.at('call'), as: at.find('as'), with: at.find('with') };
  const answerScope = scopeAfter(value.call, context);
  const mends = at.find('mends');
  if (mends !== null) checkReference('section', mends.at('section'), context);
  const made = {
    id: value.id,
    name: value.name ?? '',
    use: compileCallUse(use, attemptScope(commit === null ? [] : [commit]), context),
    when: compileCondition(at.find('when'), true, runScope(commit), context),
    parallel: value.parallel ?? false,
    marker: value.marker ?? null,
    ...(mends !== null && {
      mends: {
        section: mends.value.section,
        label: compileText(mends.at('label'), plainScope, context),
      },
    }),
    okWhen: compileCondition(at.find('okWhen'), true, answerScope, context),
    message: compileText(at.find('message'), plainScope, context),
    serverMessage: value.serverMessage ?? false,
    optional: value.optional ?? false,
    onFailure: items(at.find('onFailure')).map((each) => {
      const failure = {
        when: compileCondition(each.find('when'), true, failureScope, context),
        changes: compileChanges(each.at('then'), null, failureScope, context),
      };
      return noted(failure, each, context, { keys: { changes: ['then'] } });
    }),
    commits: value.commits ?? false,
    keep: Object.fromEntries(
      entries(at.find('keep')).map(([name, rule]) => [
        name,
        compileTyped(rule, answerScope, context).rule,
      ]),
    ),
    then: compileChanges(at.find('then'), null, answerScope, context),
    stopWhen: compileCondition(at.find('stopWhen'), false, answerScope, context),
  };
  return noted(made, at, context, { keys: { use: [] } });
}
