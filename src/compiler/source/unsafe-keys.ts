/** Keys that reach an object's prototype when read carelessly. */
export const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
