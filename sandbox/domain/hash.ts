/** A whole number from 0 to 2^32 - 1 that is always the same for the same text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  // Without this, texts that differ only at their end keep much the same high bits.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** One of `items`, always the same for the same text. */
export function pick<Item>(
  items: readonly [Item, ...Item[]] | readonly Item[],
  text: string,
): Item {
  const item = items[hash(text) % items.length];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** `length` digits, always the same for the same text. */
export function digits(length: number, text: string): string {
  return Array.from({ length }, (_, at) => hash(`${text}#${String(at)}`) % 10).join('');
}
