import type { DeviceStorage } from '../storage/device-storage';
import type { ManualClock } from './manual-clock';

/** One storage behind several tabs: each sees its own writes at once, and those of others late. */
export interface SharedStorage {
  /** `hear` is told of every key that another tab wrote, when its write is seen here. */
  tab(hear: (key: string) => void): DeviceStorage;
  /** As every tab will see it in the end. */
  readonly content: () => ReadonlyMap<string, string>;
}

interface Write {
  readonly key: string;
  /** null: removed. */
  readonly value: string | null;
  readonly tab: object;
  /** Tabs that have seen it. */
  readonly seenBy: Set<object>;
}

/** `late`: how many milliseconds until another tab sees a write, drawn for each tab anew (0 to 200). */
export function sharedStorage(
  { schedule }: Pick<ManualClock, 'schedule'>,
  late: () => number,
): SharedStorage {
  const writes: Write[] = [];
  const tabs = new Map<object, (key: string) => void>();

  /** The last of those that the tab has seen wins, in the order in which they were made. */
  function view(sees: (write: Write) => boolean): Map<string, string> {
    const content = new Map<string, string>();
    for (const write of writes) {
      if (!sees(write)) continue;
      if (write.value === null) content.delete(write.key);
      else content.set(write.key, write.value);
    }
    return content;
  }

  function write(tab: object, key: string, value: string | null): void {
    const made: Write = { key, value, tab, seenBy: new Set([tab]) };
    writes.push(made);
    for (const [other, hear] of tabs) {
      if (other === tab) continue;
      schedule(() => {
        made.seenBy.add(other);
        hear(key);
      }, late());
    }
  }

  return {
    content: () => view(() => true),
    tab: (hear) => {
      const tab = {};
      // A tab that opens reads what is there.
      for (const { seenBy } of writes) seenBy.add(tab);
      tabs.set(tab, hear);
      const mine = () => view(({ seenBy }) => seenBy.has(tab));
      return {
        getItem: (key) => mine().get(key) ?? null,
        setItem: (key, value) => write(tab, key, value),
        removeItem: (key) => {
          if (mine().has(key)) write(tab, key, null);
        },
        keys: () => [...mine().keys()],
      };
    },
  };
}
