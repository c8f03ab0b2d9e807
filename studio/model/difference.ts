/** The way to a value from the root. */
type Way = readonly (string | number)[];

/** What stands at a way, which leads to what is there or to a new key at its end; no value: the key is gone. */
export interface Change {
  readonly way: Way;
  readonly value?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * What makes one value another, where it is told as JSON. What is the same object in both is not looked into.
 */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = [];
  addChanges(before, after, [], changes);
  return changes;
}

function addChanges(
  before: unknown,
  after: unknown,
  way: readonly (string | number)[],
  changes: Change[],
): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let index = 0; index < after.length; index += 1)
      if (before[index] !== after[index])
        addChanges(before[index], after[index], [...way, index], changes);
    return;
  }
  if (!isFields(before) || !isFields(after)) {
    changes.push({ way, value: after });
    return;
  }
  const [old, next] = [keysOf(before), keysOf(after)];
  if (!standAlike(old, next, before, after)) {
    changes.push({ way, value: after });
    return;
  }
  for (const key of old) if (after[key] === undefined) changes.push({ way: [...way, key] });
  for (const key of next)
    if (before[key] !== after[key]) addChanges(before[key], after[key], [...way, key], changes);
}

/** Those that are in both stand in the same order, and before those that are new. */
function standAlike(
  old: readonly string[],
  next: readonly string[],
  before: Fields,
  after: Fields,
): boolean {
  if (old.length === next.length && old.every((key, index) => key === next[index])) return true;
  const kept = old.filter((key) => after[key] !== undefined);
  return (
    kept.every((key, index) => key === next[index]) &&
    next.slice(kept.length).every((key) => before[key] === undefined)
  );
}

/** A key that is not there and one that is undefined are the same in JSON. */
const keysOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((key) => fields[key] !== undefined);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with all changes made; what none of them is in stays the same object. */
export const withChanges = (before: unknown, changes: readonly Change[]): unknown =>
  changes.length === 0 ? before : changed(before, changes, 0);

/** `depth`: how far all of them have come on their ways. */
function changed(before: unknown, changes: readonly Change[], depth: number): unknown {
  const whole = changes.find(({ way }) => way.length === depth);
  if (whole !== undefined) return whole.value;
  const within = new Map<string | number, Change[]>();
  for (const change of changes) {
    const key = change.way[depth] ?? '';
    const others = within.get(key);
    if (others === undefined) within.set(key, [change]);
    else others.push(change);
  }
  if (Array.isArray(before))
    return (before as readonly unknown[]).map((item, index) => {
      const own = within.get(index);
      return own === undefined ? item : changed(item, own, depth + 1);
    });
  const made: Record<string, unknown> = { ...(before as Fields) };
  for (const [key, own] of within) {
    const isGone = own.some(({ way, value }) => way.length === depth + 1 && value === undefined);
    if (isGone) Reflect.deleteProperty(made, key);
    else made[key] = changed(made[key], own, depth + 1);
  }
  return made;
}
