import { storageKeys, type DeviceStorage } from './device-storage';

/** Whether a journey may be taken up again; a device that forbids storage has none. */
export function hasSnapshot(storage: DeviceStorage, journey: string): boolean {
  try {
    return storage.getItem(storageKeys(journey).snapshot) !== null;
  } catch {
    return false;
  }
}
