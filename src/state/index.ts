export {
  createJourneyStore,
  type JourneyStore,
  type JourneyStoreOptions,
} from './create-journey-store';
export { browserEnvironment } from './environment/browser-environment';
export type { Environment, Occurrence, Signal } from './environment/environment';
export type { RootState } from './root-state';
export {
  selectBusy,
  selectClearedElsewhere,
  selectJourney,
  selectStepView,
  selectStorageFailed,
} from './selectors';
export { deviceStorage, type DeviceStorage } from './storage/device-storage';
export type { ClearKind } from './storage/epoch';
export { hasSnapshot } from './storage/has-snapshot';
export { visitorId } from './storage/visitor-id';
