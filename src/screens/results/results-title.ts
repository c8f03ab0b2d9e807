import type { Words } from '../../ui/words';
import type { ScreenProps } from '../screen';
import { yearlySavingOf } from './plan';

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
