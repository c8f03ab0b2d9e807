import type { LedgerEntry } from '../model';

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return value >>> 0;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * 16 bits of what `same` was, as four hexadecimal digits: enough to warn, and as many values give
 * the same ones that nobody can tell which it was (decision 44). The salt follows from the subject.
 */
export function sameDigestOf(
  same: string,
  subject: string,
): NonNullable<LedgerEntry['sameDigest']> {
  const salt = hex(hash(subject), 8);
  return { salt, digest: digestWith(same, salt) };
}

/** The same with a salt that is known. */
export function digestWith(same: string, salt: string): string {
  const whole = hash(`${salt}:${same}`);
  return hex((whole ^ (whole >>> 16)) & 0xff_ff, 4);
}
