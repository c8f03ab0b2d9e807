import type { JourneyState } from '../../src/engine';
import { allOf } from '../../src/journey';
import { titleOf, type InHand } from './in-hand';
import type { QuestionPlace } from './question-place';

/** An answer with which another could be forgotten. */
export interface ForgettingOffer {
  readonly path: string;
  readonly title: string;
  /** Name of the section that asks for it. */
  readonly section: string;
}

/** Answers that are asked for before a question, or beside it, those of items only within the same item. */
export function forgettingOffers(
  hand: InHand,
  state: JourneyState,
  { section }: QuestionPlace,
): readonly ForgettingOffer[] {
  const all = allOf(hand.journey, 'section');
  const until = all.findIndex(({ is }) => is === section.is);
  const offers = all
    .slice(0, until + 1)
    .filter(({ is }) => is.present.as !== 'item' || is.id === section.is.id)
    .flatMap(({ is: { name }, parts }) =>
      parts.flatMap((part): readonly ForgettingOffer[] =>
        part.kind === 'field' && part.is.consent === undefined
          ? [{ path: part.is.path, title: titleOf(hand, state, part.is), section: name }]
          : [],
      ),
    );
  return [...new Map(offers.toReversed().map((offer) => [offer.path, offer])).values()].reverse();
}
