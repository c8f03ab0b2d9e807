import { applyPatches, castDraft, enablePatches, produceWithPatches, type Patch } from 'immer';
import { editKey, type Edit } from './edits';

enablePatches();

/** Of one value in one file. */
export type EditPlace = Pick<Edit, 'file' | 'pointer'>;

/** One thing that was done to a draft, told by what leads there and back. */
export interface Step {
  readonly places: readonly EditPlace[];
  /** What was done, where it was more than to write at these places. */
  readonly words: string | null;
  /** When it was last continued, in milliseconds. */
  readonly at: number;
  readonly forth: readonly Patch[];
  readonly back: readonly Patch[];
}

/** A draft with all that was ever done to it: plain data, which outlasts a reload. */
export interface History {
  readonly edits: readonly Edit[];
  /** The last one is undone first. */
  readonly done: readonly Step[];
  /** The last one is redone first. */
  readonly undone: readonly Step[];
  /** Whether the last thing was to go back or forth in it. */
  readonly moved: 'undone' | 'redone' | null;
}

export const noHistory: History = { edits: [], done: [], undone: [], moved: null };

/** Keys that follow each other so closely in one place are one step. */
const joinedMs = 800;

/** The history with other edits. `at`: now, in milliseconds. What was undone before cannot be redone any more. */
export function changed(
  history: History,
  edits: readonly Edit[],
  at: number,
  words: string | null = null,
): History {
  const step = stepBetween(history.edits, edits, at, words);
  if (step === null) return history;
  const last = history.done.at(-1);
  const isJoined = last !== undefined && history.moved === null && isContinued(last, step);
  if (!isJoined) return { edits, done: [...history.done, step], undone: [], moved: null };
  const whole = stepBetween(moved(history.edits, last.back), edits, at, null);
  const before = history.done.slice(0, -1);
  return { edits, done: whole === null ? before : [...before, whole], undone: [], moved: null };
}

export function undone(history: History): History {
  const step = history.done.at(-1);
  if (step === undefined) return history;
  return {
    edits: moved(history.edits, step.back),
    done: history.done.slice(0, -1),
    undone: [...history.undone, step],
    moved: 'undone',
  };
}

export function redone(history: History): History {
  const step = history.undone.at(-1);
  if (step === undefined) return history;
  return {
    edits: moved(history.edits, step.forth),
    done: [...history.done, step],
    undone: history.undone.slice(0, -1),
    moved: 'redone',
  };
}

/**
 * The same history over files that say something else now: each draft that it leads to is told anew by
 * `told`, and a step between two that are the same then is none.
 */
export function retold(
  history: History,
  told: (edits: readonly Edit[]) => readonly Edit[],
): History {
  const along = (steps: readonly Step[], way: 'back' | 'forth'): readonly Step[] => {
    let [from, there] = [history.edits, told(history.edits)];
    const made: Step[] = [];
    for (const step of steps.toReversed()) {
      const next = moved(from, step[way]);
      const at = told(next);
      const [before, after] = way === 'back' ? [at, there] : [there, at];
      const anew = stepBetween(before, after, step.at, step.words);
      if (anew !== null) made.unshift({ ...anew, places: step.places });
      [from, there] = [next, at];
    }
    return made;
  };
  return {
    ...{ edits: told(history.edits), moved: history.moved },
    done: along(history.done, 'back'),
    undone: along(history.undone, 'forth'),
  };
}

const moved = (edits: readonly Edit[], patches: readonly Patch[]): readonly Edit[] =>
  applyPatches(edits, patches);

function isContinued(last: Step, { places, words, at }: Step): boolean {
  const known = new Set(last.places.map(editKey));
  return (
    last.words === null &&
    words === null &&
    at - last.at < joinedMs &&
    places.every((place) => known.has(editKey(place)))
  );
}

/** null where both are the same. */
function stepBetween(
  before: readonly Edit[],
  after: readonly Edit[],
  at: number,
  words: string | null,
): Step | null {
  const [, forth, back] = produceWithPatches(before, (draft) => {
    after.forEach((edit, index) => {
      if (before[index] !== edit) draft[index] = castDraft(edit);
    });
    draft.length = after.length;
  });
  if (forth.length === 0) return null;
  const other = [
    ...before.filter((edit) => !after.includes(edit)),
    ...after.filter((edit) => !before.includes(edit)),
  ];
  const places = new Map(
    other.map(({ file, pointer }) => [editKey({ file, pointer }), { file, pointer }]),
  );
  return { places: [...places.values()], words, at, forth, back };
}
