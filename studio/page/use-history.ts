import { useCallback, useEffect, useState } from 'react';
import { createRetelling, type Edit } from '../model/edits';
import { changed, noHistory, redone, retold, undone, type History } from '../model/history';
import type { Project } from '../model/protocol';
import { ask } from './api';

/** The files as they stand on the disk, and the draft over them with all that was done to it. */
interface Work {
  readonly project: Project;
  readonly history: History;
}

interface HistoryInHand extends Work {
  /** `words`: what is done, where it is more than to write a value. */
  readonly change: (next: (edits: readonly Edit[]) => readonly Edit[], words?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Reads the disk, which has what was saved. What is undone from then on is undone in the draft alone. */
  readonly reload: () => Promise<void>;
}

/** The history outlasts a reload of the page. */
export function useHistory(first: Project): HistoryInHand {
  const kept = `studio.history.${first.folder}`;
  const [work, setWork] = useState<Work>(() => ({ project: first, history: read(kept) }));
  useEffect(() => keep(kept, work.history), [kept, work.history]);
  const move = useCallback(
    (next: (history: History) => History) =>
      setWork(({ project, history }) => ({ project, history: next(history) })),
    [],
  );
  const change = useCallback<HistoryInHand['change']>(
    (next, words) => {
      const now = Date.now();
      move((history) => changed(history, next(history.edits), now, words));
    },
    [move],
  );
  const undo = useCallback(() => move(undone), [move]);
  const redo = useCallback(() => move(redone), [move]);
  const reload = useCallback(async () => {
    const fresh = await ask('project', {});
    setWork(({ project, history }) => ({
      project: fresh,
      history: retold(history, createRetelling(project.files, fresh.files)),
    }));
  }, []);
  return { ...work, change, undo, redo, reload };
}

function read(kept: string): History {
  const text = localStorage.getItem(kept);
  return text === null ? noHistory : (JSON.parse(text) as History);
}

/** What a browser has no room for is what was done longest ago. */
function keep(kept: string, history: History): void {
  try {
    localStorage.setItem(kept, JSON.stringify(history));
  } catch (error) {
    const { done } = history;
    if (done.length === 0) throw error;
    keep(kept, { ...history, done: done.slice(Math.ceil(done.length / 2)) });
  }
}
