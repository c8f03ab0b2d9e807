import type { Json } from '../../model';
import { decimal } from './decimal';

/**
 * Rounded to two decimals, so that money is no 961.8000000000001; null for no number.
 * What is written is rounded, half away from zero: 1.005 is 1.01, though a little less is stored.
 */
export function pence(value: Json): Json {
  if (typeof value !== 'number') return null;
  const [whole = '', fraction = ''] = decimal(Math.abs(value)).split('.');
  if (fraction.length < 3) return value;
  const up = (fraction[2] ?? '') >= '5' ? 1n : 0n;
  const digits = String(BigInt(whole + fraction.slice(0, 2)) + up).padStart(3, '0');
  const rounded = Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
  // No negative zero.
  return Math.sign(value) * rounded + 0;
}
