import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { JourneyEvent, StepView } from '../../engine';

/** What an entry of the browser's history knows of the step: the sheet in hand, and how many entries of the step lie before it. */
interface Entry {
  readonly step: string;
  readonly open: string | null;
  readonly depth: number;
}

const ownKey = 'sheet';

/** Beside what the router keeps there, which stays. */
function entryIn(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !(ownKey in state)) return null;
  return state[ownKey] as Entry;
}

const withEntry = (entry: Entry): object => ({
  ...(window.history.state as object | null),
  [ownKey]: entry,
});

/** Which address the router is at: entries of the same one are sheets of one page. */
const addressKey = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'key' in state ? state.key : null;

/** Where in the history the page is. */
interface Place {
  readonly key: unknown;
  readonly depth: number;
}

/*
 * The browser's way back leads to the sheet before, as it would where each had a page of its own:
 * whoever goes on with Continue or Change adds an entry to the history, at the same address.
 */

/** @returns what events are to be sent by, and the place that `useWayBack` goes by. */
export function useSheetEntries(
  { id: step, open }: StepView,
  onEvent: (event: JourneyEvent) => void,
): readonly [(event: JourneyEvent) => void, RefObject<Place>] {
  const hasPressed = useRef(false);
  const at = useRef<Place>({ key: null, depth: 0 });
  useEffect(() => {
    const { history } = window;
    const here = entryIn(history.state);
    const own = here?.step === step ? here : { step, open, depth: 0 };
    // What opened by itself takes the place of what was there: nobody went on to it.
    const goesOn = hasPressed.current && own.open !== null && own.open !== open;
    hasPressed.current = false;
    const entry = { step, open, depth: goesOn ? own.depth + 1 : own.depth };
    if (goesOn) history.pushState(withEntry(entry), '');
    else if (here?.step !== step || here.open !== open) history.replaceState(withEntry(entry), '');
    at.current = { key: addressKey(history.state), depth: entry.depth };
  }, [step, open]);
  const send = useCallback(
    (event: JourneyEvent) => {
      if (event.type === 'sectionContinued' || event.type === 'sectionOpened')
        hasPressed.current = true;
      onEvent(event);
    },
    [onEvent],
  );
  return [send, at];
}

/**
 * Opens the sheet of the entry that the browser went to. A way back to one that cannot be opened, or
 * while something else stands in place of the sheets, leaves the step.
 *
 * @param isInHand whether the sheets are on the page, and nothing runs.
 */
export function useWayBack(
  { id: step, sections }: StepView,
  isInHand: boolean,
  at: RefObject<Place>,
  send: (event: JourneyEvent) => void,
): void {
  useEffect(() => {
    const goes = ({ state }: PopStateEvent): void => {
      const entry = entryIn(state);
      if (entry?.step !== step || addressKey(state) !== at.current.key) return;
      const isBack = entry.depth < at.current.depth;
      at.current = { ...at.current, depth: entry.depth };
      const section = isInHand ? sections.find(({ id }) => id === entry.open) : undefined;
      if (section?.status === 'folded') send({ type: 'sectionOpened', section: section.id });
      else if (section === undefined && isBack) window.history.go(-entry.depth - 1);
    };
    window.addEventListener('popstate', goes);
    return () => {
      window.removeEventListener('popstate', goes);
    };
  }, [step, sections, isInHand, at, send]);
}
