import { useCallback, useEffect, useRef } from 'react';
import type { FieldReference, JourneyEvent, StepView } from '../../engine';

export const panelTitleId = 'panel-title';
export function sectionTitleId(section: string): string {
  return `${section}-title`;
}

export interface StepFocus {
  /** Passes the event on; after Continue and Change the focus follows to what has opened. */
  readonly send: (event: JourneyEvent) => void;
  /** Leads to a field; opens its section first when it is folded. */
  readonly goToField: (reference: FieldReference) => void;
  readonly goToSection: (section: string) => void;
}

type Wanted =
  | { readonly kind: 'after'; readonly section: string }
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
      focusOn(view.open === null ? panelTitleId : sectionTitleId(view.open));
    }
  });

  const send = useCallback(
    (event: JourneyEvent) => {
      if (event.type === 'sectionContinued')
        wanted.current = { kind: 'after', section: event.section };
      if (event.type === 'sectionOpened')
        wanted.current = { kind: 'title', section: event.section };
      onEvent(event);
    },
    [onEvent],
  );
  return {
    send,
    goToField: (reference) => {
      if (focusOn(reference.target)) return;
      wanted.current = { kind: 'field', reference };
      onEvent({ type: 'sectionOpened', section: reference.section });
    },
    goToSection: (section) => void focusOn(sectionTitleId(section)),
  };
}

function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  if (element === null) return false;
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  const roomy = top >= 0 && bottom <= window.innerHeight * 0.7;
  if (!roomy) window.scrollBy({ top: top - 120 });
  return true;
}
