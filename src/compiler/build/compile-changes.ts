import type { Rule } from '../../engine';
import { keysOfPath } from '../../rules';
import { questionKey, readQuestionKey, type CompiledChange } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { ChangesSource, ChangeSource } from '../language';
import { noted } from '../origins';
import { checkLookup, compileCondition, compileTyped, resolvePath, type Scope } from '../rules';
import { entries, items, oneOrMore, type Cursor } from '../source';
import { checkReference, reference } from './check-reference';
import { checkTarget } from './check-target';
import { checkWay } from './compile-parameters';
import { compileCallUse } from './compile-call-use';

/** Section whose flat field names may be used; null in a bundle or sequence. */
export type Home = string | null;

export function compileChange(
  at: Cursor<ChangeSource>,
  home: Home,
  scope: Scope,
  context: Context,
  isInReaction = false,
): CompiledChange {
  const track = oneOrMore<string>(at.find('track'));
  for (const name of track) checkReference('track', name, context);
  const made = {
    // The condition of a change that stands in the reaction itself is the reaction's.
    when: isInReaction || compileCondition(at.find('when'), true, scope, context),
    set: compileSet(at.find('set'), scope, context),
    clear: items(at.find('clear')).map((path) => compileClear(path, context)),
    untouch: items(at.find('untouch')).map((field) => compileUntouch(field, home, context)),
    call: items(at.find('call')).map((use) =>
      compileCallUse(
        { call: use.at('id'), as: use.find('as'), with: use.find('with') },
        scope,
        context,
      ),
    ),
    track: track.map(({ value }) => value),
    run: reference('sequence', at.find('run'), context),
    goTo: reference('step', at.find('goTo'), context),
    ...compileWay(at, scope, context),
    open: reference('dialog', at.find('open'), context),
  };
  return noted(made, at, context, isInReaction ? { keys: { when: null } } : {});
}

/** What the way carries, and where it leads away from the journey. */
function compileWay(
  at: Cursor<ChangeSource>,
  scope: Scope,
  context: Context,
): Pick<CompiledChange, 'parameters' | 'leave'> {
  const { parameters } = at.value;
  const leave = at.find('leave');
  checkWay(at, context);
  return {
    ...(parameters !== undefined && { parameters }),
    ...(leave !== null && { leave: compileTyped(leave, scope, context).rule }),
  };
}

/** One change, or several in order; none for an absent one. */
export function compileChanges(
  at: Cursor<ChangesSource> | null,
  home: Home,
  scope: Scope,
  context: Context,
): readonly CompiledChange[] {
  return oneOrMore<ChangeSource>(at).map((each) => compileChange(each, home, scope, context));
}

function compileSet(
  at: Cursor<Readonly<Record<string, Rule>>> | null,
  scope: Scope,
  context: Context,
): Readonly<Record<string, Rule>> {
  return Object.fromEntries(
    entries(at).map(([path, rule]) => {
      const { rule: compiled, typed } = compileTyped(rule, scope, context);
      checkTarget(path, rule, typed, context);
      return [path, compiled];
    }),
  );
}

function compileClear(at: Cursor<string>, context: Context): string {
  const path = at.value;
  const [root, lookup = ''] = keysOfPath(path);
  if (root === 'lookups') checkLookup(lookup, at, context);
  else resolvePath(path, at, { locals: [] }, context);
  if (root === 'facts' || root === 'settings' || root === 'today') {
    context.report.add('JC312', at, `\`${path}\` is no answer, and cannot be cleared.`);
  }
  return path;
}

function compileUntouch(at: Cursor<string>, home: Home, { symbols, report }: Context): string {
  const [, name] = readQuestionKey(at.value);
  const key = name !== '' || home === null ? at.value : questionKey(home, at.value);
  if (!symbols.fields.has(key)) {
    const known = [...symbols.fields.keys()];
    const own = known.filter((each) => readQuestionKey(each)[0] === home);
    report.add('JC303', at, `There is no field \`${key}\`.`, {
      help: didYouMean(key, own.length > 0 ? own : known),
    });
  }
  return key;
}
