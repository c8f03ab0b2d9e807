import { areRelated, equal, getPath } from '../../rules';
import type { Json } from '../model';
import type { CompiledForgetting } from '../../journey';
import { fieldKey } from '../program';
import { resetLookup } from './calls';
import { closeDraft } from './drafts/close-draft';
import { untouch } from './touch';
import { setProgress, storeAnswer, type Turn } from './turn';

/** Sets an answer, and takes back at once what is forgotten with it (Z15). */
export function setAnswer(turn: Turn, path: string, value: Json): void {
  forgetWith(turn, stored(turn, path, value));
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
    (cause) => areRelated(cause, path) && !equal(getPath(before, cause), getPath(now, cause)),
  );
}

/** First in, first out; nothing is forgotten twice. */
function forgetWith(turn: Turn, causes: readonly string[]): void {
  if (turn.entering) return;
  const queue = [...causes];
  const done = new Set<CompiledForgetting>();
  for (const cause of queue)
    for (const each of turn.program.resolver.forgotten.get(cause) ?? []) {
      if (done.has(each)) continue;
      done.add(each);
      queue.push(...forget(turn, each));
    }
}

/** Takes it back to its beginning; what others are forgotten with and is another value by that. */
function forget(turn: Turn, { what, name, initial }: CompiledForgetting): readonly string[] {
  if (what === 'lookup') return resetLookup(turn, name) ? [`lookups.${name}`] : [];
  if (what === 'section') {
    openAnew(turn, name);
    return [];
  }
  const keys = (turn.program.resolver.bound.get(name) ?? []).map(({ section, field }) =>
    fieldKey(section, field),
  );
  untouch(turn, keys);
  for (const key of keys) closeDraft(turn, key);
  return stored(turn, name, initial);
}

/** In every variant of it. */
function openAnew(turn: Turn, id: string): void {
  const { opened } = turn.state.progress;
  const left = Object.entries(opened).filter(([mark]) => sectionOf(mark) !== id);
  if (left.length < Object.keys(opened).length)
    setProgress(turn, { opened: Object.fromEntries(left) });
}

/** `step.section@variant` → `section`. */
const sectionOf = (mark: string): string | undefined => mark.split('.')[1]?.split('@')[0];
