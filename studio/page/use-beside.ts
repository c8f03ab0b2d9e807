import { useCallback } from 'react';
import type { Edit } from '../model/edits';
import type { Place, Shown } from '../model/protocol';
import type { Selection } from '../model/selection';
import { ask } from './api';

interface Going {
  readonly edits: readonly Edit[];
  readonly show: (shown: Shown) => void;
  readonly select: (change: Partial<Selection>) => void;
}

/** Leads to two versions of a page beside each other, for a household that stands where they differ. */
export function useBeside({
  edits,
  show,
  select,
}: Going): (
  versions: Pick<Selection, 'before' | 'after'>,
) => (witness: Shown, place: Place | null) => void {
  return useCallback(
    (versions) => (witness, place) => {
      const go = (shown: Shown): void => {
        show(shown);
        select({ ...versions, view: 'beside', step: shown.step, section: '', field: '' });
      };
      // What cannot be looked for is shown all the same.
      ask('standBeside', { ...versions, edits, witness, place }).then(go, () => go(witness));
    },
    [edits, show, select],
  );
}
