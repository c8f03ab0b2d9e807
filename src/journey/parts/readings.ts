import { joinPath, readsOf } from '../../rules';
import type { CompiledJourney, CompiledText } from '../model';
import type { Place } from '../place';
import type { RuleScope } from '../scope';
import type { Part, Way } from './part';
import { walk } from './walk';

/** A rule or a text, with what stands in it of what can be read. */
export interface Reading {
  readonly part: Part;
  readonly place: Place;
  /** From its part to it. */
  readonly way: Way;
  readonly scope: RuleScope;
  readonly isText: boolean;
  /** Paths that it reads; the status of a look-up is read at the look-up. */
  readonly paths: readonly string[];
}

const known = new WeakMap<CompiledJourney, readonly Reading[]>();

/** Every rule and text of a journey that reads anything, in the order of its parts. */
export function readingsOf(journey: CompiledJourney): readonly Reading[] {
  const found = known.get(journey) ?? [...walk(journey)].flatMap(readingsIn);
  known.set(journey, found);
  return found;
}

const readingsIn = (part: Part): readonly Reading[] =>
  [
    ...part.rules.map(({ rule, ...placed }) => {
      const { paths, statuses } = readsOf(rule);
      const lookups = [...statuses].map((name) => joinPath('lookups', name));
      return { ...whereOf(placed), isText: false, paths: [...paths, ...lookups] };
    }),
    ...part.texts.map(({ text, ...placed }) => ({
      ...{ ...whereOf(placed), isText: true },
      paths: pathsIn(text),
    })),
  ].filter(({ paths }) => paths.length > 0);

const whereOf = ({
  part,
  place,
  way,
  scope,
}: Pick<Reading, 'part' | 'place' | 'way' | 'scope'>) => ({
  ...{ part, place, way, scope },
});

const pathsIn = (text: CompiledText): readonly string[] =>
  text.flatMap((part) =>
    typeof part === 'string' || 'mark' in part ? [] : 'link' in part ? [part.link] : [part.path],
  );
