import { useEffect, useRef } from 'react';
import type { ScreenChoice } from '../../engine';

interface AnnouncedProps {
  readonly text: string;
  /** It is said anew with each choice, also where it says the same. */
  readonly choice: ScreenChoice;
}

/** What a screen reader is told as the list comes and changes. */
export function Announced({ text, choice }: AnnouncedProps) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const said = region.current;
    // Written past React: the same words once more are no change to React, nor to a screen reader.
    if (said !== null) said.textContent = said.textContent === text ? `${text}\u00a0` : text;
  }, [text, choice]);
  return <p ref={region} className="visually-hidden" role="status" />;
}
