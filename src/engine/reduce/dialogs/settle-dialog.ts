import { setProgress, type Turn } from '../turn';
import { dialogOf } from './dialog-of';

/** Closes what has come to its end: what waited for calls that all succeeded, or has no place any more. */
export function settleDialog(turn: Turn): void {
  if (turn.state.progress.dialog === null) return;
  const dialog = dialogOf(turn);
  const waits = dialog?.open.completing ?? [];
  const statuses = waits.map((name) => turn.state.lookups[name]?.status ?? 'idle');
  const isDone = statuses.length > 0 && statuses.every((status) => status === 'ready');
  if (dialog === null || isDone) setProgress(turn, { dialog: null });
  // What it waited for was cleared away: it has not been ended.
  else if (statuses.includes('idle')) {
    setProgress(turn, { dialog: { ...dialog.open, completing: null } });
  }
}
