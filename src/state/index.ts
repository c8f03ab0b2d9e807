export {
  createJourneyStore,
  type JourneyStore,
  type JourneyStoreOptions,
} from './create-journey-store';
export { browserEnvironment } from './environment/browser-environment';
export type { Environment, Occurrence, Signal } from './environment/environment';
export {
  type RootState,
  selectBusy,
  selectClearedElsewhere,
  selectJourney,
  selectStepView,
  selectStorageFailed,
} from './reducers';
export type { ClearKind } from './storage/epoch';
export {
  deviceStorage,
  type DeviceStorage,
  hasSnapshot,
  visitorOf,
} from './storage/device-storage';
