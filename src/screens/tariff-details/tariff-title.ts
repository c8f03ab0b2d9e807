import type { JourneyState } from '../../engine';
import type { Words } from '../../ui/words';
import { asText } from '../reading/reading';
import { isUnknown, knownPlan } from './known-plan';

/** The big title is the plan's name, its supplier stands above it. */
export function tariffTitle(journey: JourneyState, words: Words) {
  if (isUnknown(journey)) return { title: words.plain('tariff.unknown.title') };
  const plan = knownPlan(journey);
  const [title, eyebrow] = [asText(plan.tariffName), asText(plan.supplierName)];
  if (title === '') {
    const failed = journey.lookups.tariff?.status === 'failed';
    return { title: words.plain(failed ? 'tariff.title.failed' : 'tariff.title.loading') };
  }
  return { title, ...(eyebrow !== '' && { eyebrow }) };
}
