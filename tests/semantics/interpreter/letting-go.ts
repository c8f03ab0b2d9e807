/** Z59 to Z61, Z63: files that a person takes out, here or elsewhere, and that the partner is told of. */
import { list, own, string, strings } from '../json';
import type { Event, Failure, Json, JsonObject } from '../subject';
import { fire, known, operationOf, sent, set, settle, type Work } from './doing';
import { isAllowed, sensitiveOf, within, type Journey } from './journey';
import { at, blank } from './values';
import type { LetGo, State } from './state';
import { kept, type World } from './world';

const byHand: readonly Event['is'][] = [
  ...(['answer', 'leave', 'stored', 'press', 'dialogOn', 'dialogTo', 'dialogClose'] as const),
  ...(['openItem', 'saveItem', 'dismissItem', 'removeItem'] as const),
];
/** V11: where files are asked for. */
const places = ({ declared, fields }: Journey): string[] =>
  declared.filter((path) => fields.some((one) => one.path === path && own(one.said, 'files')));
const forgetOf = ({ fields }: Journey, path: string): string =>
  fields
    .filter((one) => one.path === path)
    .map(({ said }) => string(at(said, 'files.forget')))
    .find((id) => id !== '') ?? '';
const ids = (answers: Json, path: string): string[] =>
  list(at(answers, path)).map((one) => string(own(one, 'id')));

/** Z60 */
export function letGo(w: Work, { is }: Event, before: State): void {
  const { journey, state } = w;
  const kept = places(journey).flatMap((path) => ids(state.answers, path));
  const again = state.letGo.filter(({ id }) => kept.includes(id));
  for (const { path, number } of again)
    if (number !== null) w.effects.push({ abort: operationOf(w, forgetOf(journey, path)) });
  state.letGo = state.letGo.filter((one) => !again.includes(one));
  const old = [...state.letGo];
  for (const path of byHand.includes(is) ? places(journey) : [])
    for (const id of forgetOf(journey, path) === '' ? [] : ids(before.answers, path))
      if (!kept.includes(id) && !state.letGo.some((one) => one.id === id))
        state.letGo.push({ path, id, number: null });
  for (const one of state.letGo)
    if (one.number === null && (is === 'enter' || !old.includes(one)))
      one.number = sent(w, forgetOf(journey, one.path), null, { id: one.id });
}
/** Z63 */
export function takenOut(w: Work, gone: readonly string[]): void {
  for (const path of places(w.journey)) {
    const before = list(kept(w, path));
    const out = before.filter((one) => gone.includes(string(own(one, 'id'))));
    const left = before.filter((one) => !out.includes(one));
    if (out.length === 0) continue;
    const names = [...(w.state.takenOut.get(path) ?? []), ...out.map((one) => own(one, 'name'))];
    if (w.state.step !== null) w.state.takenOut.set(path, strings(names));
    set(w, path, left.length === 0 ? null : left);
    known(w, (one) => within(one, path));
    settle(w);
    fire(w, (on) => strings(own(on, 'answered')).includes(path));
  }
}
/** Z61 */
export function letGoNow({ journey, state }: World): JsonObject {
  const of = (path: string): string[] =>
    state.letGo.filter((one) => one.path === path).map(({ id }) => id);
  const all = places(journey).filter((path) => of(path).length > 0 && mayKeep(journey, path));
  return Object.fromEntries(all.map((path) => [path, of(path)]));
}
export function letGoIn(journey: Journey, stored: Json): LetGo[] {
  const found: LetGo[] = [];
  for (const path of places(journey).filter((one) => mayKeep(journey, one)))
    for (const id of strings(list(own(stored, path)).filter((one) => typeof one === 'string')))
      if (!blank(id) && !found.some((one) => one.id === id)) found.push({ path, id, number: null });
  return found;
}
const mayKeep = (journey: Journey, path: string): boolean =>
  isAllowed(journey, path) &&
  forgetOf(journey, path) !== '' &&
  sensitiveOf(journey, path) !== 'medical';
/** Z61: whether it ended the call that tells of a file; a partner that says no has heard. */
export function told(w: Work, call: number, failure: Failure | null): boolean {
  const found = w.state.letGo.find(({ number }) => number === call);
  if (!found) return false;
  const isNo =
    failure?.kind === 'http' &&
    Math.floor(failure.status / 100) === 4 &&
    ![401, 408, 429].includes(failure.status);
  if (failure === null || isNo) w.state.letGo = w.state.letGo.filter((one) => one !== found);
  else found.number = null;
  return true;
}
