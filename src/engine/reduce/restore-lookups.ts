import { readsOf } from '../rules';
import { planWith } from './calls';
import { setProgress, type Turn } from './turn';

/**
 * Loads again what a reload dropped: each lookup once those that its call reads are there.
 * Answers stay as they are, and no reaction fires.
 */
export function restoreLookups(turn: Turn): void {
  const { restore } = turn.state.progress;
  const waiting = new Set(restore.map(({ as }) => as));
  const ready = restore.filter((entry) => {
    const reads = lookupsReadBy(turn, entry.call);
    return !reads.some((name) => waiting.has(name) || isLoading(turn, name));
  });
  if (ready.length === 0) return;
  setProgress(turn, { restore: restore.filter((entry) => !ready.includes(entry)) });
  for (const entry of ready) planWith(turn, entry.as, entry.call, entry.with, true);
}

const isLoading = ({ state }: Turn, name: string): boolean =>
  state.lookups[name]?.status === 'loading';

/** Lookups that a call's body reads, through facts as well. */
function lookupsReadBy({ program }: Turn, id: string): readonly string[] {
  const { facts, calls } = program.journey;
  const call = calls[id];
  if (call === undefined) return [];
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (paths: Iterable<string>): void => {
    for (const path of paths) {
      const [root, name = ''] = path.split('.');
      if (root === 'lookups') found.add(name);
      if (root !== 'facts' || seen.has(name)) continue;
      seen.add(name);
      visit(readsOf(facts[name] ?? null).paths);
    }
  };
  visit(readsOf(call.body, { ...call.query }, { ...call.path }).paths);
  return [...found];
}
