import { useEffect, useRef, useState } from 'react';
import { editKey, type Edit } from '../model/edits';
import type { InHand } from '../model/in-hand';
import { mendsAfter, mendsOf, type Mend } from '../model/mends';
import type { Found, Tried } from '../model/protocol';
import { ask } from './api';
import type { Draft } from './use-draft';

/** A way that was tried and mends something. */
export interface Offered extends Pick<Mend, 'words' | 'edits'> {
  /** How many errors are left with it. */
  readonly left: number;
  /** What can be saved alone, without what is taken back by it; null where that is not all that it does. */
  readonly rest: readonly Edit[] | null;
}

export interface Mending {
  readonly offered: readonly Offered[];
  readonly tried: number;
  readonly all: number;
}

const none: Mending = { offered: [], tried: 0, all: 0 };

/** Whoever goes on typing waits for none. */
const quietMs = 250;

/** Beyond this many nobody waits any more. */
const mostTried = 16;

/** Ways to mend a draft, one tried after the other as long as it stays as it is; `errors`: what stops saving it. */
export function useMends(hand: InHand, draft: Draft, errors: readonly Found[]): Mending {
  const { edits, isChecking, isProving } = draft;
  const [known, setKnown] = useState<Mending & { readonly of: readonly Edit[] }>({
    ...{ ...none, of: edits },
  });
  const isStopped = errors.length > 0 && !isChecking && !isProving;
  const present = useRef({ hand, errors });
  present.current = { hand, errors };
  useEffect(() => {
    if (!isStopped) return;
    const over = new AbortController();
    const { hand: of, errors: all } = present.current;
    const later = setTimeout(() => {
      void tryEach(of, edits, all, over.signal, (mending) => {
        if (!over.signal.aborted) setKnown({ ...mending, of: edits });
      });
    }, quietMs);
    return () => {
      clearTimeout(later);
      over.abort();
    };
  }, [edits, isStopped]);
  return isStopped && known.of === edits ? known : none;
}

async function tryEach(
  hand: InHand,
  edits: readonly Edit[],
  errors: readonly Found[],
  over: AbortSignal,
  tell: (mending: Mending) => void,
): Promise<void> {
  let waiting = mendsOf(hand, { edits, errors });
  const offered: Offered[] = [];
  for (let tried = 0; tried < mostTried && !over.aborted; tried += 1) {
    const [mend, ...rest] = waiting;
    const all = Math.min(tried + waiting.length, mostTried);
    tell({ offered: [...offered], tried, all });
    if (mend === undefined) return;
    // Edits that do not fit each other any more are no way.
    const answer = await ask('tryEdits', { edits: mend.edits }, over).catch(() => null);
    if (answer !== null && mends(errors, answer)) offered.push(offeredOf(mend, answer));
    const more = answer === null ? [] : mendsAfter(hand, { edits, errors }, mend, answer.left);
    waiting = [...rest, ...more.filter((one) => rest.every(({ words }) => words !== one.words))];
  }
  tell({ offered: [...offered], tried: mostTried, all: mostTried });
}

/** It takes an error away, brings none, and was proved. */
function mends(errors: readonly Found[], { left, isProved }: Tried): boolean {
  const known = new Set(errors.map(({ key }) => key));
  return isProved && left.length < errors.length && left.every(({ key }) => known.has(key));
}

function offeredOf({ words, edits, held }: Mend, { left, stale }: Tried): Offered {
  const gone = new Set(stale.map(editKey));
  const kept = edits.filter((edit) => !gone.has(editKey(edit)));
  const isWhole = held !== null && left.length === 0 && kept.length > 0;
  return { words, edits: kept, left: left.length, rest: isWhole ? kept : null };
}
