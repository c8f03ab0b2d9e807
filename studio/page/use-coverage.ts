import { useEffect, useState } from 'react';
import type { Covered } from '../model/coverage';
import type { Edit } from '../model/edits';
import type { Covering, Project } from '../model/protocol';
import { ask } from './api';

/** What the scenarios play of the draft, and how far they are played. */
export interface CoverageInHand {
  /** As it was last known; null before the first time. */
  readonly covered: Covered | null;
  /** It is of another draft than the present one. */
  readonly isStale: boolean;
  readonly progress: Pick<Covering, 'played' | 'all'> | null;
  readonly failure: string | null;
}

const quietMs = 900;

interface Known {
  readonly covered: Covered | null;
  readonly of: readonly Edit[] | null;
  readonly on: Project | null;
}

/** Plays the scenarios of the draft in the background, as long as it `isOn`. */
export function useCoverage(
  isOn: boolean,
  project: Project,
  edits: readonly Edit[],
): CoverageInHand {
  const [known, setKnown] = useState<Known>({ covered: null, of: null, on: null });
  const [progress, setProgress] = useState<CoverageInHand['progress']>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isKnown = known.of === edits && known.on === project;
  useEffect(() => {
    if (!isOn || isKnown) return;
    const over = new AbortController();
    const play = async () => {
      for (;;) {
        const { covered, played, all } = await ask('cover', { edits }, over.signal);
        if (over.signal.aborted) return;
        setFailure(null);
        setProgress(covered === null ? { played, all } : null);
        if (covered === null) continue;
        setKnown({ covered, of: edits, on: project });
        return;
      }
    };
    const later = setTimeout(
      () =>
        void play().catch((error: unknown) => {
          if (over.signal.aborted) return;
          setProgress(null);
          setFailure(error instanceof Error ? error.message : String(error));
        }),
      quietMs,
    );
    return () => {
      clearTimeout(later);
      over.abort();
    };
  }, [isOn, isKnown, project, edits]);
  return { covered: known.covered, isStale: !isKnown, progress, failure };
}
