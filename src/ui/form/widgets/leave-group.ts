import type { FocusEvent } from 'react';

/** Several controls are one field: it is left when the focus goes outside all of them. */
export const leaveGroup =
  (onLeave: () => void) =>
  (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
