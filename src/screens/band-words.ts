import type { Words } from '../ui/words';
import { readFailure } from './error/failure';
import { resultsTitle } from './results/results-title';
import type { ScreenProps } from './screen';
import { tariffTitle } from './tariff-details/tariff-title';

/** Words of the band that a screen makes itself; what it leaves out is the step's own. */
export interface BandWords {
  readonly title?: string;
  /** Small line above the title. */
  readonly eyebrow?: string;
}

type Shown = Pick<ScreenProps, 'journey' | 'shown' | 'itemOf'>;

/** By the step's `screen`. Kept apart from the screens: the band is drawn before they have come. */
export const bandWords: Readonly<Record<string, (given: Shown, words: Words) => BandWords>> = {
  results: (given, words) => ({ title: resultsTitle(given, words) }),
  tariffDetails: ({ journey }, words) => tariffTitle(journey, words),
  // ERR-01
  error: ({ journey }, words) => ({
    eyebrow: words.plain('error.status', { status: readFailure(journey).status }),
  }),
};
