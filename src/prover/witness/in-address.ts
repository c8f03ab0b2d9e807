import { isObject, type Json } from '../../rules';
import type { Household } from './household';

/** A household as it can stand in an address of the page under development. */
export function toAddress(household: Household): string {
  const bytes = new TextEncoder().encode(JSON.stringify(household));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** null for what is none. */
export function fromAddress(text: string): Household | null {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (each) => each.codePointAt(0) ?? 0);
    const read = JSON.parse(new TextDecoder().decode(bytes)) as Json;
    return isHousehold(read) ? (read as unknown as Household) : null;
  } catch (error) {
    // What somebody has typed or cut off is no household; all else is a fault.
    if (error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}

const isHousehold = (value: Json): boolean =>
  isObject(value) &&
  ['answers', 'lookups', 'settings', 'locals'].every((key) => isObject(value[key] ?? null)) &&
  Array.isArray(value['drafts']) &&
  typeof value['today'] === 'string';
