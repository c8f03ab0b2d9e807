import { createValueWords, phrasesOf, type ValueWords } from '../../../src/explain';
import type { CompiledJourney, Origins, Phrase } from '../../../src/journey';

/** How one version says its values and facts. */
export interface JourneyWords {
  readonly value: ValueWords;
  readonly phrase: (path: string) => Phrase | null;
}

export const journeyWords = (journey: CompiledJourney, origins: Origins | null): JourneyWords => ({
  value: createValueWords(journey),
  phrase: phrasesOf(origins),
});
