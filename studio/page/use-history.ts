import { useCallback, useEffect, useRef, useState } from 'react';
import type { Edit, JsonFiles } from '../model/edits';
import { changed, redone, undone, type History } from '../model/history';
import type { Project } from '../model/protocol';
import { begun, keptOf, saved, takenUp, type Kept, type Work } from '../model/work';
import { ask } from './api';

export interface HistoryInHand extends Work {
  /** `words`: what is done, where it is more than to write a value. */
  readonly change: (next: (edits: readonly Edit[]) => readonly Edit[], words?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Writes what was edited, once however often it is asked to. What is undone from then on is undone in the draft alone. */
  readonly save: () => void;
  /** The same for some of the edits; all others stay in the draft. */
  readonly saveOnly: (some: readonly Edit[]) => void;
  readonly saving: Saving;
}

interface Saving {
  readonly isUnderWay: boolean;
  /** Why what was to be saved last was not; null once something else is done. */
  readonly refused: string | null;
}

const notSaving: Saving = { isUnderWay: false, refused: null };

/** The draft with all that was done to it, which outlasts a reload, over the files as they stand on the disk. */
export function useHistory(first: Project): HistoryInHand {
  const place = `studio.draft.${first.folder}`;
  const [work, setWork] = useState<Work>(() => begun(first, read(place)));
  const [saving, setSaving] = useState(notSaving);
  const present = useRef({ work, saving });
  present.current = { work, saving };
  const { history, project } = work;
  useEffect(() => keep(place, history, project.files), [place, history, project]);
  const move = useCallback((next: (history: History) => History) => {
    setWork((now) => ({ ...now, history: next(now.history), said: null }));
    setSaving((now) => ({ ...now, refused: null }));
  }, []);
  const change = useCallback<HistoryInHand['change']>(
    (next, words) => {
      const now = Date.now();
      move((before) => changed(before, next(before.edits), now, words));
    },
    [move],
  );
  const undo = useCallback(() => move(undone), [move]);
  const redo = useCallback(() => move(redone), [move]);
  const inTurn = useTurns();
  const write = useCallback(
    (some: readonly Edit[] | null) => {
      if (present.current.saving.isUnderWay) return;
      setSaving({ isUnderWay: true, refused: null });
      inTurn(async () => {
        const edits = some ?? present.current.work.history.edits;
        const { files, refused } = await ask('save', { edits });
        if (refused !== null) return refused;
        const fresh = await ask('project', {});
        setWork((now) => saved(now, edits, fresh, files));
        return null;
      }).then(
        (refused) => setSaving({ isUnderWay: false, refused }),
        (error: unknown) =>
          setSaving({
            isUnderWay: false,
            refused: error instanceof Error ? error.message : String(error),
          }),
      );
    },
    [inTurn],
  );
  const save = useCallback(() => write(null), [write]);
  useOutside(
    first,
    useCallback(
      () =>
        inTurn(async () => {
          const fresh = await ask('project', {});
          setWork((now) => takenUp(now, fresh));
          return fresh.stamp;
        }),
      [inTurn],
    ),
  );
  return { ...work, change, undo, redo, save, saveOnly: write, saving };
}

/** One after the other: what is saved is not taken for something that was changed outside. */
function useTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work) => {
    const mine = last.current.then(work);
    last.current = mine.catch(() => undefined);
    return mine;
  }, []);
}

/** Between two looks. Nothing is held open meanwhile: a browser has six connections for all its pages here. */
const everyMs = 1000;

/** Takes up what is changed in the folder, as long as the page is open. */
function useOutside({ stamp }: Project, takeUp: () => Promise<string>): void {
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    const over = new AbortController();
    const look = async (seen: string): Promise<void> => {
      // A server that cannot be reached is asked again; what is typed meanwhile says that it cannot.
      const now = await ask('outside', {}, over.signal)
        .then((other) => (other === seen ? seen : takeUp()))
        .catch(() => seen);
      if (!over.signal.aborted) next = setTimeout(() => void look(now), everyMs);
    };
    void look(stamp);
    return () => {
      over.abort();
      clearTimeout(next);
    };
  }, [stamp, takeUp]);
}

function read(place: string): Kept | null {
  const text = localStorage.getItem(place);
  return text === null ? null : (JSON.parse(text) as Kept);
}

/** What a browser has no room for is what was done longest ago. */
function keep(place: string, history: History, files: JsonFiles): void {
  try {
    localStorage.setItem(place, JSON.stringify(keptOf(history, files)));
  } catch (error) {
    const { done } = history;
    if (done.length === 0) throw error;
    keep(place, { ...history, done: done.slice(Math.ceil(done.length / 2)) }, files);
  }
}
