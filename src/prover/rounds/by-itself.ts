import { allIn, allOf, type CompiledJourney, type PartOf } from '../../journey';
import { isWithin } from '../../rules';
import { changesIn } from '../reach/changes-in';

const touches = (one: string, other: string): boolean =>
  isWithin(one, other) || isWithin(other, one);

/** What the journey does without anybody, whatever its conditions say. */
export interface ByItself {
  /** Steps that lead to themselves: by requirements, by what runs as they are entered, and by what follows. */
  readonly circles: ReadonlySet<string>;
  /** Names under which calls are made so. */
  readonly called: ReadonlySet<string>;
}

export function byItself(journey: CompiledJourney): ByItself {
  const called = new Set<string>();
  const parts = allOf(journey, 'step');
  let before = -1;
  let ways = new Map<string, ReadonlySet<string>>();
  while (before < called.size) {
    before = called.size;
    ways = new Map(parts.map((part) => [part.is.id, waysFrom(journey, part, called)]));
  }
  return { circles: new Set([...ways.keys()].filter((id) => leads(ways, id, id))), called };
}

function leads(ways: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set(ways.get(from));
  for (const each of seen) for (const next of ways.get(each) ?? []) seen.add(next);
  return seen.has(to);
}

/** Steps that one leads to without anybody; what it calls on the way is added to what is `called` anywhere. */
function waysFrom(
  journey: CompiledJourney,
  part: PartOf<'step'>,
  called: Set<string>,
): ReadonlySet<string> {
  const to = new Set(part.is.requires.map((each) => each.goTo));
  const changed = new Set<string>();
  const done = new Set<PartOf<'change'>>();
  const { entry, parameters, query = [], sections } = part.is;
  const begun = new Set(entry === null ? [] : [entry]);
  for (const { answer } of [...parameters, ...query]) changed.add(answer);
  for (const section of sections) for (const { path } of section.opens) changed.add(path);
  // What another step loads is given up as that is left, and heard here (Q10).
  for (const name of called) changed.add(`lookups.${name}`);
  const heard = allIn(part, 'reaction');
  const sequences = allOf(journey, 'sequence');
  const call = (use: PartOf<'use'>): void => {
    called.add(use.is.as);
    const { failures, calls } = journey;
    if (failures !== null && calls[use.is.call]?.silent !== true) to.add(failures.goTo);
  };
  const make = (change: PartOf<'change'>): void => {
    done.add(change);
    for (const path of [...Object.keys(change.is.set), ...change.is.clear]) changed.add(path);
    for (const use of change.parts) if (use.kind === 'use') call(use);
    if (change.is.run !== null) begun.add(change.is.run);
    if (change.is.goTo !== null) to.add(change.is.goTo);
  };
  const happens = ({ is: { on } }: PartOf<'reaction'>): boolean => {
    if (on.kind === 'entered') return true;
    if (on.kind === 'succeeded' || on.kind === 'failed') return called.has(on.lookup);
    return (
      on.kind === 'changed' &&
      on.paths.some((path) => [...changed].some((each) => touches(each, path)))
    );
  };
  let before = -1;
  const size = (): number => done.size + changed.size + called.size + begun.size;
  while (before < size()) {
    before = size();
    for (const reaction of heard)
      if (happens(reaction))
        for (const change of changesIn(reaction)) if (!done.has(change)) make(change);
    for (const sequence of sequences) {
      if (!begun.has(sequence.is.id)) continue;
      for (const change of allIn(sequence, 'change')) if (!done.has(change)) make(change);
      for (const run of sequence.parts)
        if (run.kind === 'run') for (const use of run.parts) if (use.kind === 'use') call(use);
    }
    for (const { what, name, with: causes } of journey.forgetting)
      if (
        what !== 'section' &&
        causes.some((cause) => [...changed].some((at) => touches(at, cause)))
      )
        changed.add(what === 'lookup' ? `lookups.${name}` : name);
  }
  return to;
}
