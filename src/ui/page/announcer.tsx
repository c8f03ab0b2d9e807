import { useEffect, useRef } from 'react';
import type { StepView } from '../../engine';
import { useWords } from '../words';
import { announcement } from './announcement';

/** Says politely which sections opened, folded, came or went. Silent on the first drawing. */
export function Announcer({ view }: { readonly view: StepView }) {
  const words = useWords();
  const region = useRef<HTMLParagraphElement>(null);
  const last = useRef(view);
  useEffect(() => {
    const text = announcement(last.current, view, words);
    last.current = view;
    // Written past React: what is said is an event, and no part of what the page shows.
    if (text !== '' && region.current !== null) region.current.textContent = text;
  }, [view, words]);
  return <p ref={region} className="visually-hidden" aria-live="polite" data-announcer />;
}
