import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import type { JsonObject, ListView } from '../../../engine';
import { plain, useWords } from '../../parts/words';

export type ListMove =
  | { readonly kind: 'opened' | 'saved' | 'dismissed' | 'asked' }
  | { readonly kind: 'kept'; readonly index: number }
  | { readonly kind: 'removed'; readonly index: number; readonly summary: string };

export interface ListOnPage {
  readonly list: ListView;
  /** DOM id of what leads to the list. */
  readonly target: string;
  readonly box: RefObject<HTMLElement | null>;
  /** Tells a person who does not see the page what was done. */
  readonly say: (text: string) => void;
}

/**
 * The button that was pressed goes away with what it did, so the focus is led on: into the form,
 * to what is wrong in it, to the card that it became, or to what took the place of what went.
 */
export function useListFocus(place: ListOnPage): (move: ListMove) => void {
  const { list, target, box, say } = place;
  const words = useWords();
  const move = useRef<ListMove | null>(null);
  /** The list when the move was made, and as it was drawn last. */
  const before = useRef(list);
  const latest = useRef(list);
  // A press that changes nothing is followed by a drawing, too.
  const [, draw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    latest.current = list;
  }, [list]);

  // Without dependencies: a move waits for the drawing that shows what came of it.
  useEffect(() => {
    const made = move.current;
    const was = before.current;
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector) ?? null;
    const card = (index: number) => find(`[data-item="${index}"]`);
    const add = () => document.getElementById(target);
    const next = made === null ? null : placeAfter(made, list, was, { find, card, add });
    if (next === null) return;
    move.current = null;
    next.focus();
    const said = made === null ? null : saidAfter(made, list, was);
    if (said !== null) say(words.plain(...said));
  });

  return useCallback((made: ListMove) => {
    move.current = made;
    before.current = latest.current;
    draw();
  }, []);
}

interface Targets {
  readonly find: (selector: string) => HTMLElement | null;
  readonly card: (index: number) => HTMLElement | null;
  readonly add: () => HTMLElement | null;
}

/** Where the focus goes; null while what came of the move is not on the page yet. */
function placeAfter(
  made: ListMove,
  list: ListView,
  was: ListView,
  at: Targets,
): HTMLElement | null {
  const closed = list.draft === null;
  switch (made.kind) {
    case 'opened':
      return at.find('[data-draft-title]');
    case 'asked':
      return at.find('[data-keep]');
    case 'kept':
      return at.card(made.index);
    case 'dismissed':
      if (!closed) return null;
      return was.editing === null ? at.add() : at.card(was.editing);
    case 'saved':
      return closed
        ? at.card(savedIndex(list, was))
        : (at.find(wrongInDraft) ?? at.find(unsavedInDraft));
    case 'removed':
      if (list.items.length === was.items.length) return null;
      return at.card(made.index) ?? at.card(made.index - 1) ?? at.add();
  }
}

const wrongInDraft =
  '.f-draft :is(input, select, textarea)[aria-invalid="true"], .f-draft [role="radiogroup"][aria-invalid="true"] input';

/** An item of a list in it that is not saved holds it up. */
const unsavedInDraft = '.f-draft [aria-describedby$="-error"] .f-draft [data-draft-title]';

const savedIndex = (list: ListView, was: ListView): number => was.editing ?? list.items.length - 1;

function saidAfter(
  made: ListMove,
  list: ListView,
  was: ListView,
): readonly [string, JsonObject] | null {
  if (made.kind === 'removed') return ['form.itemRemoved', { summary: made.summary }];
  if (made.kind !== 'saved' || list.draft !== null) return null;
  const summary = plain(list.items[savedIndex(list, was)]?.summary ?? []);
  return ['form.itemSaved', { summary }];
}
