import { Cursor } from './cursor';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many levels of a key are laid over key by key; below, and for all else, the overlay's value stands alone. */
const depths: Readonly<Record<string, number>> = {
  schema: 3,
  fields: 2,
  messages: 2,
  uiSchema: 2,
  actions: 2,
  bind: 1,
  initial: 1,
  normalise: 1,
  labels: 1,
  required: 1,
  unticked: 1,
  options: 1,
  bounds: 1,
  disabled: 1,
};

/** Lists that the overlay continues. */
const continued = new Set(['content', 'checks', 'reactions', 'needs', 'source']);

/** Keys that belong to a file and not to what it says. */
const own = new Set(['$schema', 'id', 'description', 'facts']);

function lay(base: Cursor<unknown>, over: Cursor<unknown>, depth: number): Cursor<unknown> {
  if (depth === 0 || !isObject(base.value) || !isObject(over.value)) return over;
  return layObjects(base.as(base.value), over.as(over.value), () => depth - 1);
}

function join(base: Cursor<unknown>, over: Cursor<unknown>): Cursor<unknown> {
  const [first, second] = [base.value as readonly unknown[], over.value as readonly unknown[]];
  const parts = new Map<string, Cursor<unknown>>();
  first.forEach((value, index) => parts.set(String(index), base.part(index, value)));
  second.forEach((value, index) =>
    parts.set(String(first.length + index), over.part(index, value)),
  );
  return new Cursor([...first, ...second], over.file, over.pointer, parts);
}

function layObjects(
  base: Cursor<Fields>,
  over: Cursor<Fields>,
  depthOf: (key: string) => number | 'continued',
): Cursor<Fields> {
  const parts = new Map<string, Cursor<unknown>>();
  for (const [key, value] of Object.entries(base.value)) parts.set(key, base.part(key, value));
  for (const [key, value] of Object.entries(over.value)) {
    const below = parts.get(key);
    const above = over.part(key, value);
    const depth = depthOf(key);
    if (below === undefined) parts.set(key, above);
    else parts.set(key, depth === 'continued' ? join(below, above) : lay(below, above, depth));
  }
  const value = Object.fromEntries([...parts].map(([key, part]) => [key, part.value]));
  return new Cursor(value, base.file, base.pointer, parts);
}

/** A section as one variant says it. */
export function overlay<T extends object>(base: Cursor<T>, over: Cursor<object>): Cursor<T> {
  const said = Object.fromEntries(Object.entries(over.value).filter(([key]) => !own.has(key)));
  const merged = layObjects(base.as(base.value as Fields), over.as(said), (key) =>
    continued.has(key) ? 'continued' : (depths[key] ?? 0),
  );
  return merged as unknown as Cursor<T>;
}
