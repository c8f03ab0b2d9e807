import { useCallback, useState } from 'react';
import type { JourneyState } from '../../src/engine';
import type { Edit } from '../model/edits';
import type { Shown } from '../model/protocol';
import { ask } from './api';

/** Looks for households by the prover, one at a time. */
export interface Finder {
  /** `rule`: its place as text; `section`: key of the section that it is to be asked in. */
  readonly find: (rule: string, section: string, holds: boolean) => void;
  readonly isFinding: boolean;
  /** That one is looked for, or that there is none; null where neither is so. */
  readonly said: string | null;
}

export function useFinder(
  edits: readonly Edit[],
  state: JourneyState | null,
  onShow: (shown: Shown) => void,
): Finder {
  const [isFinding, setFinding] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const find = useCallback<Finder['find']>(
    (rule, section, holds) => {
      if (state === null) return;
      setFinding(true);
      setSaid('The prover looks for one …');
      const end = (words: string | null) => {
        setFinding(false);
        setSaid(words);
      };
      ask('find', { edits, rule, holds, section, state }).then(
        (shown) => {
          end(
            shown === null
              ? `No household was found for which it is ${holds ? 'true' : 'false'}.`
              : null,
          );
          if (shown !== null) onShow(shown);
        },
        (error: unknown) => end(error instanceof Error ? error.message : String(error)),
      );
    },
    [edits, state, onShow],
  );
  return { find, isFinding, said };
}
