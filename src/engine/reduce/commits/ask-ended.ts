import { own } from '../../answers/own';
import { pick } from '../../answers/pick';
import type { CommitWatch, Failure, Json, LedgerEntry, Moment } from '../../model';
import type { CompiledCommit } from '../../../journey';
import { evaluateAll, holds } from '../../../rules';
import { scopeOf, setLookup, type Turn } from '../turn';
import { commitOf, setWatch, subjectNow, watchOf } from './commit-state';
import { hear } from './hear';
import { suspicionHears } from './suspicion';
import { isSuspicion } from './suspicion-state';
import { askedAbout, localsOf, waitAnew } from './watch';

/** The ask that this request is; null for none. */
function askOf({ state }: Turn, request: number): readonly [string, CommitWatch] | null {
  return (
    Object.entries(state.commits.watches).find(([, one]) => one.ask?.request === request) ?? null
  );
}

/** false when this is no answer to an ask. */
export function askAnswered(turn: Turn, request: number, answer: Json, at: Moment): boolean {
  const found = askOf(turn, request);
  if (found === null) return false;
  const [key, watching] = found;
  const commit = commitOf(turn, watching.commit);
  const entry = askedAbout(turn, watching, key);
  setWatch(turn, key, { ...watching, ask: null });
  if (commit === undefined || entry === null) return true;
  const { confirmBy, settlesWithin } = commit;
  const call = own(turn.program.journey.calls, confirmBy.use.call);
  const data = call === undefined ? answer : pick(answer, call.pick);
  const scope = scopeOf(turn, { ...localsOf(entry), answer: data });
  const watched = watching.ask?.watched ?? 0;
  if (holds(confirmBy.doneWhen, scope)) {
    keepAnswer(turn, commit, entry, request, data);
    hearAbout(turn, key, watching, { on: 'yes' }, at);
  } else if (holds(confirmBy.noWhen, scope)) {
    hearAbout(turn, key, watching, { on: 'no', watched, settlesWithin }, at);
  } else hearAbout(turn, key, watching, { on: 'askFailed', said: 'unreached' }, at);
  waitAnew(turn, key);
  return true;
}

/** A yes is kept under its name, for `then` and for texts; one about another subject is not. */
function keepAnswer(
  turn: Turn,
  { id, confirmBy: { use } }: CompiledCommit,
  entry: LedgerEntry,
  request: number,
  data: Json,
): void {
  if (subjectNow(turn, id) !== entry.subject) return;
  const scope = scopeOf(turn, localsOf(entry));
  const parameters = evaluateAll({ ...use.with }, scope);
  setLookup(turn, use.as, {
    status: 'ready',
    request,
    call: use.call,
    with: parameters,
    restoring: false,
    data,
  });
}

/** The same for one that failed, whatever the failure; it leads nowhere. */
export function askFailed(turn: Turn, request: number, failure: Failure, at: Moment): boolean {
  const found = askOf(turn, request);
  if (found === null) return false;
  const [key, watching] = found;
  const { use } = commitOf(turn, watching.commit)?.confirmBy ?? {};
  const none = own(turn.program.journey.calls, use?.call ?? '')?.none ?? [];
  if (failure.kind === 'http' && none.includes(failure.status)) {
    return askAnswered(turn, request, null, at);
  }
  setWatch(turn, key, { ...watching, ask: null });
  hearAbout(turn, key, watching, { on: 'askFailed', said: 'unreached' }, at);
  waitAnew(turn, key);
  return true;
}

function hearAbout(
  turn: Turn,
  key: string,
  { commit, subject }: CommitWatch,
  heard: Parameters<typeof hear>[3],
  at: Moment,
): void {
  if (isSuspicion(key)) suspicionHears(turn, heard, at);
  else hear(turn, commit, subject, heard, at);
}

/** Without a connection it was not even asked. */
export function notAsked(turn: Turn, key: string, at: Moment): void {
  const watching = watchOf(turn, key);
  if (watching === undefined) return;
  hearAbout(turn, key, watching, { on: 'askFailed', said: 'offline' }, at);
}
