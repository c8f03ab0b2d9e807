import type { ApiClient } from '../api';
import type { CommitLock } from './commits/commit-lock';
import type { CommitLedger } from './commits/ledger';
import type { UnsettledSaves } from './commits/unsettled-saves';
import type { Environment } from './environment/environment';
import type { GoneFiles } from './storage/gone-files';
import type { Epoch } from './storage/keep-snapshot';
import type { JourneyKeeper } from './storage/journey-keeper';

/** What the tabs of one browser share, as this tab sees it. */
export interface Device {
  readonly environment: Environment;
  readonly keeper: JourneyKeeper;
  readonly ledger: CommitLedger;
  readonly saves: UnsettledSaves;
  readonly lock: CommitLock;
  readonly epoch: Epoch;
  /** Where the journey asks for files. */
  readonly gone?: GoneFiles;
}

/** What planned effects are done with. */
export interface EffectsContext {
  readonly api: Pick<ApiClient, 'call' | 'prepare'>;
  readonly device: Device;
  /** Shows the step; `parameters` fill its route. */
  readonly navigate: (step: string, parameters: Readonly<Record<string, string>>) => void;
  /** Leads to another site, if that is one of those that may be gone to. */
  readonly leave: (address: string) => void;
}
