import { placeAt, type Origins, type Policies, type Suppression } from '../../journey';
import type { Prover } from '../prover';
import { conditions } from './conditions';
import { detectors } from './detectors';
import { Kit } from './kit';
import { holdPolicies } from './policies/policies';
import type { Proof, ProofFinding } from './proof-finding';

/**
 * All that can be shown of a journey: what is so for every household, or for one that can be named.
 * `origins` tell which places are written once; without them each place stands for itself. `policies`:
 * what must hold whatever is changed, and which findings are meant so.
 */
export function prove(
  prover: Prover,
  origins: Origins | null = null,
  policies: Policies | null = null,
): Proof {
  const work = proving(prover, origins, policies);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** How many rules were looked at, and things looked for behind them. */
export interface Proving {
  readonly done: number;
  readonly all: number;
}

/** The same in steps, for whoever has other things to do between them. */
export function* proving(
  prover: Prover,
  origins: Origins | null,
  policies: Policies | null,
): Generator<Proving, Proof, undefined> {
  const kit = new Kit(prover, origins);
  const rules = prover.rules().length;
  const others = Object.values(detectors);
  const all = rules + others.length;
  for (const done of conditions(kit)) yield { done, all };
  for (const [index, detect] of others.entries()) {
    yield { done: rules + index, all };
    detect(kit);
  }
  if (policies !== null) holdPolicies(kit, policies);
  return {
    findings: notMeantSo(kit.findings, origins, policies?.off ?? []),
    looked: {
      rules: prover.rules().length,
      incomplete: kit.incomplete,
      notReplayed: kit.notReplayed,
    },
  };
}

/** Findings without those that are meant so, and with what is said to be meant and is not found. */
function notMeantSo(
  all: readonly ProofFinding[],
  origins: Origins | null,
  off: readonly Suppression[],
): readonly ProofFinding[] {
  const used = new Set<Suppression>();
  const left = all.filter(({ code, place, part }) => {
    const origin = origins?.within(place, part) ?? null;
    const meant = off.find(
      (each) =>
        each.code === code && each.file === origin?.file && isUnder(origin.pointer, each.at),
    );
    if (meant !== undefined) used.add(meant);
    return meant === undefined;
  });
  const unused = off.flatMap((each, index): readonly ProofFinding[] =>
    used.has(each)
      ? []
      : [
          {
            code: 'JP404',
            place: placeAt(null, 'policies', null),
            part: ['off', index],
            message: `${each.code} is not found in ${each.file}${each.at} any more.`,
            help: 'take the entry out, or mend its place',
            witness: null,
          },
        ],
  );
  return [...left, ...unused];
}

const isUnder = (pointer: string, at: string): boolean =>
  at === '' || pointer === at || pointer.startsWith(`${at}/`);
