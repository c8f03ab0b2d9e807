import type { Words } from '../../ui/words';
import { savingOf } from '../saving/saving';
import type { ScreenProps } from '../screen';
import { savingsOf } from './plan';

/** Up to here a number that begins the title is written out. */
const longestWord = 9;

/** The big title: how many of the plans shown would cost less. */
export function resultsTitle(
  { journey, shown }: Pick<ScreenProps, 'journey' | 'shown'>,
  words: Words,
): string {
  const lookup = journey.lookups.results;
  if (lookup?.status === 'failed') return words.plain('results.title.failed');
  if (lookup?.status !== 'ready' || shown === null) return words.plain('results.title.loading');
  const { items } = shown;
  if (shown.total === 0) return words.plain('results.title.empty');
  if (items.length === 0) return words.plain('results.title.filtered');
  const cheaper = items.filter((plan) => savingOf(savingsOf(plan)).kind === 'save').length;
  if (cheaper === 0) return words.plain('results.title.none');
  if (items.length === 1) return words.plain('results.title.only');
  if (cheaper === 2 && items.length === 2) return words.plain('results.title.both');
  const item = {
    count: cheaper <= longestWord ? words.plain(`results.number.${cheaper}`) : cheaper,
    plans: items.length,
  };
  return words.plain(cheaper === items.length ? 'results.title.all' : 'results.title.some', item);
}
