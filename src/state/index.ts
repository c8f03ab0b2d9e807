export {
  createJourneyStore,
  type JourneyStore,
  type JourneyStoreOptions,
} from './create-journey-store';
export { browserEnvironment } from './environment/browser-environment';
export type { Environment, Signal } from './environment/environment';
export type { RootState } from './root-state';
export { selectBusy, selectJourney, selectStepView, selectStorageFailed } from './selectors';
export { deviceStorage, type DeviceStorage } from './storage/device-storage';
export { hasSnapshot } from './storage/has-snapshot';
export { visitorId } from './storage/visitor-id';
