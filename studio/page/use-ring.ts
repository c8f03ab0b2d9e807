import { useEffect, useRef, useState } from 'react';
import { sectionKey, type PartOf } from '../../src/journey';
import type { InHand } from '../model/in-hand';
import type { HouseholdInHand } from './use-household';

const tries = 20;
const betweenMs = 60;

/**
 * Marks the selected question on the page, and leads to it when another one is selected. What the page
 * does not show, and why, is said; null where it does.
 */
export function useRing(
  household: HouseholdInHand,
  hand: InHand | null,
  section: PartOf<'section'> | null,
  field: PartOf<'field'> | null,
): string | null {
  const { ring, state, preview, shown } = household;
  const [unseen, setUnseen] = useState<string | null>(null);
  const last = useRef('');
  useEffect(() => {
    if (preview === null || hand === null || state === null) return;
    if (section === null || field === null) {
      ring(null, '', false);
      setUnseen(null);
      last.current = '';
      return;
    }
    const key = `${sectionKey(section.is)}/${field.is.name}/${shown?.name ?? ''}`;
    const moves = last.current !== key;
    const target = { section: sectionKey(section.is), field: field.is.name };
    const { place, relevant } = hand.inspector.section(state, section.is);
    if (moves && place === 'folded')
      preview.dispatch({ type: 'sectionOpened', section: section.is.id });
    let left = tries;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      if (ring(target, field.is.subject, moves)) {
        last.current = key;
        setUnseen(null);
        return;
      }
      left -= 1;
      if (left > 0) timer = setTimeout(attempt, betweenMs);
      else setUnseen(reasonOf(relevant, place, hand, household, section, field));
    };
    attempt();
    return () => clearTimeout(timer);
  }, [ring, state, preview, hand, section, field, shown, household]);
  return unseen;
}

function reasonOf(
  isAsked: boolean,
  place: 'open' | 'folded' | null,
  { inspector }: InHand,
  { state }: HouseholdInHand,
  section: PartOf<'section'>,
  field: PartOf<'field'>,
): string {
  const name = `“${field.is.subject}”`;
  if (state === null) return '';
  if (!isAsked) return `Not asked here: ${name}. Its section does not count for this household.`;
  const found = inspector.section(state, section.is).fields[field.is.name];
  if (found?.relevant === false) return `Not asked here: ${name}. Its rule says when.`;
  if (place === null)
    return `Not asked yet: ${name}. This household has not come to “${section.is.name}”; choose another one above.`;
  return `Asked, but not shown: ${name}.`;
}
