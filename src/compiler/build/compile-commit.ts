import type { Rule } from '../../engine';
import {
  sayIds,
  type CompiledCommit,
  type CompiledQuestion,
  type CompiledSay,
} from '../../journey';
import type { Context } from '../context';
import type { CommitSource, SaySource } from '../language';
import { noted } from '../origins';
import {
  attemptScope,
  compileCondition,
  compileTyped,
  earlierScope,
  entryScope,
  plainScope,
  recordScope,
  typed,
  type Scope,
} from '../rules';
import { entries, items, oneOrMore, type Cursor } from '../source';
import { compileText } from '../text';
import { checkReference, reference } from './check-reference';
import { checkTarget } from './check-target';
import { compileCallUse } from './compile-call-use';
import { compileChanges } from './compile-changes';
import { scopeAfter } from './scope-after';

export function compileCommit(at: Cursor<CommitSource>, context: Context): CompiledCommit {
  const { value } = at;
  const rules = (
    from: Cursor<Readonly<Record<string, Rule>>>,
    scope = plainScope,
  ): Readonly<Record<string, Rule>> =>
    Object.fromEntries(
      entries(from).map(([name, rule]) => [name, compileTyped(rule, scope, context).rule]),
    );
  const earlier = at.find('earlier');
  checkTarget(value.again, at.at('again'), typed('boolean'), context);
  for (const step of items(at.at('at'))) checkReference('step', step, context);
  const made = {
    id: value.id,
    subject: compileTyped(at.at('subject'), plainScope, context).rule,
    tie: rules(at.at('tie')),
    same: compileTyped(at.at('same'), plainScope, context).rule,
    again: value.again,
    record: rules(at.at('record'), recordScope),
    earlier:
      earlier === null
        ? null
        : {
            record: rules(earlier.at('record'), earlierScope),
            answer: rules(earlier.at('answer'), earlierScope),
          },
    confirmBy: compileQuestion(at, context),
    resend: value.resend,
    settlesWithin: value.settlesWithin,
    attempts: value.attempts,
    then: compileChanges(at.find('then'), null, plainScope, context),
    at: value.at,
    lookAround: reference('step', at.find('lookAround'), context),
    says: compileSays(at, context),
  };
  return noted(made, at, context, { shown: 'id' });
}

function compileQuestion(commit: Cursor<CommitSource>, context: Context): CompiledQuestion {
  const at = commit.at('confirmBy');
  const use = { call: at.at('call'), as: at.find('as'), with: at.find('with') };
  const answerScope = scopeAfter(at.value.call, context);
  const made = {
    use: compileCallUse(use, attemptScope([commit.value.id]), context),
    doneWhen: compileCondition(at.at('doneWhen'), true, answerScope, context),
    noWhen: compileCondition(at.at('noWhen'), true, answerScope, context),
    every: at.value.every,
  };
  return noted(made, at, context, { keys: { use: [] } });
}

function compileSays(at: Cursor<CommitSource>, context: Context): CompiledCommit['says'] {
  const says = at.at('says');
  const scope = entryScope(at.value.id);
  return Object.fromEntries(
    sayIds.flatMap((id) => {
      const say = says.find(id);
      return say === null ? [] : [[id, compileSay(say, scope, context)]];
    }),
  );
}

function compileSay(at: Cursor<SaySource>, scope: Scope, context: Context): CompiledSay {
  const { value } = at;
  if (typeof value === 'string') {
    const made = { title: [], text: [compileText(at.as(value), scope, context)] };
    return noted(made, at, context, { keys: { text: [] } });
  }
  const whole = at.as(value);
  return {
    title: compileText(whole.find('title'), scope, context),
    text: oneOrMore<string>(whole.at('text')).map((each) => compileText(each, scope, context)),
  };
}
