import { useCallback, useEffect, useRef } from 'react';
import type { FieldReference, JourneyEvent, StepView } from '../../engine';
import { sectionTitleId } from '../parts/focus';
import { submitId } from './submit-button';

export const panelTitleId = 'panel-title';
export const continueId = 'continue-button';

interface StepFocus {
  /** Passes the event on; after Continue and Change the focus follows to what has opened. */
  readonly send: (event: JourneyEvent) => void;
  /** Leads to a field; opens its section first when it is folded. The same function at every drawing. */
  readonly goToField: (reference: FieldReference) => void;
  /** The same, too. */
  readonly goToSection: (section: string) => void;
}

type Wanted =
  | { readonly kind: 'after'; readonly section: string; readonly pressed: Area | null }
  | { readonly kind: 'title'; readonly section: string }
  | { readonly kind: 'field'; readonly reference: FieldReference };

/**
 * Moves the focus, and only for a person's own Continue, Change or link: never because the
 * view changed by itself, so nobody is thrown out of a field while typing.
 */
export function useStepFocus(view: StepView, onEvent: (event: JourneyEvent) => void): StepFocus {
  const wanted = useRef<Wanted | null>(null);

  // Without dependencies: the wish is for the first drawing after the event, whatever changed.
  useEffect(() => {
    const wish = wanted.current;
    wanted.current = null;
    if (wish === null) return;
    if (wish.kind === 'field') {
      if (!focusOn(wish.reference.target)) focusOn(sectionTitleId(wish.reference.section));
    } else if (wish.kind === 'title') {
      focusOn(sectionTitleId(wish.section));
    } else if (view.open !== wish.section) {
      const next = view.open ?? closingOf(view);
      focusOn(next === null ? panelTitleId : sectionTitleId(next));
      if (view.submit?.deliberate === true) keepClear(panelTitleId, submitId, wish.pressed);
    }
  });

  const send = useCallback(
    (event: JourneyEvent) => {
      if (event.type === 'sectionContinued') {
        const pressed = document.getElementById(continueId)?.getBoundingClientRect() ?? null;
        wanted.current = { kind: 'after', section: event.section, pressed };
      }
      if (event.type === 'sectionOpened')
        wanted.current = { kind: 'title', section: event.section };
      onEvent(event);
    },
    [onEvent],
  );
  const goToField = useCallback(
    (reference: FieldReference) => {
      if (focusOn(reference.target)) return;
      wanted.current = { kind: 'field', reference };
      onEvent({ type: 'sectionOpened', section: reference.section });
    },
    [onEvent],
  );
  return { send, goToField, goToSection };
}

const goToSection = (section: string): void => void focusOn(sectionTitleId(section));

/** What asks nothing and stands open once everything is answered: it is to be read first. */
const closingOf = ({ sections }: StepView): string | null =>
  sections.find(({ status }) => status === 'open')?.id ?? null;

function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  if (element === null) return false;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  const roomy = top >= 0 && bottom <= window.innerHeight * 0.7;
  if (!roomy) window.scrollBy({ top: top - 120 });
  return true;
}

/** Of what stood on the screen, in its pixels. */
type Area = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** A finger that lands a little beside the first place still lands on nothing. */
const room = 16;

/**
 * Moves a box down the page until its button does not stand where another one was pressed, so that
 * a second tap at the same spot meets no button.
 */
function keepClear(boxWith: string, button: string, pressed: Area | null): void {
  const stands = document.getElementById(button)?.getBoundingClientRect();
  const box = document.getElementById(boxWith)?.parentElement;
  if (pressed === null || stands === undefined || !box) return;
  const beside = stands.right <= pressed.left || pressed.right <= stands.left;
  const apart = stands.bottom + room <= pressed.top || pressed.bottom + room <= stands.top;
  if (beside || apart) return;
  const margin = Number.parseFloat(getComputedStyle(box).marginTop) || 0;
  box.style.marginTop = `${String(margin + pressed.bottom + room - stands.top)}px`;
}
