import { useEffect, useState } from 'react';
import type { Edit } from '../model/edits';
import type { Found } from '../model/protocol';
import { openWith } from './opened';

/** What `check` would find that it does not find now. */
export interface Foreseen {
  readonly found: readonly Found[];
  /** Of what is said now nothing is known yet. */
  readonly isWorking: boolean;
}

const quietMs = 250;

/** `edits`: all of a draft, with some that are not made yet; null while they cannot be. */
export function useForeseen(
  edits: readonly Edit[] | null,
  checked: readonly Found[],
): Foreseen & { readonly failure: string | null } {
  const [known, setKnown] = useState<{
    readonly of: readonly Edit[] | null;
    readonly found: readonly Found[];
    readonly failure: string | null;
  }>({ of: null, found: [], failure: null });
  useEffect(() => {
    if (edits === null) return;
    const over = new AbortController();
    const later = setTimeout(() => {
      openWith(edits, false, over.signal).then(
        ({ findings }) => setKnown({ of: edits, found: findings, failure: null }),
        (error: unknown) => {
          const failure = error instanceof Error ? error.message : String(error);
          if (!over.signal.aborted) setKnown({ of: edits, found: [], failure });
        },
      );
    }, quietMs);
    return () => {
      clearTimeout(later);
      over.abort();
    };
  }, [edits]);
  const before = new Set(checked.map(({ key }) => key));
  return {
    found: edits === null ? [] : known.found.filter(({ key }) => !before.has(key)),
    isWorking: edits !== known.of,
    failure: known.failure,
  };
}
