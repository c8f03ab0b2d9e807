import type { SectionInspection } from '../../engine';
import { ruleOf, type PartOf } from '../../journey';
import type { Finding } from '../explanation';
import { withReason, type Kit } from '../kit';
import { problemsOf } from './problems';

/** What a section that is not settled is, said of it. */
export function whatHolds({ verdict, waits }: SectionInspection): string {
  if (verdict !== 'valid') return `is ${verdict}`;
  return waits ? 'waits to be confirmed' : 'has to be visited';
}

/** Why it is so. */
export function whyHeld(
  kit: Kit,
  section: PartOf<'section'>,
  { verdict, waits }: SectionInspection,
): readonly Finding[] {
  if (verdict !== 'valid' || waits) return problemsOf(kit, section);
  return [
    kit.judge('visited', ruleOf(section, 'visited'), (_, reason) =>
      withReason('it is done once Continue was pressed there', reason),
    ),
  ];
}
