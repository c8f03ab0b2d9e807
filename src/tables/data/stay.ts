import { awaited } from '../../explain';
import { allOf, type CompiledJourney } from '../../journey';
import { isInside, isWithin } from '../../rules';

/** How long an answer stays, beside the ledgers of commits. */
export interface Stay {
  /** `device`: for the days of the journey. `page`: not stored, gone with the page. `parts`: some of it is stored. */
  readonly on: 'device' | 'parts' | 'page';
  /** What empties it, beside whoever clears all. */
  readonly clearedBy: readonly string[];
}

/** `kept`: paths under which it is kept; none for what is never stored. */
export function stayOf(journey: CompiledJourney, path: string, kept: readonly string[]): Stay {
  const { allow } = journey.persist;
  const isStored = kept.some((each) => allow.some((allowed) => isWithin(each, allowed)));
  const inner = kept.some((each) => allow.some((allowed) => isInside(allowed, each)));
  return {
    on: isStored ? 'device' : inner ? 'parts' : 'page',
    clearedBy: [...new Set([...forgotten(journey, path), ...cleared(journey, path)])],
  };
}

const forgotten = ({ forgetting }: CompiledJourney, path: string): readonly string[] =>
  forgetting
    .filter(({ what, name }) => {
      if (what === 'section') return false;
      return isWithin(path, what === 'lookup' ? `lookups.${name}` : name);
    })
    .flatMap((each) => each.with.map((cause) => `${cause} changes`));

const cleared = (journey: CompiledJourney, path: string): readonly string[] =>
  allOf(journey, 'change')
    .filter(({ values }) =>
      values.some(
        ({ way: [key], value }) =>
          key === 'clear' && typeof value === 'string' && isWithin(path, value),
      ),
    )
    .map((change) => awaited(change).after);
