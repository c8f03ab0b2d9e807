import { placeText, type Origins, type Place, type Way } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import type { Asked, Prover } from '../prover';
import type { ProofCode } from './codes';
import type { ProofFinding } from './proof-finding';

/** A finding as a detector says it. */
export interface Said {
  readonly code: ProofCode;
  readonly place: Place;
  readonly part?: Way;
  readonly message: string;
  readonly help: string;
}

/** Codes that say the same of one place: what was said first stands. */
const alike: Readonly<Partial<Record<ProofCode, ProofCode>>> = { JP201: 'JP203' };

/**
 * What detectors work with. What is written once may stand in a journey several times (in each variant,
 * in each bundle's use): something is found there only if it is so every time.
 */
export class Kit {
  readonly prover: Prover;
  readonly #origins: Origins | null;
  readonly #sites = new Map<string, { looked: number; found: ProofFinding[] }>();
  readonly #said = new Map<string, ProofFinding>();
  readonly incomplete: Place[] = [];
  notReplayed = 0;

  constructor(prover: Prover, origins: Origins | null) {
    this.prover = prover;
    this.#origins = origins;
  }

  /** Notes that something was looked at, and what was found; null for nothing. */
  look(
    code: ProofCode,
    place: Place,
    part: Way,
    found: Omit<Said, 'code' | 'place' | 'part'> | null,
    witness: () => ProofFinding['witness'] = () => null,
  ): void {
    const key = `${code} ${this.#siteOf(place, part)}`;
    const site = this.#sites.get(key) ?? { looked: 0, found: [] };
    site.looked += 1;
    if (found !== null) site.found.push({ code, place, part, witness: witness(), ...found });
    this.#sites.set(key, site);
  }

  /** Something that is so at one place, whatever is so elsewhere. */
  say({ part = [], ...said }: Said, witness: ProofFinding['witness'] = null): void {
    const key = `${alike[said.code] ?? said.code} ${this.#siteOf(said.place, part)}`;
    if (!this.#said.has(key)) this.#said.set(key, { ...said, part, witness });
  }

  get findings(): readonly ProofFinding[] {
    const everywhere = [...this.#sites.values()].flatMap(({ looked, found }) => {
      const [first] = found;
      return first === undefined || found.length < looked ? [] : [first];
    });
    return [...everywhere, ...this.#said.values()];
  }

  /** Where a condition holds; what is too much to work out is noted, and null. */
  where(asked: Asked, place: Place): Node | null {
    const node = this.prover.where(asked);
    if (node === null) this.incomplete.push(place);
    return node;
  }

  #siteOf(place: Place, part: Way): string {
    const origin = this.#origins?.within(place, part) ?? null;
    return origin === null
      ? `${placeText(place)} ${part.join('/')}`
      : `${origin.file} ${origin.pointer} ${origin.written ? '' : placeText(place)}`;
  }
}
