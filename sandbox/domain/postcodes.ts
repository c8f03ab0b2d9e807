import areas from '../data/postcode-areas.json';
import special from '../data/special-postcodes.json';

/** Where a postcode lies; `gspGroup` names one of the 14 electricity regions. */
export interface Area {
  readonly gspGroup: string;
  readonly distributorId: string;
  readonly region: string;
  readonly town: string;
}

const AREAS: Readonly<Record<string, Area | null>> = areas.areas;

/** Capitals, no spaces: the way in which postcodes are compared and kept. */
export function plainPostcode(postcode: string): string {
  return postcode.replaceAll(' ', '').toUpperCase();
}

/** With its space, for people. */
export function writtenPostcode(postcode: string): string {
  const plain = plainPostcode(postcode);
  return `${plain.slice(0, -3)} ${plain.slice(-3)}`;
}

/** Null outside Great Britain's switching (BT, GY, IM, JE) and for areas that do not exist. */
export function areaOf(postcode: string): Area | null {
  const letters = /^[A-Z]+/.exec(plainPostcode(postcode))?.[0] ?? '';
  return AREAS[letters] ?? null;
}

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
  special.postcodes.map((entry) => [entry.postcode, entry]),
);

/** The special meaning of a postcode, or null for an ordinary one. */
export function specialPostcode(postcode: string): SpecialPostcode | null {
  return BY_POSTCODE.get(plainPostcode(postcode)) ?? null;
}
