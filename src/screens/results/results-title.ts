import type { JourneyState } from '../../engine';
import type { Words } from '../../ui/words';
import { savingOf } from '../saving/saving';
import { plansOf } from './plan';

/** Up to here a number that begins the title is written out. */
const longestWord = 9;

/** The big title: how many plans would cost less. */
export function resultsTitle(journey: JourneyState, words: Words): string {
  const lookup = journey.lookups.results;
  if (lookup?.status === 'failed') return words.plain('results.title.failed');
  if (lookup?.status !== 'ready') return words.plain('results.title.loading');
  const plans = plansOf(lookup);
  if (plans.length === 0) return words.plain('results.title.empty');
  const cheaper = plans.filter((plan) => savingOf(plan.savings).kind === 'save').length;
  if (cheaper === 0) return words.plain('results.title.none');
  if (plans.length === 1) return words.plain('results.title.only');
  const item = {
    count: cheaper <= longestWord ? words.plain(`results.number.${cheaper}`) : cheaper,
    plans: plans.length,
  };
  return words.plain(cheaper === plans.length ? 'results.title.all' : 'results.title.some', item);
}
