import type { JourneySlice } from './journey/journey-reducer';
import type { StorageSlice } from './storage/storage-reducer';

export interface RootState {
  readonly journey: JourneySlice;
  readonly storage: StorageSlice;
}
