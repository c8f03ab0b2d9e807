import { validateAccountDetails } from 'uk-modulus-check';
import facts from '../data/meter-points.json';

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

const DOMESTIC_PROFILES = ['01', '02'];

export type MeterKind = 'oneRate' | 'twoRate' | 'nonDomestic';

/** The 13th digit of an MPAN core, from its first twelve. */
function mpanCheckDigit(twelve: string): string {
  const sum = facts.mpanPrimes.reduce((total, prime, at) => total + prime * Number(twelve[at]), 0);
  return String((sum % 11) % 10);
}

/** A 13-digit core for a distributor; always the same for the same seed. */
export function mpanCore(distributorId: string, seed: string): string {
  const twelve = distributorId + digits(10, `mpan ${seed}`);
  return twelve + mpanCheckDigit(twelve);
}

/** All 21 characters. */
export function fullMpan(core: string, kind: MeterKind): string {
  return facts.topLines[kind] + core;
}

/** Whether all 21 characters are those of a meter point that can exist (CALL-54). */
export function isMpan(mpan: string): boolean {
  if (!/^\d{2}[0-9A-Z]{6}\d{13}$/.test(mpan)) return false;
  const core = mpan.slice(8);
  const known = [...facts.distributors, ...facts.independentDistributors];
  return known.includes(core.slice(0, 2)) && mpanCheckDigit(core.slice(0, 12)) === core[12];
}

/** Whether the profile class is a home's (MET-11). */
export function isDomesticMpan(mpan: string): boolean {
  return DOMESTIC_PROFILES.includes(mpan.slice(0, 2));
}

/** The last two digits of an MPRN, from the ones before. */
export function mprnCheckDigits(body: string): string {
  const sum = Array.from(body, Number).reduce(
    (total, digit, at) => total + digit * (body.length - at),
    0,
  );
  return String(sum % 11).padStart(2, '0');
}

/** A 10-digit MPRN; always the same for the same seed. */
export function mprn(seed: string): string {
  const body = `5${digits(7, `mprn ${seed}`)}`;
  return body + mprnCheckDigits(body);
}

const ACCOUNT_LENGTH = 8;

/**
 * Whether sort code (six digits) and account number (six to eight) fit each other by modulus check.
 * Short account numbers are older ones, written today with zeros in front. A sort code that no rule
 * speaks of is presumed valid.
 */
export function areBankDetailsValid(sortCode: string, accountNumber: string): boolean {
  return validateAccountDetails(sortCode, accountNumber.padStart(ACCOUNT_LENGTH, '0'));
}
