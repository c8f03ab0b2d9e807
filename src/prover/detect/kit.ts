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

/** What was found where something was looked at; `at`: where it is mended, if elsewhere. */
interface FoundThere extends Omit<Said, 'code' | 'place' | 'part'> {
  readonly at?: { readonly place: Place; readonly part: Way };
}

/** One place that was looked at, and what was found there. */
interface Look {
  readonly place: Place;
  readonly part: Way;
  readonly found: ProofFinding | null;
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
  readonly #looks = new Map<ProofCode, Look[]>();
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
    found: FoundThere | null,
    witness: () => ProofFinding['witness'] = () => null,
  ): void {
    const looks = this.#looks.get(code) ?? [];
    const finding = found && {
      ...{ code, place, part, witness: witness() },
      ...{ message: found.message, help: found.help, ...found.at },
    };
    looks.push({ place, part, found: finding });
    this.#looks.set(code, looks);
  }

  /** Something that is so at one place, whatever is so elsewhere. */
  say({ part = [], ...said }: Said, witness: ProofFinding['witness'] = null): void {
    const key = `${alike[said.code] ?? said.code} ${this.#siteOf(said.place, part)}`;
    if (!this.#said.has(key)) this.#said.set(key, { ...said, part, witness });
  }

  get findings(): readonly ProofFinding[] {
    return [
      ...[...this.#looks.values()].flatMap((looks) => this.#foundEverywhere(looks)),
      ...this.#said.values(),
    ];
  }

  /** Of each site where it was found each time, the first; most codes are found nowhere. */
  #foundEverywhere(looks: readonly Look[]): readonly ProofFinding[] {
    if (looks.every(({ found }) => found === null)) return [];
    const sites = new Map<string, ProofFinding | null>();
    for (const { place, part, found } of looks) {
      const site = this.#siteOf(place, part);
      const before = sites.get(site);
      sites.set(site, found === null || before === null ? null : (before ?? found));
    }
    return [...sites.values()].filter((found) => found !== null);
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
