import { own } from '../answers/own';
import type { Json } from '../model';
import { readsThroughFacts } from '../program';
import { planWith } from './calls';
import { setProgress, type Turn } from './turn';

/**
 * Loads again what a reload dropped: each lookup once those that its call reads are there; one that
 * failed is still to come, once it is tried again. Answers stay as they are; what had been answered
 * fires no reaction again.
 */
export function restoreLookups(turn: Turn): void {
  const { restore, step } = turn.state.progress;
  if (restore.length === 0 || step === null) return;
  const names = new Set(restore.map(({ as }) => as));
  const isUnderWay = (name: string): boolean => {
    const status = own(turn.state.lookups, name)?.status;
    return status === 'loading' || status === 'failed';
  };
  const waits = restore.map((entry) => ({
    entry,
    waitsFor: lookupsReadBy(turn, entry.call).filter(
      (name) => name !== entry.as && (names.has(name) || isUnderWay(name)),
    ),
  }));
  const free = waits.filter(({ waitsFor }) => waitsFor.length === 0).map(({ entry }) => entry);
  const isAnyUnderWay = waits.some(({ waitsFor }) => waitsFor.some(isUnderWay));
  // Calls that wait for each other would wait for ever.
  const ready = free.length === 0 && !isAnyUnderWay ? restore.slice(0, 1) : free;
  if (ready.length === 0) return;
  setProgress(turn, { restore: restore.filter((entry) => !ready.includes(entry)) });
  for (const entry of ready) planWith(turn, entry.as, entry.call, entry.with, entry.settled);
}

/** Lookups that a call reads: through facts, and through the relevance of the answers that it sends. */
function lookupsReadBy({ program }: Turn, id: string): readonly string[] {
  const call = own(program.journey.calls, id);
  if (call === undefined) return [];
  const { bound, related } = program.resolver;
  const read = new Set<string>();
  const visit = (...rules: readonly Json[]): void => {
    for (const path of readsThroughFacts(program.journey, ...rules)) {
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
    const [root, name = ''] = path.split('.');
    return root === 'lookups' ? [name] : [];
  });
}
