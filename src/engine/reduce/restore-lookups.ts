import { own } from '../answers/own';
import { readsThroughFacts } from '../program';
import { planWith } from './calls';
import { setProgress, type Turn } from './turn';

/**
 * Loads again what a reload dropped: each lookup once those that its call reads are there.
 * Answers stay as they are; what had been answered fires no reaction again.
 */
export function restoreLookups(turn: Turn): void {
  const { restore, step } = turn.state.progress;
  if (restore.length === 0 || step === null) return;
  const names = new Set(restore.map(({ as }) => as));
  const isComing = (name: string): boolean =>
    names.has(name) || own(turn.state.lookups, name)?.status === 'loading';
  const free = restore.filter(
    ({ as, call }) => !lookupsReadBy(turn, call).some((name) => name !== as && isComing(name)),
  );
  const isLoading = Object.values(turn.state.lookups).some(({ status }) => status === 'loading');
  // Calls that wait for each other would wait for ever.
  const ready = free.length === 0 && !isLoading ? restore.slice(0, 1) : free;
  if (ready.length === 0) return;
  setProgress(turn, { restore: restore.filter((entry) => !ready.includes(entry)) });
  for (const entry of ready) planWith(turn, entry.as, entry.call, entry.with, entry.settled);
}

/** Lookups that a call's body reads, through facts as well. */
function lookupsReadBy({ program }: Turn, id: string): readonly string[] {
  const call = own(program.journey.calls, id);
  if (call === undefined) return [];
  const reads = readsThroughFacts(program.journey, call.body, { ...call.query }, { ...call.path });
  return [...reads].flatMap((path) => {
    const [root, name = ''] = path.split('.');
    return root === 'lookups' ? [name] : [];
  });
}
