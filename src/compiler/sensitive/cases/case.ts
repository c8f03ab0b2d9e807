/** One small journey: {@link BASE} with these changes, and what must be found in it. */
export interface Case {
  /** The way out, or what looks like one. */
  readonly says: string;
  /** What is put where: `file#/pointer` and the value; `-` in a pointer appends to a list. */
  readonly put: Readonly<Record<string, unknown>>;
  /** What must be found, and nothing else: `file#/pointer` and the sensitive answers, sorted. */
  readonly finds: Readonly<Record<string, readonly string[]>>;
}

/** What stands at a pointer, and what the last part of the pointer is. */
function reach(root: unknown, parts: readonly string[]): unknown {
  let at = root;
  for (const part of parts) {
    if (typeof at !== 'object' || at === null) throw new Error(`nothing at ${part}`);
    const holder = at as Record<string, unknown>;
    holder[part] ??= {};
    at = holder[part];
  }
  return at;
}

/** The files of a journey with values put into them. */
export function patched(
  base: Readonly<Record<string, unknown>>,
  put: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const files: Record<string, unknown> = structuredClone(base);
  for (const [where, value] of Object.entries(put)) {
    const [file = '', pointer = ''] = where.split('#');
    const parts = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = parts.pop();
    if (last === undefined) {
      files[file] = value;
      continue;
    }
    files[file] ??= {};
    const holder = reach(files[file], parts);
    if (Array.isArray(holder) && last === '-') holder.push(value);
    else (holder as Record<string, unknown>)[last] = value;
  }
  return files;
}
