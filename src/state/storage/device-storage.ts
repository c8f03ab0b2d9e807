/**
 * localStorage, as far as it is used.
 * @throws DOMException from each of them: full (QuotaExceededError), or forbidden (SecurityError).
 */
export interface DeviceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** All that there are, in no order. */
  keys(): readonly string[];
}

/** Reaches for the storage only when it is used: naming `localStorage` alone can throw. */
export function deviceStorage(reach: () => Storage): DeviceStorage {
  return {
    getItem: (key) => reach().getItem(key),
    setItem: (key, value) => reach().setItem(key, value),
    removeItem: (key) => reach().removeItem(key),
    keys: () => {
      const storage = reach();
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    },
  };
}

/** Where things are kept; `journey` keeps several journeys of one origin apart. */
export function storageKeys(journey: string): {
  readonly snapshot: string;
  /** A journey that stands aside while another one is begun. */
  readonly aside: string;
  readonly visitor: string;
  /** Which Clear the tabs have last heard of. */
  readonly epoch: string;
  /** Stands before `<commit>.<subject>`. */
  readonly commits: string;
  /** Stands before what names a page: see `unsettledSaves`. */
  readonly saves: string;
  /** The lock of the journey's commits, and the lease in its place. */
  readonly lock: string;
  /** Written and removed to see whether anything is kept. */
  readonly trial: string;
} {
  return {
    snapshot: `${journey}.journey`,
    aside: `${journey}.aside`,
    visitor: `${journey}.visitor`,
    epoch: `${journey}.epoch`,
    commits: `${journey}.commit.`,
    saves: `${journey}.saves.`,
    lock: `${journey}.commit`,
    trial: `${journey}.trial`,
  };
}

/** Whatever the device throws (QuotaExceededError, SecurityError) means that it did not work. */
export function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Whether a journey may be taken up again; a device that forbids storage has none. Never throws. */
export function hasSnapshot(storage: DeviceStorage, journey: string): boolean {
  try {
    return storage.getItem(storageKeys(journey).snapshot) !== null;
  } catch {
    return false;
  }
}

/**
 * The visitor's own id, made and kept on the device (PER-03, TOK-06): 8 to 64 letters, digits, hyphens
 * and underscores. It is read each time, because what is quoted under it is had again under no other,
 * and another tab may have made or cleared it. Where the device keeps nothing, one for this visit only.
 * Never throws.
 */
export function visitorOf(
  journey: string,
  storage: DeviceStorage,
  random: () => string,
): () => string {
  const { visitor } = storageKeys(journey);
  let ofThisVisit: string | null = null;
  return () => {
    try {
      const kept = storage.getItem(visitor);
      // Anything else was not written here.
      if (kept !== null && /^[\w-]{8,64}$/.test(kept)) return kept;
      const made = random();
      storage.setItem(visitor, made);
      return made;
    } catch {
      return (ofThisVisit ??= random());
    }
  };
}
