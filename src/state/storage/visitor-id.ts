import { storageKeys, type DeviceStorage } from './device-storage';

/**
 * The visitor's own id, made and kept on the device (PER-03, TOK-06). Where the device
 * keeps nothing, an id for this visit only.
 */
export function visitorId(journey: string, storage: DeviceStorage, random: () => string): string {
  const { visitor } = storageKeys(journey);
  let made: string | null = null;
  try {
    const kept = storage.getItem(visitor);
    // Anything else was not written here.
    if (kept !== null && /^[\w-]{8,64}$/.test(kept)) return kept;
    made = random();
    storage.setItem(visitor, made);
    return made;
  } catch {
    return made ?? random();
  }
}
