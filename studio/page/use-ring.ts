import { useEffect, useRef, useState } from 'react';
import { placeText, ruleOf, sectionKey, type PartOf } from '../../src/journey';
import { titleOf, type InHand } from '../model/in-hand';
import type { HouseholdInHand } from './use-household';

/** A question that the page does not show. */
export interface Unseen {
  readonly words: string;
  readonly rule: string | null;
  /** What it would be there. */
  readonly wanted: 'asked' | 'shown';
}

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
): Unseen | null {
  const { ring, state, preview, shown } = household;
  const [unseen, setUnseen] = useState<Unseen | null>(null);
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
    const target = { section: section.is.id, field: field.is.name };
    const { place, relevant } = hand.inspector.section(state, section.is);
    if (moves && place === 'folded')
      preview.dispatch({ type: 'sectionOpened', section: section.is.id });
    let left = tries;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      // The page has the question of the variant in force in its place.
      if (ring(relevant ? target : null, titleOf(hand, state, field.is), moves)) {
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

/** Why the page does not show a question, and the rule that would have to hold. */
function reasonOf(
  isAsked: boolean,
  place: 'open' | 'folded' | null,
  { inspector }: InHand,
  { state }: HouseholdInHand,
  section: PartOf<'section'>,
  field: PartOf<'field'>,
): Unseen | null {
  if (state === null) return null;
  const name = `“${titleOf({ inspector }, state, field.is)}”`;
  const ofSection = placeText(ruleOf(section, 'relevant').place);
  if (!isAsked)
    return {
      words: `Not asked here: ${name}. Its section does not count for this household.`,
      rule: ofSection,
      wanted: 'asked',
    };
  const found = inspector.section(state, section.is).fields[field.is.name];
  if (found?.relevant === false)
    return {
      words: `Not asked here: ${name}. Its rule says when.`,
      rule: placeText(ruleOf(field, 'relevant').place),
      wanted: 'asked',
    };
  if (place === null)
    return {
      words: `Not asked yet: ${name}. This household has not come to “${section.is.name}”.`,
      rule: ofSection,
      wanted: 'asked',
    };
  return {
    words: `Asked, but not shown: ${name}.`,
    rule: placeText(ruleOf(field, 'visible').place),
    wanted: 'shown',
  };
}
