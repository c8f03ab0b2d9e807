type Entries = Readonly<Record<string, unknown>>;

/** What a record was made from, and the key that was set. It keeps no earlier record alive. */
const origins = new WeakMap<Entries, { readonly from: WeakRef<Entries>; readonly key: string }>();

/** More keys than these, and looking at all is no dearer. */
const mostKeys = 16;

/** The record with one entry set. `differingKeys` will know of it. */
export function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
): Readonly<Record<string, Value>> {
  const made = { ...record, [key]: value };
  origins.set(made, { from: new WeakRef(record), key });
  return made;
}

/** Keys outside which two records are the same; null where that is not known. */
export function differingKeys(before: Entries, after: Entries): ReadonlySet<string> | null {
  const keys = new Set<string>();
  let at: Entries | undefined = after;
  while (at !== before) {
    const origin: ReturnType<typeof origins.get> = at && origins.get(at);
    if (origin === undefined || keys.size === mostKeys) return null;
    keys.add(origin.key);
    at = origin.from.deref();
  }
  return keys;
}
