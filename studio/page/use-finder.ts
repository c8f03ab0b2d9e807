import { useCallback, useMemo, useRef, useState } from 'react';
import type { JourneyState } from '../../src/engine';
import type { Edit } from '../model/edits';
import type { Shown } from '../model/protocol';
import { ask } from './api';

type Part = readonly (string | number)[];

/** Looks for households by the prover, one at a time. */
export interface Finder {
  /** Shows one. `rule`: its place as text; `section`: key of the section that it is to be asked in; `part`: what is to decide it. */
  readonly find: (rule: string, section: string, holds: boolean, part?: Part) => void;
  /** Hands one on, or null where none was found. */
  readonly look: (
    rule: string,
    section: string,
    holds: boolean,
    part: Part,
    onFound: (shown: Shown | null) => void,
  ) => void;
  readonly isFinding: boolean;
  /** That one is looked for, or that there is none; null where neither is so. */
  readonly said: string | null;
}

/** What is said of a draft, and of which. */
interface Told {
  readonly of: readonly Edit[] | null;
  readonly words: string | null;
}

export function useFinder(
  edits: readonly Edit[],
  state: JourneyState | null,
  onShow: (shown: Shown) => void,
): Finder {
  const [isFinding, setFinding] = useState(false);
  const [told, setTold] = useState<Told>({ of: null, words: null });
  const present = useRef(edits);
  present.current = edits;
  const look = useCallback<Finder['look']>(
    (rule, section, holds, part, onFound) => {
      if (state === null) return;
      setFinding(true);
      setTold({ of: edits, words: 'The prover looks for one …' });
      const end = (words: string | null) => {
        setFinding(false);
        setTold({ of: edits, words });
      };
      ask('find', { edits, rule, part, holds, section, state }).then(
        (shown) => {
          end(null);
          onFound(shown);
        },
        // What was asked of a draft that is another by now is out of date, and so is why it failed.
        (error: unknown) =>
          end(edits === present.current && error instanceof Error ? error.message : null),
      );
    },
    [edits, state],
  );
  const find = useCallback<Finder['find']>(
    (rule, section, holds, part = []) =>
      look(rule, section, holds, part, (shown) => {
        if (shown !== null) onShow(shown);
        else
          setTold({
            of: edits,
            words: `No household was found for which it is ${holds ? 'true' : 'false'}.`,
          });
      }),
    [look, onShow, edits],
  );
  const said = told.of === edits ? told.words : null;
  return useMemo(() => ({ find, look, isFinding, said }), [find, look, isFinding, said]);
}
