import type { CommitLedger } from './commits/ledger';
import type { CommitLock } from './commits/commit-lock';
import type { Environment } from './environment/environment';
import type { UnsettledSaves } from './commits/unsettled-saves';
import type { Epoch } from './storage/epoch';
import type { JourneyKeeper } from './storage/journey-keeper';

/** What the tabs of one browser share, as this tab sees it. */
export interface Device {
  readonly environment: Environment;
  readonly keeper: JourneyKeeper;
  readonly ledger: CommitLedger;
  readonly saves: UnsettledSaves;
  readonly lock: CommitLock;
  readonly epoch: Epoch;
}
