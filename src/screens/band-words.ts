import type { JourneyState } from '../engine';
import type { Words } from '../ui/words';
import { readFailure } from './error/failure';
import { resultsTitle } from './results/results-title';

/** Words of the band that a screen makes itself; what it leaves out is the step's own. */
export interface BandWords {
  readonly title?: string;
  /** Small line above the title. */
  readonly eyebrow?: string;
}

/** By the step's `screen`. Kept apart from the screens: the band is drawn before they have come. */
export const bandWords: Readonly<
  Record<string, (journey: JourneyState, words: Words) => BandWords>
> = {
  results: (journey, words) => ({ title: resultsTitle(journey, words) }),
  // ERR-01
  error: (journey, words) => ({
    eyebrow: words.plain('error.status', { status: readFailure(journey).status }),
  }),
};
