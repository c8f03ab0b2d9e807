import { own } from '../answers/own';
import { nameUnder, readsThrough } from '../../rules';
import type { Json, Progress } from '../model';
import { planWith } from './calls';
import { setProgress, type Turn } from './turn';

/**
 * Loads again what a reload dropped (B9): each lookup once those that its call reads are there; one that
 * failed is still to come, once it is tried again. Answers stay as they are; what had been answered
 * fires no reaction again.
 */
export function restoreLookups(turn: Turn): void {
  for (let ready = readyToRestore(turn); ready.length > 0; ready = readyToRestore(turn)) {
    const { restore } = turn.state.progress;
    setProgress(turn, { restore: restore.filter((entry) => !ready.includes(entry)) });
    for (const entry of ready) planWith(turn, entry.as, entry.call, entry.with, entry.settled);
  }
}

function readyToRestore(turn: Turn): Progress['restore'] {
  const { restore, step } = turn.state.progress;
  if (restore.length === 0 || step === null) return [];
  const reads = new Map(
    restore.map(({ as, call }) => [as, lookupsReadBy(turn, call).filter((name) => name !== as)]),
  );
  const isUnderWay = (name: string): boolean => {
    const status = own(turn.state.lookups, name)?.status;
    return status === 'loading' || status === 'failed';
  };
  const free = restore.filter(
    ({ as }) => reads.get(as)?.some((name) => reads.has(name) || isUnderWay(name)) !== true,
  );
  if (free.length > 0) return free;
  // Calls that wait for each other would wait for ever.
  const circle = restore.find(({ as }) => {
    const all = readThrough(reads, as);
    return all.has(as) && ![...all].some(isUnderWay);
  });
  return circle === undefined ? [] : [circle];
}

/** What one reads, and what those read in turn. */
function readThrough(
  reads: ReadonlyMap<string, readonly string[]>,
  as: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const name of reads.get(as) ?? []) {
    if (found.has(name)) continue;
    found.add(name);
    readThrough(reads, name, found);
  }
  return found;
}

/** Lookups that a call reads: through facts, and through the relevance of the answers that it sends. */
function lookupsReadBy({ program }: Turn, id: string): readonly string[] {
  const call = own(program.journey.calls, id);
  if (call === undefined) return [];
  const { bound, related } = program.resolver;
  const read = new Set<string>();
  const visit = (...rules: readonly Json[]): void => {
    for (const path of readsThrough(program.journey.facts, ...rules)) {
      if (read.has(path)) continue;
      read.add(path);
      for (const answer of [path, ...related(path)]) {
        for (const { section, field } of bound.get(answer) ?? [])
          visit(section.relevant, field.relevant);
      }
    }
  };
  visit(call.body, { ...call.query }, { ...call.path });
  return [...read].flatMap((path) => {
    const name = nameUnder('lookups', path);
    return name === null ? [] : [name];
  });
}
