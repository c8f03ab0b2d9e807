import { isOfFiles } from '../../journey';
import { getPath } from '../../rules';
import { own } from '../answers/path';
import type { Failure, JourneyEvent, JourneyState, Json, JsonObject, LetGo } from '../model';
import { nextRequest, pushCall } from './calls';
import { setProgress, type Turn } from './turn';

/** What a person does to the answers of the page: by nothing else is a file let go (Z59). */
const byPerson: ReadonlySet<JourneyEvent['type']> = new Set([
  'fieldAnswered',
  'fieldLeft',
  'fileStored',
  'itemOpened',
  'itemSaved',
  'itemDismissed',
  'itemRemoved',
  'actionPressed',
  'dialogContinued',
  'dialogPaged',
  'dialogClosed',
]);

/** At the end of an event: which files a person has taken out, and that the partner is told (Z59, Z60). */
export function settleLetGo(turn: Turn, { type }: JourneyEvent, before: JourneyState): void {
  const { answers, progress } = turn.state;
  if (answers !== before.answers || progress.letGo.length > 0)
    compareAnswers(turn, byPerson.has(type), before);
  const known = new Set(before.progress.letGo.map(({ id }) => id));
  for (const one of turn.state.progress.letGo)
    if (one.request === null && (type === 'stepEntered' || !known.has(one.id))) tell(turn, one);
}

/** What is kept again is let go no longer; what is kept nowhere any more is, if a person did it. */
function compareAnswers(turn: Turn, isByPerson: boolean, before: JourneyState): void {
  const { bound } = turn.program.resolver;
  const asked = [...bound].filter(([, all]) => all.some(({ field }) => isOfFiles(field)));
  const kept = new Set(asked.flatMap(([path]) => idsAt(turn.state.answers, path)));
  const { letGo } = turn.state.progress;
  const still = letGo.filter(({ id }) => !kept.has(id));
  for (const { id, request } of letGo)
    if (kept.has(id) && request !== null) turn.effects.push({ type: 'abort', request });
  const gone = new Map(still.map((one) => [one.id, one]));
  for (const [path] of isByPerson ? asked : [])
    for (const id of callOf(turn, path) === null ? [] : idsAt(before.answers, path))
      if (!kept.has(id) && !gone.has(id)) gone.set(id, { path, id, request: null });
  if (gone.size !== letGo.length || still.length !== letGo.length)
    setProgress(turn, { letGo: [...gone.values()] });
}

/** Nothing waits for it, and no reaction hears of it. */
function tell(turn: Turn, one: LetGo): void {
  const call = own(turn.program.journey.calls, callOf(turn, one.path) ?? '');
  if (call === undefined) return;
  const request = nextRequest(turn);
  pushCall(turn, request, call, { with: { id: one.id } });
  replace(turn, one, [{ ...one, request }]);
}

/**
 * The call that told of a file has ended: whether it was such a call. A partner that says no is not asked
 * again; one that could not be reached is, when a step is entered next.
 */
export function letGoEnded(turn: Turn, request: number, failure: Failure | null): boolean {
  const found = turn.state.progress.letGo.find((one) => one.request === request);
  if (found === undefined) return false;
  const isOver = failure === null || isRefusal(failure);
  replace(turn, found, isOver ? [] : [{ ...found, request: null }]);
  return true;
}

/** Without a token, too late and too many are no answer to what was asked. */
const isRefusal = ({ kind, status }: Failure): boolean =>
  kind === 'http' && status >= 400 && status < 500 && ![401, 408, 429].includes(status);

function replace(turn: Turn, one: LetGo, by: readonly LetGo[]): void {
  const { letGo } = turn.state.progress;
  setProgress(turn, { letGo: letGo.flatMap((other) => (other === one ? by : [other])) });
}

/** By which call the partner is told of files at a path. */
const callOf = ({ program }: Turn, path: string): string | null =>
  program.resolver.bound.get(path)?.find(({ field }) => field.forget !== undefined)?.field.forget ??
  null;

function idsAt(answers: JsonObject, path: string): readonly string[] {
  const kept = getPath(answers, path);
  if (!Array.isArray(kept)) return [];
  return kept.map((file: Json) => getPath(file, 'id')).filter((id) => typeof id === 'string');
}
