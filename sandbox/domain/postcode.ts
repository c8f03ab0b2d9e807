import facts from '../data/postcode-areas.json';

/** Where a postcode lies; `gspGroup` names one of the 14 electricity regions. */
export interface Area {
  readonly gspGroup: string;
  readonly distributorId: string;
  readonly region: string;
  readonly town: string;
}

const AREAS: Readonly<Record<string, Area | null>> = facts.areas;

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
