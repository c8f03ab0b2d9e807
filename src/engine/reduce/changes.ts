import type { CompiledChange, CompiledForgetting } from '../../journey';
import {
  equal,
  evaluate,
  evaluateTemplate,
  getPath,
  holds,
  isObject,
  isWithin,
  type LocalRoots,
} from '../../rules';
import type { Json, Rule } from '../model';
import { fieldKey, forgottenTo, type PlacedField, sectionOfMark, staysAmong } from '../program';
import { usesItemOptions } from '../seldom';
import { nextRequest, planCall, resetLookup } from './calls';
import { closeDraft } from './drafts';
import { presume } from './presumed';
import { goTo, scopeOf, storeAnswer, type Turn, unmark, untouch } from './turn';

const lookupPrefix = 'lookups.';
const keyOf = ({ section, field }: PlacedField): string => fieldKey(section, field);

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
    else clearAnswer(turn, path);
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
  const before = turn.state.answers;
  setAnswer(turn, path, kept(turn, path, evaluate(rule, scopeOf(turn, locals))));
  if (turn.state.answers !== before) presume(turn, path);
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

/** Sets an answer, and takes back at once what is forgotten with it (Z15). */
export function setAnswer(turn: Turn, path: string, value: Json): void {
  forgetWith(turn, stored(turn, path, value));
}

/** What is asked at it and within it is as if it had never been answered: nothing is called wrong (X2). */
function clearAnswer(turn: Turn, path: string): void {
  setAnswer(turn, path, null);
  const bound = [...turn.program.resolver.bound].filter(([at]) => isWithin(at, path));
  untouch(
    turn,
    bound.flatMap(([, placed]) => placed.map(keyOf)),
  );
}

/** Makes a lookup idle, and takes back at once what is forgotten with it. */
export function clearLookup(turn: Turn, name: string): void {
  if (resetLookup(turn, name)) forgetWith(turn, [`lookups.${name}`]);
}

/** Of what others are forgotten with, what has another value now. */
function stored(turn: Turn, path: string, value: Json): readonly string[] {
  const before = turn.state.answers;
  storeAnswer(turn, path, value);
  const now = turn.state.answers;
  if (now === before) return [];
  return [...turn.program.resolver.forgotten.keys()].filter(
    (cause) => !equal(getPath(before, cause), getPath(now, cause)),
  );
}

/** First in, first out; nothing is forgotten twice. */
function forgetWith(turn: Turn, causes: readonly string[]): void {
  if (turn.entering) return;
  const queue = [...causes];
  const done = new Set<CompiledForgetting>();
  for (const cause of queue)
    for (const each of turn.program.resolver.forgotten.get(cause) ?? []) {
      if (done.has(each) || (usesItemOptions && staysAmong(turn.state.answers, each))) continue;
      done.add(each);
      queue.push(...forget(turn, each));
    }
}

/** Takes it back to its beginning; what others are forgotten with and is another value by that. */
function forget(turn: Turn, forgetting: CompiledForgetting): readonly string[] {
  const { what, name, initial } = forgetting;
  if (what === 'lookup') return resetLookup(turn, name) ? [`lookups.${name}`] : [];
  if (what === 'section') {
    openAnew(turn, name);
    return [];
  }
  const keys = (turn.program.resolver.bound.get(name) ?? []).map(keyOf);
  untouch(turn, keys);
  for (const key of keys) closeDraft(turn, key);
  const left = usesItemOptions ? forgottenTo(turn.state.answers, forgetting) : initial;
  const other = stored(turn, name, left);
  presume(turn, name);
  return other;
}

/** It is to open and to be visited anew, in every variant of it. */
function openAnew(turn: Turn, id: string): void {
  for (const marks of ['opened', 'visited'] as const)
    unmark(turn, marks, (mark) => sectionOfMark(mark) === id);
}

/** Sends a record of the allow-listed properties. Nobody waits for it and nothing depends on it. */
export function track(turn: Turn, record: string, locals: LocalRoots): void {
  const { tracking, calls } = turn.program.journey;
  const properties = tracking.records[record];
  const call = tracking.call === null ? undefined : calls[tracking.call];
  if (properties === undefined || call === undefined) return;
  const pairs: Json = Object.entries(properties)
    .map(([name, rule]) => ({ name, value: evaluate(rule, scopeOf(turn, locals)) }))
    .filter(({ value }) => value !== null);
  const scope = scopeOf(turn, { ...locals, with: { properties: pairs } });
  turn.effects.push({
    type: 'call',
    request: nextRequest(turn),
    operation: call.operation,
    path: {},
    query: {},
    body: evaluateTemplate(call.body ?? null, scope),
    silent: true,
    within: call.within,
    commit: null,
  });
}
