import { own } from '../../answers/path';
import { pick } from '../../answers/pick';
import type { Failure, Json, LedgerEntry, Moment } from '../../model';
import type { CompiledCommit } from '../../../journey';
import { evaluateAll, holds } from '../../../rules';
import { scopeOf, setLookup, type Turn } from '../turn';
import { setWatch, subjectNow } from './commit-state';
import { hear } from './hear';
import { suspicionHears } from './suspicion';
import { isSuspicion } from './suspicion-state';
import { localsOf, waitAnew, watchedUnder, type Watched } from './watch';

/** What this request asks about; undefined where it is no ask. */
const askedWith = (turn: Turn, request: number): Watched | undefined =>
  Object.keys(turn.state.commits.watches)
    .flatMap((key) => watchedUnder(turn, key) ?? [])
    .find(({ watching }) => watching.ask?.request === request);

/** false when this is no answer to an ask. */
export function askAnswered(turn: Turn, request: number, answer: Json, at: Moment): boolean {
  const asked = askedWith(turn, request);
  if (asked === undefined) return false;
  const { key, watching, entry, commit } = asked;
  setWatch(turn, key, { ...watching, ask: null });
  const { confirmBy, settlesWithin } = commit;
  const call = own(turn.program.journey.calls, confirmBy.use.call);
  const data = call === undefined ? answer : pick(answer, call.pick);
  const scope = scopeOf(turn, { ...localsOf(entry), answer: data });
  const watched = watching.ask?.watched ?? 0;
  if (holds(confirmBy.doneWhen, scope)) {
    keepAnswer(turn, commit, entry, request, data);
    hearAbout(turn, asked, { on: 'yes' }, at);
  } else if (holds(confirmBy.noWhen, scope)) {
    hearAbout(turn, asked, { on: 'no', watched, settlesWithin }, at);
  } else hearAbout(turn, asked, { on: 'askFailed', said: 'unreached' }, at);
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
  const asked = askedWith(turn, request);
  if (asked === undefined) return false;
  const { key, watching, commit } = asked;
  const none = own(turn.program.journey.calls, commit.confirmBy.use.call)?.none ?? [];
  if (failure.kind === 'http' && none.includes(failure.status)) {
    return askAnswered(turn, request, null, at);
  }
  setWatch(turn, key, { ...watching, ask: null });
  hearAbout(turn, asked, { on: 'askFailed', said: 'unreached' }, at);
  waitAnew(turn, key);
  return true;
}

function hearAbout(
  turn: Turn,
  { key, entry }: Watched,
  heard: Parameters<typeof hear>[3],
  at: Moment,
): void {
  if (isSuspicion(key)) suspicionHears(turn, heard, at);
  else hear(turn, entry.commit, entry.subject, heard, at);
}

/** Without a connection it was not even asked. */
export function notAsked(turn: Turn, key: string, at: Moment): void {
  const watched = watchedUnder(turn, key);
  if (watched !== null) hearAbout(turn, watched, { on: 'askFailed', said: 'offline' }, at);
}
