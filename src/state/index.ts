export {
  createJourneyStore,
  type JourneyStore,
  type JourneyStoreOptions,
} from './create-journey-store';
export { browserEnvironment } from './environment/browser-environment';
export type { Environment, Occurrence, Signal } from './environment/environment';
export {
  isAnswer,
  selectBusy,
  selectClearedElsewhere,
  selectJourney,
  selectStepView,
  selectStorageFailed,
  selectToday,
  type RootState,
} from './reducers';
export type { SetAside } from './storage/set-aside';
export type { ClearKind } from './storage/keep-snapshot';
export {
  deviceStorage,
  hasSnapshot,
  visitorOf,
  type DeviceStorage,
} from './storage/device-storage';
