import { useEffect } from 'react';
import type { MoveWay } from '../model/moving';
import type { Selection } from '../model/selection';

interface KeysProps {
  readonly select: (change: Partial<Selection>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Opens what goes to anything. */
  readonly palette: () => void;
  /** Begins a question behind what is selected. */
  readonly add: () => void;
  /** Begins to write down what is done on the page. */
  readonly record: () => void;
  /** Moves what is selected in its order. */
  readonly move: (way: MoveWay) => void;
  /** Ends that; null while nobody does. */
  readonly stop: (() => void) | null;
  readonly hasVariants: boolean;
  /** A rule is edited: out of it leads Esc. */
  readonly isEditing: boolean;
}

/** F6 goes through the panes, / to the filter, G with a letter to a view, A adds a question, Alt with an arrow moves what is selected, R records, J and K go through what differs, Ctrl K goes to anything, Ctrl S to the review and there saves, Ctrl Z undoes. */
export function useKeys(props: KeysProps): void {
  const { select, undo, redo, palette, add, record, move, stop, hasVariants, isEditing } = props;
  useEffect(() => {
    let isGoing = false;
    const goTo: Readonly<Record<string, () => void>> = {
      j: () => select({ view: 'journey' }),
      c: () => select({ view: 'changes' }),
      v: () => select({ view: 'versions' }),
      h: () => document.getElementById('household')?.click(),
      ...(hasVariants && { s: () => select({ view: 'variants' }) }),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        nextPane(event.shiftKey ? -1 : 1);
      } else if ((event.ctrlKey || event.metaKey) && event.key === 's') {
        event.preventDefault();
        const save = document.querySelector<HTMLButtonElement>('.changes .button--first');
        if (save === null) select({ view: 'changes' });
        else save.click();
      } else if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
        event.preventDefault();
        palette();
      } else if (isUndo(event) && !hasUndoOfItsOwn(event.target)) {
        event.preventDefault();
        if (event.shiftKey || event.key === 'y') redo();
        else undo();
      } else if (event.altKey && isArrow(event.key) && !isTyping(event.target)) {
        event.preventDefault();
        move(event.key === 'ArrowUp' ? 'up' : 'down');
      } else if (!isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
        if (event.key === '/') {
          event.preventDefault();
          document.getElementById('outline-filter')?.focus();
        } else if (event.key === 'Escape') {
          if (stop === null) select(isEditing ? { rule: '' } : { section: '', field: '' });
          else stop();
        } else if (event.key === 'a') {
          event.preventDefault();
          add();
        } else if (event.key === 'r' && !isGoing) {
          event.preventDefault();
          record();
        } else if (isGoing) goTo[event.key]?.();
        else if (event.key === 'j') document.getElementById('next-place')?.click();
        else if (event.key === 'k') document.getElementById('previous-place')?.click();
        isGoing = event.key === 'g';
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [select, undo, redo, palette, add, record, move, stop, hasVariants, isEditing]);
}

const isArrow = (key: string): boolean => key === 'ArrowUp' || key === 'ArrowDown';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

const isUndo = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['z', 'Z', 'y'].includes(key);

/** What is typed there is no part of the draft, or not yet: the browser undoes it. */
const hasUndoOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, input:not([type="checkbox"], [type="radio"])') &&
  !target.matches('[data-of-draft], .said :not(.code)');

function nextPane(by: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('.pane')];
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  panes.at((at + by + panes.length) % panes.length)?.focus();
}
