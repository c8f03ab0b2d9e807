import { useCallback, useEffect, useRef, useState } from 'react';
import type { JourneyState } from '../../src/engine';
import type { CompiledJourney } from '../../src/journey';
import { equal } from '../../src/rules';
import type { InHand } from '../model/in-hand';
import type { Shown } from '../model/protocol';
import type { Selection } from '../model/selection';
import type { Preview, Target } from '../preview/bridge';
import { ask } from './api';
import type { Draft } from './use-draft';
import { useNewest } from './use-newest';

/** The household that stands before the page, and the page itself. */
export interface HouseholdInHand {
  readonly shown: Shown | null;
  readonly state: JourneyState | null;
  /** Id of the scenario that it comes from; null for one that was worked out. */
  readonly id: string | null;
  /** Id of the scenario that it comes from or was worked out from. */
  readonly base: string;
  readonly choose: (id: string) => void;
  /** One that the prover made up, or that somebody changed a value of. */
  readonly show: (shown: Shown) => void;
  /** The same of one with an id, and when it is drawn. */
  readonly begin: (shown: Shown, id: string) => Promise<void>;
  /** Rings the selected question; says whether the page shows it. */
  readonly ring: (target: Target | null, name: string, moves: boolean) => boolean;
  readonly preview: Preview | null;
  readonly failure: string | null;
}

/** What was typed and is drawn may come to just the same when it is checked. */
const isSame = (one: CompiledJourney | null, other: CompiledJourney): boolean =>
  one === other || (one !== null && equal({ ...one, digest: '' }, { ...other, digest: '' }));

export function useHousehold(
  { hand, spoken, edits }: Pick<Draft, 'hand' | 'spoken' | 'edits'>,
  selection: Selection,
  /** Somebody pressed a question on the page of a household in that state. */
  onPick: (target: Target, state: JourneyState) => void,
  /** It goes its own way: what is selected does not lead it to another step. */
  isHeld: boolean,
): HouseholdInHand {
  const [id, setId] = useState<string | null>(null);
  const [base, setBase] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const [state, setState] = useState<JourneyState | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const present = useRef(edits);
  present.current = edits;
  const pick = (target: Target): void => {
    if (state !== null) onPick(target, state);
  };
  const picked = useRef(pick);
  picked.current = pick;

  useEffect(() => {
    window.studio = { onReady: setPreview, onPick: (target) => picked.current(target) };
  }, []);

  const take = useCallback((next: Shown, of: string | null) => {
    setId(of);
    setBase((before) => of ?? next.from ?? before);
    setShown(next);
    setState(next.state);
    setFailure(null);
  }, []);
  const show = useCallback((next: Shown) => take(next, null), [take]);
  const choose = useCallback(
    (of: string) => {
      ask('household', { edits: present.current, id: of }).then(
        (next) => take(next, of),
        (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
      );
    },
    [take],
  );
  const isReady = hand !== null;
  useEffect(() => {
    if (isReady) choose(selection.household);
    // Once, as the address says; from then on the menu chooses.
  }, [isReady, choose]);

  // Another household, or another step to look at.
  const drawn = useRef<{
    readonly shown: Shown | null;
    readonly step: string;
    readonly journey: InHand['journey'] | null;
  }>({
    ...{ shown: null, step: '', journey: null },
  });
  const inTurn = useNewest();
  const waiting = useRef<JourneyState | null>(null);
  useEffect(() => {
    if (preview === null || hand === null || shown === null) return;
    const before = drawn.current;
    if (isHeld) {
      if (before.journey === hand.journey) return;
      drawn.current = { ...before, journey: hand.journey };
      void preview.draw(null, null).then(() => setState(preview.state()));
      return;
    }
    const step = selection.step === '' ? shown.step : selection.step;
    const next = spoken ?? hand.journey;
    const isThere = before.shown === shown && before.step === step && isSame(before.journey, next);
    drawn.current = { shown, step, journey: next };
    if (isThere) return;
    if (spoken !== null && window.studioInHand !== undefined)
      window.studioInHand = { ...window.studioInHand, journey: spoken };
    // Where it stands is not lost to whatever is drawn in place of it.
    if (before.shown !== shown) waiting.current = shown.state;
    inTurn(async () => {
      const given = waiting.current;
      waiting.current = null;
      await preview.draw(given, step);
      setState(preview.state());
    });
  }, [preview, hand, spoken, shown, selection.step, isHeld, inTurn]);
  const journey = hand?.journey ?? null;
  const begin = useCallback<HouseholdInHand['begin']>(
    async (next, of) => {
      drawn.current = { shown: next, step: next.step, journey };
      take(next, of);
      await preview?.draw(next.state, next.step);
    },
    [preview, journey, take],
  );
  useEffect(() => preview?.subscribe(() => setState(preview.state())), [preview]);

  const ring = useCallback<HouseholdInHand['ring']>(
    (target, name, moves) => preview?.ring(target, name, moves) ?? false,
    [preview],
  );
  return { shown, id, base, state, choose, show, begin, ring, preview, failure };
}
