import facts from '../data/special-postcodes.json';
import { plainPostcode } from './postcode';

export interface SpecialMeter {
  readonly supplierId?: number | null;
  readonly isPrepayment?: boolean;
  readonly isSmartMeter?: boolean;
  readonly isDomestic?: boolean;
  readonly kind?: string;
  readonly annualQuantity?: number | null;
}

/** What a special postcode has in place of an ordinary household; a meter that is null is not there. */
export interface SpecialHome {
  readonly gas: SpecialMeter | null;
  readonly electricity: SpecialMeter | null;
  /** How many addresses; left out for as many as anywhere. */
  readonly addresses?: number;
  readonly tower?: boolean;
  /** False: every supplier list is empty. */
  readonly suppliers?: boolean;
  /** False: results are empty. */
  readonly results?: boolean;
}

export interface SpecialPostcode {
  readonly postcode: string;
  readonly title: string;
  readonly expect: string;
  readonly home?: SpecialHome;
  readonly faults?: readonly { readonly operation: string; readonly fault: string }[];
}

const BY_POSTCODE = new Map<string, SpecialPostcode>(
  facts.postcodes.map((entry) => [entry.postcode, entry]),
);

/** The special meaning of a postcode, or null for an ordinary one. */
export function specialPostcode(postcode: string): SpecialPostcode | null {
  return BY_POSTCODE.get(plainPostcode(postcode)) ?? null;
}
