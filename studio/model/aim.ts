import type { JourneyState } from '../../src/engine';
import { allOf } from '../../src/journey';
import { equal } from '../../src/rules';
import { gapSentence, type Gap } from './coverage';
import { titleOf, type InHand } from './in-hand';
import type { Shown } from './protocol';

/**
 * What somebody who records has to come to: the case that nobody plays, and what a household that was found
 * answers otherwise than the one that it begins with. `found`: null where none was.
 */
export function aimOf(
  hand: InHand,
  gap: Gap,
  before: JourneyState,
  found: Shown | null,
): readonly string[] {
  const first = gapSentence(gap);
  if (found === null)
    return [first, 'No household was found for it: it may be that there is none.'];
  return [first, ...otherAnswers(hand, before, found.state), ...otherLookups(before, found.state)];
}

function otherAnswers(hand: InHand, before: JourneyState, after: JourneyState): readonly string[] {
  const seen = new Set<string>();
  return allOf(hand.journey, 'field').flatMap(({ is }) => {
    const { path } = is;
    if (seen.has(path)) return [];
    seen.add(path);
    const [old, now] = [before, after].map((state) =>
      hand.inspector.evaluate(state, { var: path }),
    );
    const value = now ?? null;
    if (equal(old ?? null, value)) return [];
    const words = value === null ? 'no answer' : hand.teller.words.value(value, path);
    return [`“${titleOf(hand, after, is)}”: ${words}`];
  });
}

function otherLookups(before: JourneyState, after: JourneyState): readonly string[] {
  const names = [...new Set([...Object.keys(before.lookups), ...Object.keys(after.lookups)])];
  return names
    .filter((name) => !equal({ ...before.lookups[name] }, { ...after.lookups[name] }))
    .map((name) => `The partner answers ${name} otherwise: choose a household for which it does.`);
}
