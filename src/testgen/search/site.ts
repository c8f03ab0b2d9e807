import type { CompiledJourney } from '../../journey';
import type { Aim } from './aim';

/** The section that a rule stands in; null for one that stands in none. */
export function sectionOf({ part }: Aim['site']) {
  let at: typeof part | null = part;
  while (at !== null && at.kind !== 'section') at = at.owner;
  return at === null ? null : at.is;
}

/** Names under which the partner is asked where a rule stands over what it says. */
export function calledAt({ part }: Aim['site'], journey: CompiledJourney): readonly string[] {
  let at: typeof part | null = part;
  while (at !== null && at.kind !== 'run' && at.kind !== 'question') at = at.owner;
  const use =
    at === null
      ? null
      : at.kind === 'run'
        ? at.is.use
        : journey.commits[at.owner.is.id]?.confirmBy.use;
  return use == null
    ? []
    : [use.as, use.call, journey.calls[use.call]?.operation ?? ''].filter((name) => name !== '');
}

/** Paths whose change sets off what a rule stands over. */
export function triggersOf({ part }: Aim['site']): readonly string[] {
  let at: typeof part | null = part;
  while (at !== null && at.kind !== 'reaction') at = at.owner;
  if (at === null) return [];
  const { on } = at.is;
  return on.kind === 'answered' || on.kind === 'changed' ? on.paths : [];
}
