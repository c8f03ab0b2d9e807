import type { CommitEvent } from '../engine';
import type { Environment } from '../state';
import type { JourneyAction } from '../ui/page';

/** What the engine hears of a press: the connection and the time come from outside. */
export function commitActed(
  { online, now }: Pick<Environment, 'online' | 'now'>,
  commit: string,
  action: JourneyAction,
): CommitEvent {
  return { type: 'commitActed', commit, action, online: online.current(), at: now() };
}
