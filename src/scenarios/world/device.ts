import { equal, greaterEntry, type Ledger, type LedgerEntry } from '../../engine';

/** What the storage of the device does with what is written. */
export const storageKinds = ['kept', 'full', 'denied'] as const;

/** The device that all tabs of a household share: its clock, its storage, its lock. */
export interface Device {
  /** Seconds that have passed since noon of the day. */
  readonly seconds: number;
  readonly online: boolean;
  readonly storage: (typeof storageKinds)[number];
  /** `commit subject` → what the ledger holds. */
  readonly entries: Readonly<Record<string, LedgerEntry>>;
  /** Tab that holds the lock of the journey. */
  readonly lockedBy: string | null;
}

export const newDevice: Device = {
  seconds: 0,
  online: true,
  storage: 'kept',
  entries: {},
  lockedBy: null,
};

const keyOf = ({ commit, subject }: Pick<LedgerEntry, 'commit' | 'subject'>): string =>
  `${commit} ${subject}`;

/** Milliseconds since 1970 on the device: noon of the day, and what has passed since. */
export const momentOf = (today: string, { seconds }: Device): number =>
  Date.parse(`${today}T12:00:00Z`) + seconds * 1000;

/** The ledger as a page reads it; empty where the storage is denied. */
export function ledgerOf({ storage, entries }: Device): Ledger {
  if (storage === 'denied') return {};
  return Object.values(entries).reduce<Ledger>(
    (ledger, entry) => ({ ...ledger, [entry.commit]: [...(ledger[entry.commit] ?? []), entry] }),
    {},
  );
}

/** The device once the entry was written, unless a greater one stands there or nothing can be written. */
export function noted(device: Device, entry: LedgerEntry): Device {
  if (device.storage !== 'kept') return device;
  const key = keyOf(entry);
  const before = device.entries[key];
  const after = before === undefined ? entry : greaterEntry(before, entry);
  return { ...device, entries: { ...device.entries, [key]: after } };
}

/** Without it, unless another tab has found out more. */
export function forgotten(device: Device, entry: LedgerEntry): Device {
  const present = device.entries[keyOf(entry)];
  if (present !== undefined && !equal(greaterEntry(entry, present), entry)) return device;
  const others = Object.entries(device.entries).filter(([key]) => key !== keyOf(entry));
  return { ...device, entries: Object.fromEntries(others) };
}
