import type { JourneyState, LedgerEntry } from '../../../src/engine';
import type { GivenEntry } from '../row-shape';
import { storedKey } from './entries';
import type { World } from './world';

/**
 * What a row says of an entry that this tab has sent, where events alone would take other seconds:
 * `watched` and the noes, and when the question that is under way was asked.
 */
export function setCommit(world: World, subject: string, given: GivenEntry, asked?: number): void {
  const change = (entry: LedgerEntry): LedgerEntry => ({
    ...entry,
    watched: given.watched ?? entry.watched,
    noes: given.noes ?? entry.noes,
  });
  world.tab.amend((state) => amended(state, subject, change, asked ?? null));
  const stored = world.stored(subject);
  if (stored !== null)
    world.storage.content.set(storedKey(subject), JSON.stringify(change(stored)));
}

function amended(
  state: JourneyState,
  subject: string,
  change: (entry: LedgerEntry) => LedgerEntry,
  asked: number | null,
): JourneyState {
  const { ledger, watches } = state.commits;
  const entries = (ledger['switch'] ?? []).map((entry) =>
    entry.subject === subject ? change(entry) : entry,
  );
  const key = `switch.${subject}`;
  const watching = watches[key];
  const isAsked = watching !== undefined && watching.ask !== null && asked !== null;
  return {
    ...state,
    commits: {
      ...state.commits,
      ledger: { ...ledger, switch: entries },
      watches: isAsked
        ? { ...watches, [key]: { ...watching, ask: { ...watching.ask, watched: asked } } }
        : watches,
    },
  };
}
