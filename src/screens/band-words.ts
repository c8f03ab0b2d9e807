import type { JourneyState } from '../engine';
import type { Words } from '../ui/parts/words';
import { readFailure } from './error/failure';
import { asText } from './reading';
import { yearlySavingOf } from './results/plan';
import type { ScreenProps } from './screen';
import { isUnknown, knownPlan } from './tariff-details/known-plan';

/** Id of the list that the results lead past everything else to. */
export const listOfPlans = 'plans';

/** Words of the band that a screen makes itself; what it leaves out is the step's own. */
export interface BandWords {
  readonly title?: string;
  /** Small line above the title. */
  readonly eyebrow?: string;
  /** A way past what stands before the heart of the page. */
  readonly skip?: { readonly to: string; readonly label: string };
}

type Shown = Pick<ScreenProps, 'journey' | 'shown' | 'itemOf'>;

/** By the step's `screen`. Kept apart from the screens: the band is drawn before they have come. */
export const bandWords: Readonly<Record<string, (given: Shown, words: Words) => BandWords>> = {
  results: (given, words) => ({
    title: resultsTitle(given, words),
    ...((given.shown?.items.length ?? 0) > 0 && {
      skip: { to: listOfPlans, label: words.plain('results.skip') },
    }),
  }),
  tariffDetails: ({ journey }, words) => tariffTitle(journey, words),
  // ERR-01
  error: ({ journey }, words) => ({
    eyebrow: words.plain('error.status', { status: readFailure(journey).status }),
  }),
};

/** The big title: how many of the plans shown would cost less, after the fee for leaving. */
export function resultsTitle(
  { journey, shown, itemOf }: Pick<ScreenProps, 'journey' | 'shown' | 'itemOf'>,
  words: Words,
): string {
  const lookup = journey.lookups.results;
  if (lookup?.status === 'failed') return words.plain('results.title.failed');
  if (lookup?.status !== 'ready' || shown === null) return words.plain('results.title.loading');
  const { items, counts } = shown;
  const [first] = items;
  if (shown.total === 0) return words.plain('results.title.empty');
  if (first === undefined) return words.plain('results.title.filtered');
  const plans = items.length;
  const plan = itemOf(first);
  const saving = plan === null ? null : yearlySavingOf(plan);
  if (saving?.waits === true) return words.plain('results.title.loading');
  if (saving === null || saving.saving === null)
    return words.plain(plans === 1 ? 'results.title.unknownOne' : 'results.title.unknown', {
      plans,
    });
  const cheaper = counts.cheaper ?? 0;
  if (cheaper === 0) return words.plain('results.title.none');
  if (plans === 1) return words.plain('results.title.only');
  if (cheaper === 2 && plans === 2) return words.plain('results.title.both');
  return words.plain(cheaper === plans ? 'results.title.all' : 'results.title.some', {
    count: cheaper,
    plans,
  });
}

/** The big title is the plan's name, its supplier stands above it. */
function tariffTitle(journey: JourneyState, words: Words) {
  if (isUnknown(journey)) return { title: words.plain('tariff.unknown.title') };
  const plan = knownPlan(journey);
  const [title, eyebrow] = [asText(plan.tariffName), asText(plan.supplierName)];
  if (title === '') {
    const failed = journey.lookups.tariff?.status === 'failed';
    return { title: words.plain(failed ? 'tariff.title.failed' : 'tariff.title.loading') };
  }
  return { title, ...(eyebrow !== '' && { eyebrow }) };
}
