import { useCallback, useMemo, useState } from 'react';
import type { InHand } from '../model/in-hand';
import { movable, type Movable, type MoveWay } from '../model/moving';
import { rowKey, type Selection } from '../model/selection';
import type { Draft } from './use-draft';

/** What is selected in its order. */
export interface MoveInHand {
  /** Null where nothing is selected that has a place among others. */
  readonly ways: Readonly<Record<MoveWay, Movable>> | null;
  readonly move: (way: MoveWay) => void;
  /** What came of it; null where nothing was tried, or something else was done since. */
  readonly said: string | null;
}

interface Tried {
  readonly of: string;
  readonly words: string;
  readonly isDone: boolean;
}

/** Moves a section in its step and a question in its section, or says why it cannot. */
export function useMove(hand: InHand | null, draft: Draft, selection: Selection): MoveInHand {
  const { section, field } = selection;
  const [tried, setTried] = useState<Tried | null>(null);
  const ways = useMemo(() => {
    if (hand === null) return null;
    const [up, down] = (['up', 'down'] as const).map((way) =>
      movable(hand, { section, field }, way),
    );
    return up == null || down == null ? null : { up, down };
  }, [hand, section, field]);
  const of = rowKey(selection);
  const { move: write } = draft;
  const move = useCallback(
    (way: MoveWay) => {
      if (ways === null) return;
      const { move: made, why } = ways[way];
      if (made !== null) write(made);
      setTried({ of, words: made === null ? why : made.words, isDone: made !== null });
    },
    [ways, of, write],
  );
  const last = draft.history.done.at(-1)?.words;
  const isNow = tried?.of === of && (!tried.isDone || last === tried.words);
  return { ways, move, said: isNow ? tried.words : null };
}
