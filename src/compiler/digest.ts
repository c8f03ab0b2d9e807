/**
 * Short digest of a text: 16 hex digits, the same in every process. It tells one configuration
 * from another and is no protection against anybody who means harm.
 * Two 32-bit lanes of multiply and xor, mixed at the end (cyrb53, public domain).
 */
export function digestOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const first = mixed(high, low);
  const second = mixed(low, high);
  return [first, second].map((lane) => lane.toString(16).padStart(8, '0')).join('');
}

const mixed = (one: number, other: number): number =>
  (Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)) >>> 0;
