import type { Json, Rule } from '../model';
import type { CompiledChange } from '../../journey';
import { getPath, isObject } from '../../rules';
import { evaluate, holds, type LocalRoots } from '../../rules';
import { planCall } from './calls';
import { clearLookup, setAnswer } from './set-answer';
import { goTo } from './navigation';
import { track } from './tracking';
import { untouch } from './touch';
import { scopeOf, type Turn } from './turn';

const lookupPrefix = 'lookups.';

/**
 * Carries out changes in order; each sees what the earlier ones did.
 * @returns the names of the calls that were made, in order, those included that were cleared since.
 */
export function applyChanges(
  turn: Turn,
  changes: readonly CompiledChange[],
  locals: LocalRoots = {},
): readonly string[] {
  return changes.flatMap((change) =>
    holds(change.when, scopeOf(turn, locals)) ? applyChange(turn, change, locals) : [],
  );
}

function applyChange(turn: Turn, change: CompiledChange, locals: LocalRoots): readonly string[] {
  for (const path of change.clear) {
    if (path.startsWith(lookupPrefix)) clearLookup(turn, path.slice(lookupPrefix.length));
    else setAnswer(turn, path, null);
  }
  for (const [path, rule] of Object.entries(change.set)) {
    setByRule(turn, path, rule, locals);
  }
  untouch(turn, change.untouch);
  const made = change.call.filter((use) => planCall(turn, use, locals) !== null);
  for (const record of change.track) track(turn, record, locals);
  if (change.run !== null) turn.errands.push({ kind: 'runWanted', sequence: change.run });
  if (change.open !== null) turn.errands.push({ kind: 'dialogWanted', section: change.open });
  if (change.goTo !== null) goTo(turn, change.goTo, change.parameters);
  leave(turn, change, locals);
  return made.map(({ as }) => as);
}

/** Stores what a rule gives. */
export function setByRule(turn: Turn, path: string, rule: Rule, locals: LocalRoots = {}): void {
  setAnswer(turn, path, kept(turn, path, evaluate(rule, scopeOf(turn, locals))));
}

/** Sends the person to another site. */
function leave(turn: Turn, change: CompiledChange, locals: LocalRoots): void {
  if (change.leave === undefined) return;
  const address = evaluate(change.leave, scopeOf(turn, locals));
  if (typeof address === 'string' && address !== '') turn.effects.push({ type: 'leave', address });
}

/** Of an option's object only the keys that its field keeps. */
function kept({ program }: Turn, path: string, value: Json): Json {
  const field = program.resolver.bound.get(path)?.[0]?.field;
  const options = field?.options?.kind === 'lookup' ? field.options : null;
  if (options === null || options.keep.length === 0 || !isObject(value)) return value;
  return Object.fromEntries(options.keep.map((key) => [key, getPath(value, key)]));
}
