import type { components } from '../contract/types';
import areas from '../data/postcode-areas.json';
import special from '../data/special-postcodes.json';
import streets from '../data/streets.json';
import { digits, fullMpan, hash, type MeterKind, mpanCore, mprn, pick } from './numbers';
import { SUPPLIERS } from './tariffs';

type Address = components['schemas']['Address'];
type AddressParts = components['schemas']['AddressParts'];
type GasMeter = components['schemas']['GasMeter'];
type ElectricityMeter = components['schemas']['ElectricityMeter'];

/** An address and its meters, made from the postcode: always the same for the same postcode. */
export interface Home {
  readonly address: Address;
  readonly gas: GasMeter | null;
  readonly electricity: ElectricityMeter | null;
}

const FEWEST = 24;
const SPREAD = 13;
const SAME_SUPPLIER_PERCENT = 70;
const SMART_PERCENT = 55;

/** Every home of a postcode; none outside Great Britain. */
export function homesOf(postcode: string): readonly Home[] {
  const plain = plainPostcode(postcode);
  const area = areaOf(plain);
  if (area === null) return [];
  const special = specialPostcode(plain)?.home ?? null;
  const count = special?.addresses ?? FEWEST + (hash(`count ${plain}`) % SPREAD);
  return Array.from({ length: count }, (_, at) => homeAt(plain, at + 1, area, special));
}

function homeAt(postcode: string, number: number, area: Area, special: SpecialHome | null): Home {
  const seed = `${postcode}-${String(number).padStart(3, '0')}`;
  const core = mpanCore(area.distributorId, seed);
  const gas = special?.gas === null ? null : gasMeter(seed, special?.gas ?? {});
  const electricity =
    special?.electricity === null ? null : electricityMeter(seed, core, special?.electricity ?? {});
  const parts: AddressParts = {
    ...lines(postcode, number, special?.tower === true),
    city: area.town,
    county: null,
    postcode,
    fuelType: fuelType(gas, electricity),
    mpanCores: electricity === null ? [] : [core],
    xoserveAddressCodes: gas === null ? [] : [`X-${seed}`],
  };
  const text = [parts.line1, parts.line2, parts.city, writtenPostcode(postcode)]
    .filter((part) => part !== null)
    .join(', ');
  return { address: { id: seed, text, parts }, gas, electricity };
}

function fuelType(
  gas: GasMeter | null,
  electricity: ElectricityMeter | null,
): AddressParts['fuelType'] {
  if (gas !== null) return electricity === null ? 'gas' : 'dual';
  return electricity === null ? 'none' : 'electricity';
}

function lines(postcode: string, number: number, tower: boolean) {
  const street = pick(streets.streets, `street ${postcode}`);
  if (tower) {
    const house = pick(streets.towers, `tower ${postcode}`);
    return { line1: `Flat ${String(number)}, ${house}`, line2: street };
  }
  // A second street, so that a list has to be searched and not only counted.
  const side = pick(streets.streets, `side ${postcode}`);
  const line1 = `${String(number)} ${number % 4 === 0 ? side : street}`;
  return { line1, line2: pick(streets.localities, `locality ${postcode}`) };
}

function gasMeter(seed: string, special: SpecialMeter): GasMeter {
  return {
    mprn: mprn(seed),
    isDomestic: special.isDomestic ?? true,
    isPrepayment: special.isPrepayment ?? false,
    isSmartMeter: special.isSmartMeter ?? ordinarySmart(seed, special),
    mugSupplierId: special.supplierId === undefined ? ordinarySupplier(seed) : special.supplierId,
    mpaq:
      special.annualQuantity === undefined
        ? 6000 + 50 * (hash(`quantity ${seed}`) % 240)
        : special.annualQuantity,
  };
}

function electricityMeter(seed: string, core: string, special: SpecialMeter): ElectricityMeter {
  const kind = meterKind(special.kind);
  const own = hash(`second ${seed}`) % 100 >= SAME_SUPPLIER_PERCENT;
  const ordinary = ordinarySupplier(own ? `electricity ${seed}` : seed);
  return {
    mpan: fullMpan(core, kind),
    isDomestic: kind !== 'nonDomestic',
    isPrepayment: special.isPrepayment ?? false,
    isSmartMeter: special.isSmartMeter ?? ordinarySmart(seed, special),
    mugSupplierId: special.supplierId === undefined ? ordinary : special.supplierId,
  };
}

function meterKind(kind: string | undefined): MeterKind {
  return kind === 'twoRate' || kind === 'nonDomestic' ? kind : 'oneRate';
}

/** A special home says what is smart; in an ordinary one about half are. */
function ordinarySmart(seed: string, special: SpecialMeter): boolean {
  return Object.keys(special).length === 0 && Number(digits(2, `smart ${seed}`)) < SMART_PERCENT;
}

function ordinarySupplier(seed: string): number {
  return pick(SUPPLIERS, `supplier ${seed}`).id;
}

/** Where a postcode lies; `gspGroup` names one of the 14 electricity regions. */
interface Area {
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
function writtenPostcode(postcode: string): string {
  const plain = plainPostcode(postcode);
  return `${plain.slice(0, -3)} ${plain.slice(-3)}`;
}

/** Null outside Great Britain's switching (BT, GY, IM, JE) and for areas that do not exist. */
export function areaOf(postcode: string): Area | null {
  const letters = /^[A-Z]+/.exec(plainPostcode(postcode))?.[0] ?? '';
  return AREAS[letters] ?? null;
}

interface SpecialMeter {
  readonly supplierId?: number | null;
  readonly isPrepayment?: boolean;
  readonly isSmartMeter?: boolean;
  readonly isDomestic?: boolean;
  readonly kind?: string;
  readonly annualQuantity?: number | null;
}

/** What a special postcode has in place of an ordinary household; a meter that is null is not there. */
interface SpecialHome {
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

interface SpecialPostcode {
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
